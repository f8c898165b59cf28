import { afterAll, beforeAll, expect, test } from 'vitest'
import { fileAnchor } from './audit/anchor.ts'
import { openTestAudit } from './testing/audit-world.ts'
import { type Nodes, openNodes } from './testing/fault-nodes.ts'
import { beginOrder, findPass, givePeople, makeShopper, payOrder, putPass, type Send } from './testing/fault-shopper.ts'
import { buildServer, type Server } from './testing/server.ts'
import { startAnyPostgres, startAnyRedis } from './testing/services.ts'
import { logInAsTraveller } from './testing/upgrade/customer.ts'

const former = 'the secret of last year that both nodes have'
const next = 'the secret of this year that comes in two rounds'

/** What each node has, one restart after the other, in the two rounds of docs/operations.md. */
const steps: readonly (readonly [string, string])[] = [
  [`${former},${next}`, former],
  [`${former},${next}`, `${former},${next}`],
  [`${next},${former}`, `${former},${next}`],
  [`${next},${former}`, `${next},${former}`],
]

let postgres: Awaited<ReturnType<typeof startAnyPostgres>>
let redis: Awaited<ReturnType<typeof startAnyRedis>>
let nodes: Nodes
let given: readonly [string, string] = steps[0] ?? [former, former]
let running: [Server, Server]

beforeAll(async () => {
  await buildServer()
  postgres = await startAnyPostgres()
  redis = await startAnyRedis()
  nodes = await openNodes(postgres.url, { REDIS_URL: redis.url })
  running = await Promise.all([start(given[0]), start(given[1])])
})
afterAll(async () => {
  await nodes?.close()
  await redis?.stop()
  await postgres?.stop()
})

const start = (secrets: string): Promise<Server> => nodes.start({ SESSION_SECRET: secrets })

/** The node that the balancer sends the next call to. */
let at: 0 | 1 = 0
const portNow = (): number => running[at].port

async function onEach<Answer>(ask: () => Promise<Answer>): Promise<[Answer, Answer]> {
  const answers: Answer[] = []
  for (const node of [0, 1] as const) {
    at = node
    answers.push(await ask())
  }
  return answers as [Answer, Answer]
}

/** Everybody has this passport, and nobody is shown all of it. */
const passport = { docType: '2', docID: 'PX7654321', expireDate: '2035-06-30', docHolderNationality: 'GB' }

async function saveTraveller(send: Send, ref: string): Promise<void> {
  const grace = { ref, type: 'adult', firstName: 'Grace', lastName: 'Hopper', document: passport }
  await send('/api/v1/account/travelers', grace)
}

async function passportsOf(send: Send): Promise<string[]> {
  const { travelers } = await send('/api/v1/account/travelers')
  return travelers.map(({ document }: { document?: { docID: string } }) => document?.docID.replace(/^•+/, ''))
}

async function fillCart(send: Send): Promise<string> {
  return putPass(send, await findPass(send))
}

const cartOf = async (send: Send): Promise<string[]> =>
  (await send('/api/v1/bookings/shopping-cart')).map((text: string) => JSON.parse(text).id)

/** What a node finds that has these secrets: it chains what has happened since, and reads all of it. */
async function auditOf(secrets: string): Promise<readonly unknown[]> {
  const audit = openTestAudit(nodes.db, {
    secrets: secrets.split(','),
    anchor: fileAnchor(nodes.environment.DATA_DIR ?? ''),
  })
  await audit.drain()
  return (await audit.check()).breaks
}

async function everyNodeProvesTheAudit(): Promise<void> {
  for (const secrets of given) expect(await auditOf(secrets), secrets).toEqual([])
}

/** Of the two nodes the second is the one that has only the former secret to begin with. */
test('[A41] in two rounds over two nodes no customer and no node meets what it does not know', async () => {
  at = 1
  const person = await logInAsTraveller(portNow)
  await saveTraveller(person, 'first')
  const guest = makeShopper(portNow)
  // What is held stays in the cart until it is bought.
  const cart = [await fillCart(guest), await fillCart(guest)] as const
  const { orderId } = await beginOrder(guest, cart[1])
  const held = await givePeople(guest, orderId, cart[1])

  const passports = ['321']
  /** With its own first secret: what is sealed, signed and entered at one node is to be known at the other. */
  async function writeAtEachNode(): Promise<{ send: Send; item: string }[]> {
    return onEach(async () => {
      await saveTraveller(person, `traveller ${passports.push('321')}`)
      const send = makeShopper(portNow)
      return { send, item: await fillCart(send) }
    })
  }

  async function readAtEachNode(newcomers: readonly { send: Send; item: string }[]): Promise<void> {
    const names = await onEach(async () => (await person('/api/v1/b2b/user-manage/own-info')).username)
    expect(names).toEqual(['traveller', 'traveller'])
    expect(await onEach(() => passportsOf(person))).toEqual([passports, passports])
    expect(await onEach(() => cartOf(guest))).toEqual([cart, cart])
    for (const { items } of await onEach(() => guest(`/api/v1/checkout/${orderId}`)))
      expect(items).toEqual([
        expect.objectContaining({ status: 'OnHold', party: [expect.objectContaining({ name: 'Ada Lovelace' })] }),
      ])
    for (const { send, item } of newcomers) expect(await onEach(() => cartOf(send))).toEqual([[item], [item]])
    await everyNodeProvesTheAudit()
  }

  for (const step of steps) {
    for (const node of [0, 1] as const) {
      if (step[node] === given[node]) continue
      await running[node].kill('SIGTERM')
      running[node] = await start(step[node])
    }
    given = step
    await readAtEachNode(await writeAtEachNode())
  }

  // What was begun with the former secret is bought with the new one.
  const paid = await payOrder(guest, held)
  const order = await beginOrder(guest, cart[0])
  const bought = await payOrder(guest, await givePeople(guest, order.orderId, cart[0]))
  expect([paid, bought].map(({ items }) => items[0].status)).toEqual(['Ticketed', 'Ticketed'])
  await everyNodeProvesTheAudit()
})
