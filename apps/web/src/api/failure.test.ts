import ar from '@portolan/contract/error-text/ar.json'
import en from '@portolan/contract/error-text/en.json'
import { beforeAll, describe, expect, test } from 'vitest'
import { loadCatalogue } from '../i18n/catalogue.ts'
import { readSpeech } from '../i18n/store.ts'
import { CallError, errorsOf, failureFromReply, failureWithoutReply, firstErrorOf } from './failure.ts'

const envelope = (...values: string[]) => ({ errors: { errors: values.map((stringValue) => ({ stringValue })) } })

beforeAll(async () => {
  Object.assign(readSpeech().messages, await loadCatalogue('en', 'error'))
})

describe('a reply with a readable error', () => {
  test("[R8.1] is told under 'Sorry!' with the first supplier error string", () => {
    const failure = failureFromReply(500, envelope('The train is full.', 'Second text'))
    expect(failure).toBeInstanceOf(CallError)
    expect([failure.title, failure.message]).toEqual(['Sorry!', 'The train is full.'])
  })

  test('[R8.12] puts each field error beside its field', () => {
    const failure = failureFromReply(400, {
      errors: {
        errors: [
          { stringValue: 'Some request errors.' },
          { stringValue: 'Fill in this field.', nodeList: '/email', code: 'too_small' },
        ],
      },
    })
    expect(failure.fields).toEqual([{ field: 'email', text: 'Fill in this field.', code: 'too_small' }])
  })

  test.each([
    [{ stringValue: 'We do not know this offer. Search again.', nodeList: '/rphs/0', code: 'offer.unknown' }],
    [{ stringValue: 'Choose one flight for each part.', code: 'air.legsMissing' }],
  ])('[F10] tells what nobody has typed in place of the fixed text: %j', (reason) => {
    const typed = { stringValue: 'Fill in this field.', nodeList: '/email', code: 'too_small' }
    const errors = [{ stringValue: 'Some request errors.' }, typed, reason]
    expect(failureFromReply(400, { errors: { errors } }).message).toBe(reason.stringValue)
  })

  test('[F12] leaves a header that a page has not sent to those who write programs', () => {
    const fixed = { stringValue: 'You do not have permission for this.' }
    const errors = [fixed, { stringValue: 'The header Origin is missing.', code: 'origin.missing' }]
    expect(failureFromReply(403, { errors: { errors } }).message).toBe(fixed.stringValue)
  })

  test('takes title and text from an embedded label and details', () => {
    const failure = failureFromReply(
      409,
      envelope(JSON.stringify({ label: 'Sold out', details: 'Choose another train.' })),
    )
    expect([failure.title, failure.message]).toEqual(['Sold out', 'Choose another train.'])
  })

  test('shows a text that only looks like JSON as it is', () => {
    expect(failureFromReply(409, envelope('{broken')).message).toBe('{broken')
  })
})

describe('a reply without a readable error', () => {
  test.each([
    [400, 'Some request errors.'],
    [401, 'Please log in.'],
    [500, 'Some server errors.'],
    [504, 'Request timeout, please try again.'],
  ])('[R8.2] status %i says %s', (status, text) => {
    expect(failureFromReply(status, undefined).message).toBe(text)
  })

  test("[R8.3] says 'Some reponse errors' for any other status, and for a success that cannot be read", () => {
    expect(failureFromReply(502, undefined).message).toBe('Some reponse errors')
    expect(failureFromReply(200, undefined).message).toBe('Some reponse errors')
    expect(failureFromReply(502, { errors: { errors: [{}] } }).message).toBe('Some reponse errors')
  })
})

describe('no reply', () => {
  test("[R8.3] the network gave none: 'Some request errors'; anything else: 'Some data errors'", () => {
    expect(failureWithoutReply(new TypeError('Failed to fetch')).message).toBe('Some request errors')
    expect(failureWithoutReply(new RangeError('out of range')).message).toBe('Some data errors')
  })

  test('[R7.90] a call that took too long says so, as a 504 would', () => {
    const failure = failureWithoutReply(new DOMException('late', 'TimeoutError'))
    expect([failure.status, failure.message]).toEqual([504, 'Request timeout, please try again.'])
  })
})

test('[R8.4] the fallbacks of login, accounts and suppliers are spelled as the specification gives them', () => {
  expect(firstErrorOf({}, 'error.login')).toBe('Username or password error')
  expect(firstErrorOf({}, 'error.accounts')).toBe('Please log in first.')
  expect(firstErrorOf({}, 'error.supplier')).toBe('Supplier response errors.')
  expect(firstErrorOf(envelope('Given'), 'error.login')).toBe('Given')
})

test('what is not shaped like an error list is none', () => {
  for (const data of [undefined, null, 'text', [], { errors: 'x' }, { errors: { errors: {} } }])
    expect(errorsOf(data)).toEqual([])
})

test('every text of the table exists in Arabic too', () => {
  expect(Object.keys(ar).sort()).toEqual(Object.keys(en).sort())
})
