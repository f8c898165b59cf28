import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { addToCart, checkOut, findPasses, makeBuyer } from './checkout/buyer.mjs'
import { ask } from './http/ask.mjs'
import { calls } from './http/searches.mjs'
import { quantile, withSearchedShop } from './http/shop.mjs'
import { watchStolen } from './http/stolen.mjs'

/**
 * What a shop is like that is used for long: every kind of search, one purchase for a hundred of them, at half of what it
 * can do, for two minutes, or as many as MINUTES says. It says whether its memory grows, how long the slowest wait, what failed.
 * A span in which the machine's host gave its processors to others, and the one after it, in which is done what was left
 * then, say nothing of the shop: they are told and not judged.
 */
const minutes = Number(process.env.MINUTES ?? 2)
const clients = 16
const span = 10_000
const bounds = { tail: 5, growth: 30, stolen: 0.05, setAside: 0.5 }

const memoryOf = (pid) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1000

/** Megabytes an hour, by the straight line that fits best. */
function growthOf(samples) {
  const mean = (key) => samples.reduce((sum, one) => sum + one[key], 0) / samples.length
  const [at, size] = [mean('at'), mean('size')]
  const over = samples.reduce((sum, one) => sum + (one.at - at) * (one.size - size), 0)
  return over / samples.reduce((sum, one) => sum + (one.at - at) ** 2, 0)
}

await withSearchedShop('load', async (shop) => {
  let sent = 0
  const failures = []
  const fail = (problem) => failures.push({ at: performance.now(), problem })
  /** Of each kind when it was sent and how long it took. */
  const told = new Map(calls.map(({ name }) => [name, []]))
  async function search() {
    const index = sent++
    const call = calls[index % calls.length]
    const at = performance.now()
    await ask(shop, call, index).then(() => told.get(call.name).push({ at, took: performance.now() - at }), fail)
  }
  async function buy() {
    const send = makeBuyer(shop.url)
    // A handle of the beginning has ended before the load does.
    const [rph] = await findPasses(send)
    const [itemId] = await addToCart(send, rph)
    await checkOut(send, itemId)
  }

  const full = performance.now() + 30_000
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (performance.now() < full) await search()
    }),
  )
  const rate = sent / 30 / 2
  for (const all of told.values()) all.length = 0
  sent = 0

  const spans = []
  const stolenSince = watchStolen()
  const began = performance.now()
  const end = began + minutes * 60_000
  while (performance.now() < end) {
    const now = performance.now() - began
    while (sent < (now / 1000) * rate) {
      if (sent % 100 === 99) void buy().catch(fail)
      void search()
    }
    if (now > (spans.length + 1) * span)
      spans.push({ at: now / 3_600_000, size: memoryOf(shop.pid), isStolen: stolenSince() > bounds.stolen })
    await pause(5)
  }

  const isOurs = (index) => !spans[index]?.isStolen && !spans[index - 1]?.isStolen
  const isJudged = ({ at }) => isOurs(Math.floor((at - began) / span))
  const setAside = spans.filter((_, index) => !isOurs(index)).length
  const failed = failures.filter(isJudged)
  const steady = spans.filter((_, index) => index >= spans.length / 3 && isOurs(index))
  const growth = growthOf(steady)
  console.log(`${minutes} minutes at ${rate.toFixed(1)} calls a second, ${sent} in all, ${failed.length} failed`)
  if (setAside > spans.length * bounds.setAside)
    throw new Error('The machine was needed elsewhere: nothing can be said.')
  if (setAside > 0)
    console.log(`set aside: ${setAside} of ${spans.length} spans, ${failures.length - failed.length} failed in them`)
  for (const { problem } of failures.slice(0, 3)) console.log(`  ${problem.message.slice(0, 200)}`)
  const sizes = [spans[0], steady[0], steady.at(-1)].map((one) => `${one?.size.toFixed(0)} MB`)
  console.log(`memory ${sizes.join(', ')}: ${growth.toFixed(0)} MB an hour over the last two thirds`)
  const isMissed = [failed.length > 0, !(growth <= bounds.growth)]
  for (const [name, all] of told) {
    const times = all.filter(isJudged).map(({ took }) => took)
    const [p50, p99] = [quantile(times, 0.5), quantile(times, 0.99)]
    console.log(`${name.padEnd(28)}p50 ${p50?.toFixed(0).padStart(5)} ms, p99 ${p99?.toFixed(0).padStart(5)} ms`)
    // Who looks at the page is read in 3 ms: that is no search.
    if (name !== 'own-info') isMissed.push(!(p99 <= bounds.tail * p50))
  }
  if (isMissed.includes(true)) process.exitCode = 1
})
