import { setTimeout as pause } from 'node:timers/promises'
import { addToCart, checkOut, makeBuyer } from './checkout/buyer.mjs'
import { ask } from './http/ask.mjs'
import { calls } from './http/searches.mjs'
import { quantile, withSearchedShop } from './http/shop.mjs'

/**
 * Whether somebody can buy while the shop is searched by far more people than it can answer: so many searches a second are
 * sent, answered or not, and beside them one purchase after the other, whose three calls are timed.
 */
const searchesASecond = 200
const seconds = 30
const bound = 1_000

const searches = calls.filter(({ name }) => name !== 'own-info')

await withSearchedShop('rush', async (shop) => {
  for (const [index, call] of searches.entries()) await ask(shop, call, index)

  let [sent, answered, failed] = [0, 0, 0]
  const end = performance.now() + seconds * 1000
  const flood = (async () => {
    const began = performance.now()
    while (performance.now() < end) {
      while (sent < ((performance.now() - began) / 1000) * searchesASecond) {
        const call = searches[sent % searches.length]
        ask(shop, call, sent++).then(
          () => answered++,
          () => failed++,
        )
      }
      await pause(5)
    }
  })()
  const times = { initiate: [], quote: [], confirm: [] }
  await pause(5_000)
  while (performance.now() < end) {
    const send = makeBuyer(shop.url)
    const timed = async (path, body) => {
      const at = performance.now()
      const answer = await send(path, body)
      times[path.split('/').at(-1)]?.push(performance.now() - at)
      return answer
    }
    const [itemId] = await addToCart(send, shop.rph)
    await checkOut(timed, itemId)
    await pause(200)
  }
  await flood
  console.log(`searches                ${sent} sent in ${seconds} s, ${answered} answered meanwhile, ${failed} refused`)
  for (const [name, all] of Object.entries(times)) {
    const [p50, p95] = [quantile(all, 0.5), quantile(all, 0.95)]
    console.log(`${name.padEnd(24)}${all.length} times, p50 ${p50?.toFixed(0)} ms, p95 ${p95?.toFixed(0)} ms`)
    if (!(p95 < bound)) process.exitCode = 1
  }
})
process.exit()
