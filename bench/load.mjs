import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { addToCart, checkOut, findPasses, makeBuyer } from './checkout/buyer.mjs'
import { ask } from './http/ask.mjs'
import { calls } from './http/searches.mjs'
import { quantile, withSearchedShop } from './http/shop.mjs'

/**
 * What a shop is like that is used for long: every kind of search, one purchase for a hundred of them, at half of what it
 * can do, for two minutes, or as many as MINUTES says. It says whether its memory grows, how long the slowest wait, what failed.
 */
const minutes = Number(process.env.MINUTES ?? 2)
const clients = 16
const bounds = { tail: 5, growth: 30 }

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
  const times = new Map(calls.map(({ name }) => [name, []]))
  const failures = []
  async function search() {
    const index = sent++
    const call = calls[index % calls.length]
    const began = performance.now()
    await ask(shop, call, index).then(
      () => times.get(call.name).push(performance.now() - began),
      (problem) => failures.push(problem),
    )
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
  for (const all of times.values()) all.length = 0
  sent = 0

  const samples = []
  const began = performance.now()
  const end = began + minutes * 60_000
  while (performance.now() < end) {
    const now = performance.now() - began
    while (sent < (now / 1000) * rate) {
      if (sent % 100 === 99) void buy().catch((problem) => failures.push(problem))
      void search()
    }
    if (now > (samples.length + 1) * 10_000) samples.push({ at: now / 3_600_000, size: memoryOf(shop.pid) })
    await pause(5)
  }

  const steady = samples.slice(Math.floor(samples.length / 3))
  const growth = growthOf(steady)
  console.log(`${minutes} minutes at ${rate.toFixed(1)} calls a second, ${sent} in all, ${failures.length} failed`)
  for (const problem of failures.slice(0, 3)) console.log(`  ${problem.message.slice(0, 200)}`)
  const sizes = [samples[0], steady[0], steady.at(-1)].map((one) => `${one?.size.toFixed(0)} MB`)
  console.log(`memory ${sizes.join(', ')}: ${growth.toFixed(0)} MB an hour over the last two thirds`)
  const isMissed = [failures.length > 0, growth > bounds.growth]
  for (const [name, all] of times) {
    const [p50, p99] = [quantile(all, 0.5), quantile(all, 0.99)]
    console.log(`${name.padEnd(28)}p50 ${p50.toFixed(0).padStart(5)} ms, p99 ${p99.toFixed(0).padStart(5)} ms`)
    // Who looks at the page is read in 3 ms: that is no search.
    if (name !== 'own-info') isMissed.push(p99 > bounds.tail * p50)
  }
  if (isMissed.includes(true)) process.exitCode = 1
})
