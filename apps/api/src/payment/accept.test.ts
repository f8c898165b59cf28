import { randomUUID } from 'node:crypto'
import type { PaymentForm } from '@portolan/contract/shared'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { makeSafe } from '../platform/crypto.ts'
import type { Database } from '../platform/db.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Session } from '../platform/sessions.ts'
import { sql } from '../platform/sql.ts'
import { openTestDatabase } from '../testing/backend.ts'
import { makePayments, type Payments } from './payments.ts'

const lines: string[] = []
const log = { warn: (details: object, text: string) => void lines.push(`${JSON.stringify(details)} ${text}`) }

let db: Database
let payments: Payments
let agencyId: string

async function openAgency(): Promise<string> {
  const row = await db.one<{ id: string }>(sql`insert into agency (name) values (${randomUUID()}) returning id`)
  const id = row?.id ?? expect.fail('no agency')
  await db.query(sql`insert into credit (agency_id, currency, credit_limit) values (${id}, 'USD', 1000)`)
  return id
}

beforeAll(async () => {
  db = await openTestDatabase()
  const safe = makeSafe(['a secret for tests, long enough to be one'])
  payments = makePayments({ db, safe, log, config: readConfig({ NODE_ENV: 'test' }) })
  agencyId = await openAgency()
})
afterAll(() => db.close())

const sessionOf = (of?: string, permissions = ['credit:spend']): Session => ({
  hash: 'hash',
  preferences: {},
  expiresAt: new Date(),
  account: {
    id: randomUUID(),
    username: 'somebody',
    displayName: 'Some Body',
    permissions,
    ...(of === undefined ? { userType: 'B2C', agencyId: undefined } : { userType: 'B2B', agencyId: of }),
  },
})

const refusalOf = (form: PaymentForm, session?: Session): Promise<Refusal> =>
  payments.accept(form, { session }).then(
    () => expect.fail('it was accepted'),
    (error: unknown) => (error instanceof Refusal ? error : expect.fail(String(error))),
  )

describe('how a customer pays', () => {
  test('by a token of a provider we know, guest or not', async () => {
    const accepted = { method: 'token', provider: 'test', token: 'tok_ok' }
    const form = { kind: 'token', provider: 'test', token: 'tok_ok' } as const
    expect(await payments.accept(form, { session: undefined })).toEqual(accepted)
    expect(await payments.accept(form, { session: sessionOf() })).toEqual(accepted)
    expect(payments.provider('test')?.id).toBe('test')
    expect(payments.provider('account')?.id).toBe('account')
    expect(payments.provider('stripe')).toBeUndefined()
  })

  test.each(['stripe', 'TEST', '__proto__', 'constructor'])(
    'not by a provider we do not know: %s',
    async (provider) => {
      const refusal = await refusalOf({ kind: 'token', provider, token: 'tok_ok' })
      expect(refusal).toMatchObject({ status: 400, fields: [{ pointer: '/paymentForm/provider' }] })
    },
  )

  test('[A44] not by card where no cards are taken: it is said what to do instead, and a card number is still refused first', async () => {
    const safe = makeSafe(['a secret for tests, long enough to be one'])
    const { accept } = makePayments({ db, safe, log, config: readConfig({ NODE_ENV: 'test', PAYMENTS: 'none' }) })
    const refused = (form: PaymentForm, session?: Session) => accept(form, { session }).catch((error: unknown) => error)
    const card = { kind: 'token', provider: 'test', token: 'tok_ok' } as const
    expect(await refused(card)).toMatchObject({ status: 400, text: 'error.payment.noCards' })
    expect(await refused(card, sessionOf(agencyId))).toMatchObject({ status: 400, text: 'error.payment.noCards' })
    expect(await refused({ ...card, token: '4242424242424242' })).toMatchObject({
      fields: [{ pointer: '/paymentForm/token' }],
    })
    expect(await refused({ kind: 'account' }, sessionOf(agencyId))).toMatchObject({ method: 'account' })
    expect(await refused({ kind: 'there' })).toMatchObject({ provider: 'there' })
  })

  test('on the account of the own agency, whose name stands for the money', async () => {
    const accepted = { method: 'account', provider: 'account', token: agencyId }
    const session = sessionOf(agencyId)
    expect(await payments.accept({ kind: 'account', purchaseOrder: 'PO 7' }, { session })).toEqual({
      ...accepted,
      fileNumber: 'PO 7',
    })
    expect(await payments.accept({ kind: 'account', accountId: agencyId }, { session })).toEqual(accepted)
  })

  test('[A11] not on account as a visitor, a consumer or an agency without credit', async () => {
    expect(await refusalOf({ kind: 'account' })).toMatchObject({ status: 403 })
    expect(await refusalOf({ kind: 'account', accountId: agencyId }, sessionOf())).toMatchObject({ status: 403 })
    expect(await refusalOf({ kind: 'account' }, sessionOf(randomUUID()))).toMatchObject({ status: 403 })
  })

  test('[A11] not on account as an employee who may not spend what the agency has', async () => {
    const session = sessionOf(agencyId, ['rail:book', 'reports:view', 'orders:manage'])
    expect(await refusalOf({ kind: 'account' }, session)).toMatchObject({ status: 403 })
    expect(await refusalOf({ kind: 'account', accountId: agencyId }, session)).toMatchObject({ status: 403 })
  })

  test('[A13] not on the account of others, neither named as the account nor passed off as a token', async () => {
    const other = await openAgency()
    const session = sessionOf(agencyId)
    expect(await refusalOf({ kind: 'account', accountId: other }, session)).toMatchObject({ status: 403 })
    const passedOff = { kind: 'token', provider: 'account', token: other } as const
    expect(await refusalOf(passedOff, session)).toMatchObject({ status: 400 })
    expect(await refusalOf({ ...passedOff, token: agencyId }, session)).toMatchObject({ status: 400 })
  })

  test.each(['4242424242424242', '4000 0000 0000 0002', '4000-0025-0000-3155', '٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢'])(
    '[A42] not by a card number: it is sent back, and is in no log and no table: %s',
    async (number) => {
      for (const provider of ['test', 'stripe']) {
        const refusal = await refusalOf({ kind: 'token', provider, token: number })
        expect(refusal).toMatchObject({ status: 400, fields: [{ pointer: '/paymentForm/token' }] })
        expect(JSON.stringify(refusal) + refusal.message + refusal.stack).not.toContain(number)
      }
      expect(lines).toEqual([])
      for (const books of [sql`test_charge`, sql`credit_hold`, sql`payment`])
        expect(await db.query(sql`select 1 from ${books} as book where book::text like ${`%${number}%`}`)).toEqual([])
    },
  )
})
