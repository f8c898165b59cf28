import autocannon from 'autocannon'
import { logIn, withDataDir, withServer } from '../scripts/server.mjs'

const rounds = 5
const seconds = 3

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]
const spread = (numbers) => `${Math.min(...numbers).toFixed(2)} to ${Math.max(...numbers).toFixed(2)}`

async function rateOf(url, headers) {
  const { requests, non2xx, errors } = await autocannon({ url, headers, connections: 20, duration: seconds })
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} refusals and ${errors} errors; nothing was measured.`)
  return requests.average
}

/** A guest's answer asks the database nothing: measured by mistake, it would look very fast. */
async function checkLogin(url, cookie) {
  const reply = await fetch(`${url}/api/v1/b2b/user-manage/own-info`, { headers: { cookie } })
  if (!(await reply.json()).success) throw new Error('Nobody is logged in; nothing was measured.')
}

/** Interleaved, so that whatever else the machine does meets both alike. */
async function measure(url, cookie) {
  await checkLogin(url, cookie)
  const [bare, own] = [[], []]
  await rateOf(`${url}/healthz`, {})
  for (let round = 0; round < rounds; round++) {
    bare.push(await rateOf(`${url}/healthz`, {}))
    own.push(await rateOf(`${url}/api/v1/b2b/user-manage/own-info`, { cookie }))
  }
  const ratios = own.map((rate, round) => rate / bare[round])
  console.log(`bare route   ${Math.round(median(bare))} requests/s`)
  console.log(`own-info     ${Math.round(median(own))} requests/s`)
  console.log(`ratio        ${median(ratios).toFixed(3)} (${spread(ratios)} over ${rounds} rounds of ${seconds} s)`)
}

// Without limits, which are there to stop what this does.
await withDataDir((folder) =>
  withServer({ DATA_DIR: folder, LIMITS: 'off' }, async (url) => measure(url, await logIn(url, 'owner'))),
)
