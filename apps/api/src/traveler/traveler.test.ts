import { randomUUID } from 'node:crypto'
import { authenticate } from '@portolan/contract/account'
import { modifyProfile } from '@portolan/contract/profile'
import {
  addTraveler,
  changeTraveler,
  listTravelers,
  readTravelerDraft,
  removeTraveler,
  saveTravelerDraft,
} from '@portolan/contract/traveler'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeSafe } from '../platform/crypto.ts'
import { sql } from '../platform/sql.ts'
import { hire, signedIn } from '../testing/agency.ts'
import { type Browser, demoPassword, openWorld, type TestWorld } from '../testing/world.ts'
import { sweepDrafts } from './draft-store.ts'
import { openTravelers } from './sealing.ts'

let world: TestWorld
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const number = 'K99887766'
const shown = '•••••766'
const passport = { docType: '2' as const, docID: number, expireDate: '2031-05-01', docHolderNationality: 'CN' }
const mei = { ref: 'a', type: 'adult' as const, firstName: 'Meizhen', lastName: 'Lamartine', document: passport }
const plain = { ref: 'b', type: 'youth' as const, age: 19, firstName: 'Jo' }

const save = (browser: Browser, correlationID: string, travelers: object[]) =>
  browser.call(saveTravelerDraft, { params: { correlationID }, body: { travelers: travelers as never } })
const read = async (browser: Browser, correlationID: string) =>
  (await browser.call(readTravelerDraft, { params: { correlationID } })).body.travelers

const safe = makeSafe(['a secret for tests, long enough to be one'])

/** What lies behind the seal: an answer shows only masks. */
async function opened(correlationID: string) {
  const row = await world.db.one<{ id: string; sealed: string }>(sql`
    select id, sealed from traveler_draft where correlation_id = ${correlationID}`)
  return row && openTravelers<object>(safe, row)
}

/** Everything in a table, as a thief would see it. */
const dump = async (table: string): Promise<string> =>
  JSON.stringify(await world.db.query({ text: `select t::text from ${table} t`, values: [] }))

