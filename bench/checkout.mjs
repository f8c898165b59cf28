import { root } from '../scripts/repository.mjs'
import { withDataDir } from '../scripts/server.mjs'
import { startPostgres } from '../scripts/services.mjs'
import { describeMeasured, median, openShop } from './checkout/shop.mjs'

/**
 * How many checkouts a second, and how many against an older build: AGAINST names the folder of its checkout, installed
 * and built. Both run in the same minutes on the same PostgreSQL, one round each in turn, because a machine's speed
 * changes from minute to minute by more than what is looked for.
 */
const { AGAINST: older } = process.env
const buyers = 16
const rounds = 5
const seconds = 8
/** Until what is hot is compiled. */
const warmUp = 15
const bounds = { ratio: 0.65, cartAdds: 500, tail: 10 }

// As in earnest: what is committed is on the disk.
const postgres = await startPostgres({ fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' })
const problems = []

async function warm(shop) {
  await shop.addFor(warmUp)
  await shop.buyFor(warmUp)
}

const medianOf = (measured) => ({
  rate: median(measured.map(({ rate }) => rate)),
  p50: median(measured.map(({ p50 }) => p50)),
  p99: median(measured.map(({ p99 }) => p99)),
})

await withDataDir(async (dataDir) => {
  const open = (name, checkout) => openShop({ name, checkout, postgres, dataDir, buyers })
  const shops = [await open('now', root), ...(older ? [await open('before', older)] : [])]
  for (const shop of shops) await warm(shop)
  const measured = shops.map(() => ({ adds: [], buys: [] }))
  for (let round = 0; round < rounds; round++) {
    // Who comes first changes: what one leaves to the disk is written while the other is measured.
    const order = round % 2 === 0 ? shops.keys() : [...shops.keys()].reverse()
    for (const index of order) {
      measured[index].adds.push(await shops[index].addFor(seconds))
      measured[index].buys.push(await shops[index].buyFor(seconds))
    }
  }
  for (const shop of shops) await shop.stop()

  const [now, before] = measured
  const [added, bought] = [medianOf(now.adds), medianOf(now.buys)]
  console.log(`cart add                ${describeMeasured(added)}`)
  console.log(`whole checkout          ${describeMeasured(bought)}`)
  if (added.rate < bounds.cartAdds) problems.push(`fewer than ${bounds.cartAdds} cart adds a second`)
  if (bought.p99 > bounds.tail * bought.p50) problems.push('p99 above ten times p50')
  if (!before) return console.log('ratio                   not measured: AGAINST names no older checkout')
  console.log(`  of the older build    ${describeMeasured(medianOf(before.buys))}`)
  for (const kind of ['adds', 'buys']) {
    const ratios = now[kind].map(({ rate }, round) => rate / before[kind][round].rate)
    const each = ratios.map((ratio) => ratio.toFixed(2)).join(' ')
    console.log(`ratio of ${kind}           ${median(ratios).toFixed(2)} (${each})`)
    if (kind === 'buys' && median(ratios) < bounds.ratio)
      problems.push(`fewer than ${bounds.ratio} of the older build's checkouts`)
  }
})
await postgres.stop()
for (const problem of problems) console.log(`MISSED: ${problem}`)
process.exitCode = problems.length > 0 ? 1 : 0