describe('[R5.4] what was typed for a purchase', () => {
  let purchase: string
  beforeEach(() => {
    purchase = randomUUID()
  })

  test('survives a reload, with the number of a document masked', async () => {
    const guest = world.browser()
    const saved = await save(guest, purchase, [mei, plain])
    expect(saved.status).toBe(200)
    const travelers = [{ ...mei, document: { ...passport, docID: shown } }, plain]
    expect(saved.body.travelers).toEqual(travelers)
    expect(await read(guest, purchase)).toEqual(travelers)
    expect(await read(guest, randomUUID()), 'another purchase').toEqual([])
  })

  test('keeps what was answered to suppliers with the traveller, sealed as everything else', async () => {
    const guest = world.browser()
    const answered = { ...plain, answers: [{ item: 'i1', code: 'pickup', value: 'Hotel Avenida' }] }
    expect((await save(guest, purchase, [answered])).status).toBe(200)
    expect(await read(guest, purchase)).toEqual([answered])
    expect(await dump('traveler_draft')).not.toContain('Avenida')
    const long = { ...plain, answers: [{ item: 'i1', code: 'pickup', value: 'x'.repeat(1001) }] }
    expect((await save(guest, purchase, [long])).status).toBe(400)
  })

  test('is replaced by what was typed since', async () => {
    const guest = world.browser()
    await save(guest, purchase, [mei, plain])
    await save(guest, purchase, [plain])
    expect(await read(guest, purchase)).toEqual([plain])
  })

  test('A7 is nobody else’s', async () => {
    const guest = world.browser()
    await save(guest, purchase, [mei])
    const owner = await signedIn(world, 'owner')
    for (const other of [world.browser(), owner, await signedIn(world, 'traveller')])
      expect(await read(other, purchase)).toEqual([])
    await save(owner, purchase, [plain])
    expect(await read(guest, purchase)).toHaveLength(1)
    expect((await read(guest, purchase))[0]?.firstName).toBe('Meizhen')
    expect(await read(await signedIn(world, 'agent'), purchase), 'a colleague').toEqual([])
  })

  test('stands in the database sealed, and in no line of the log', async () => {
    await save(world.browser(), purchase, [mei])
    const table = await dump('traveler_draft')
    expect(table).toContain(purchase)
    for (const secret of [number, 'Meizhen', 'Lamartine', '2031-05-01']) {
      expect(table).not.toContain(secret)
      expect(world.log.join('')).not.toContain(secret)
    }
  })

  test('keeps its number when the masked one is saved back, whatever else changes', async () => {
    const guest = world.browser()
    await save(guest, purchase, [mei, plain])
    const back = { ...mei, firstName: 'Meiling', document: { ...passport, docID: shown, expireDate: '2032-05-01' } }
    expect((await save(guest, purchase, [plain, back])).status).toBe(200)
    expect(await opened(purchase)).toEqual([plain, { ...back, document: { ...back.document, docID: number } }])
    const other = { ...mei, document: { ...passport, docID: 'X11122233' } }
    await save(guest, purchase, [other])
    expect(await read(guest, purchase)).toMatchObject([{ document: { docID: '•••••233' } }])
  })

  test('is kept as it was typed, right or wrong', async () => {
    const guest = world.browser()
    const half = {
      ...{ ref: 'a', type: 'adult', birthDate: '31.2.', email: 'mei@', phone: { phoneNumber: '+' } },
      document: { docType: '2', docID: '•••76', expireDate: '20' },
    }
    expect((await save(guest, purchase, [half])).body.travelers).toEqual([half])
    expect(await read(guest, purchase)).toEqual([half])
    const empty = { ...half, document: { docType: '2', docID: '' } }
    await save(guest, purchase, [empty])
    expect(await read(guest, purchase)).toEqual([empty])
  })

  test('takes the number of a saved traveller and of the own profile, where a masked one was chosen', async () => {
    const owner = await signedIn(world, 'owner')
    const { body } = await owner.call(addTraveler, { body: mei })
    const chosen = { ...mei, ref: 'z', document: body.traveler?.document }
    expect((await save(owner, purchase, [chosen])).status).toBe(200)
    expect(await opened(purchase)).toMatchObject([{ document: { docID: number } }])
    await owner.call(removeTraveler, { params: { id: body.traveler?.id ?? '' } })
    expect((await save(owner, purchase, [chosen])).status, 'from the draft itself now').toBe(200)
    const own = { docType: '2' as const, docID: 'P55566677' }
    await owner.call(modifyProfile, { body: { profile: { documents: [own] } } })
    const self = { ...plain, document: { ...own, docID: '•••••677' } }
    const another = randomUUID()
    expect((await save(owner, another, [self])).status).toBe(200)
    expect(await opened(another)).toMatchObject([{ document: own }])
    const guess = randomUUID()
    await save(world.browser(), guess, [self])
    expect(await opened(guess), 'a guest was shown no such number').toEqual([self])
  })

  test('follows a guest who logs in, is there after the next login, and takes the place of an older one', async () => {
    const before = await signedIn(world, 'traveller')
    await save(before, purchase, [plain])
    const guest = world.browser()
    await save(guest, purchase, [mei])
    await guest.call(authenticate, { body: { username: 'traveller', password: demoPassword } })
    expect(await read(guest, purchase)).toMatchObject([{ firstName: 'Meizhen', document: { docID: shown } }])
    const back = { ...mei, document: { ...passport, docID: shown } }
    expect((await save(guest, purchase, [back])).status, 'still opens under its new owner').toBe(200)
    expect(await opened(purchase)).toEqual([mei])
    expect(await read(await signedIn(world, 'traveller'), purchase)).toHaveLength(1)
  })

  test('ends a week after it was saved, and is swept up', async () => {
    const guest = world.browser()
    await save(guest, purchase, [mei])
    const left = await world.db.one<{ days: number }>(sql`
      select extract(epoch from expires_at - now())::float8 / 86400 as days from traveler_draft
      where correlation_id = ${purchase}`)
    expect(left?.days).toBeCloseTo(7, 2)
    await world.db.query(sql`
      update traveler_draft set expires_at = now() - interval '1 second' where correlation_id = ${purchase}`)
    expect(await read(guest, purchase)).toEqual([])
    await sweepDrafts(world.db)
    expect(await dump('traveler_draft')).not.toContain(purchase)
    expect((await save(guest, purchase, [plain])).status, 'begun anew').toBe(200)
  })

  test('is kept for the twenty purchases saved last, of each owner', async () => {
    const [guest, other] = [world.browser(), world.browser()]
    await save(other, purchase, [plain])
    const purchases = Array.from({ length: 22 }, (_, index) => `${purchase}-${index}`)
    for (const one of purchases) await save(guest, one, [plain])
    const lengths = []
    for (const one of purchases) lengths.push((await read(guest, one)).length)
    expect(lengths).toEqual([0, 0, ...Array.from({ length: 20 }, () => 1)])
    expect(await read(other, purchase)).toHaveLength(1)
  })

  test('saved twice at once is there once', async () => {
    const guest = world.browser()
    await save(guest, randomUUID(), [plain])
    const replies = await Promise.all(Array.from({ length: 6 }, () => save(guest, purchase, [mei])))
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
    expect(await read(guest, purchase)).toHaveLength(1)
  })

  test('names nobody twice', async () => {
    const reply = await save(world.browser(), purchase, [mei, { ...plain, ref: mei.ref }])
    expect(reply.status).toBe(400)
    expect(reply.body.errors?.errors[1]).toMatchObject({ nodeList: '/travelers/1/ref' })
  })
})

describe('saved travellers', () => {
  let somebody: Browser
  let other: Browser
  beforeEach(async () => {
    const name = `saver-${randomUUID().slice(0, 8)}`
    await hire(world, { username: name, agency: 'Saved Travel' })
    await hire(world, { username: `${name}-2`, agency: 'Saved Travel' })
    somebody = await signedIn(world, name)
    other = await signedIn(world, `${name}-2`)
  })
  const add = async (browser: Browser, traveler: object = mei): Promise<string> =>
    (await browser.call(addTraveler, { body: traveler as never })).body.traveler?.id ?? ''
  const list = async (browser: Browser) => (await browser.call(listTravelers, {})).body.travelers

  test('are listed in the order they were saved, masked, and sealed in the database', async () => {
    const ids = [await add(somebody), await add(somebody, plain)]
    expect(await list(somebody)).toEqual([
      { ...mei, id: ids[0], document: { ...passport, docID: shown } },
      { ...plain, id: ids[1] },
    ])
    const table = await dump('saved_traveler')
    expect(table).toContain(ids[0])
    for (const secret of [number, 'Meizhen', 'Lamartine']) expect(table).not.toContain(secret)
  })

  test('are replaced whole, but for a number that came back masked', async () => {
    const id = await add(somebody)
    const next = { ref: 'q', type: 'adult' as const, lastName: 'Wong', document: { ...passport, docID: shown } }
    const { body, status } = await somebody.call(changeTraveler, { params: { id }, body: next })
    expect(status).toBe(200)
    expect(body.traveler).toEqual({ ...next, id })
    expect(await list(somebody)).toEqual([{ ...next, id }])
    expect((await somebody.call(changeTraveler, { params: { id }, body: next })).status, 'and again').toBe(200)
  })

  test('A7 of another account are not found, and nothing changes', async () => {
    const id = await add(somebody)
    expect(await list(other)).toEqual([])
    expect((await other.call(changeTraveler, { params: { id }, body: plain })).status).toBe(404)
    expect((await other.call(removeTraveler, { params: { id } })).status).toBe(404)
    expect(await list(somebody)).toHaveLength(1)
    for (const strange of [randomUUID(), 'x', '%00'])
      expect((await somebody.call(removeTraveler, { params: { id: strange } })).status).toBeGreaterThanOrEqual(400)
  })

  test('are removed once', async () => {
    const id = await add(somebody)
    expect((await somebody.call(removeTraveler, { params: { id } })).status).toBe(200)
    expect((await somebody.call(removeTraveler, { params: { id } })).status).toBe(404)
    expect(await list(somebody)).toEqual([])
  })

  test('are fifty at most, also when many come at once', async () => {
    for (let count = 0; count < 48; count++) await add(somebody, plain)
    const replies = await Promise.all(Array.from({ length: 4 }, () => somebody.call(addTraveler, { body: plain })))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409])
    const refused = replies.find(({ status }) => status === 409)
    expect(refused?.body.errors?.errors[0]?.stringValue).toContain('50 travellers')
    expect(await list(somebody)).toHaveLength(50)
  })

  test('were born in the past, and their documents are no mask', async () => {
    const wrong = [
      [{ ...plain, birthDate: '2999-01-01' }, '/birthDate'],
      [{ ...plain, birthDate: '1850-01-01' }, '/birthDate'],
      [{ ...mei, document: { ...passport, docID: '•••••123' } }, '/document/docID'],
    ] as const
    for (const [traveler, pointer] of wrong) {
      const reply = await somebody.call(addTraveler, { body: traveler })
      expect(reply.status).toBe(400)
      expect(reply.body.errors?.errors[1]).toMatchObject({ nodeList: pointer })
    }
  })
})
