import type { Rule } from '@portolan/supplier/conformance/bench'
import { readsHaveNoEffect } from '@portolan/supplier/conformance/rule-1-reads-have-no-effect'
import { failedWriteIsUnknown } from '@portolan/supplier/conformance/rule-2-failed-write-is-unknown'
import { sameKeySameReservation } from '@portolan/supplier/conformance/rule-3-same-key-same-reservation'
import { nothingLeavesAfterTheDeadline } from '@portolan/supplier/conformance/rule-4-nothing-leaves-after-the-deadline'
import { dearerPriceIsRefused } from '@portolan/supplier/conformance/rule-5-dearer-price-is-refused'
import { moneyIsWhole } from '@portolan/supplier/conformance/rule-6-money-is-whole'
import { expiredOfferIsRefused } from '@portolan/supplier/conformance/rule-7-expired-offer-is-refused'
import { capacityComesBack } from '@portolan/supplier/conformance/rule-8-capacity-comes-back'
import { rules } from '@portolan/supplier/conformance/rules'
import { shape } from '@portolan/supplier/conformance/shape'
import { describe, expect, test } from 'vitest'
import { faults } from '../../testing/broken-supplier.ts'
import { makeSimulatedBench } from '../../testing/simulated-bench.ts'

type FaultName = keyof typeof faults

interface Proof {
  rule: Rule
  check: string
  fault: FaultName
  complaint: string
}

/** Which fault each check must find, and in which words. */
const prove = <Of extends Rule>(
  rule: Of,
  proofs: Record<keyof Of['checks'] & string, readonly (readonly [FaultName, string])[]>,
): Proof[] =>
  Object.entries<readonly (readonly [FaultName, string])[]>(proofs).flatMap(([check, list]) =>
    list.map(([fault, complaint]) => ({ rule, check, fault, complaint })),
  )

const proofs: Proof[] = [
  ...prove(shape, {
    'offers are complete and fit their limits': [
      ['tokensTooLong', 'bytes of a token'],
      ['detailIsNotJson', 'an offer goes through JSON unchanged'],
    ],
    'identities outlive a search': [['identityHasThePrice', 'an identity is the same in two searches']],
    'nonsense is refused, never thrown': [['throws', 'broken on purpose']],
    'a reservation is found again': [['forgetsReservations', 'retrieve was refused: notFound']],
    'the powers are true': [['claimsToFindByKey', 'retrieve by key was not refused']],
  }),
  ...prove(readsHaveNoEffect, {
    'search, quote and health take nothing': [['quoteHolds', 'reading takes no capacity']],
    'retrieve and the quote of a cancellation leave a reservation as it is': [
      ['cancelQuoteCancels', 'asking for the refund changes nothing'],
    ],
  }),
  ...prove(failedWriteIsUnknown, {
    'when the supplier breaks': [['deniesEffects', 'may have been done']],
    'when the supplier does not answer': [['deniesEffects', 'may have been done']],
    'when the answer is lost': [['deniesEffects', 'may have been done']],
    'and what was done without an answer is not denied': [['deniesEffects', 'what was done is not denied']],
  }),
  ...prove(sameKeySameReservation, {
    'one purchase after the other': [['freshKeyEachTime', 'a repeated purchase is the same reservation']],
    'the later steps, too': [['freshKeyEachTime', 'repeated confirm was refused: rejected']],
    'at the same moment': [['freshKeyEachTime', 'four purchases under one key are one reservation']],
    'after a lost answer': [['freshKeyEachTime', 'a repetition after a lost answer takes nothing more']],
    'after a lost answer, when the offer has expired and is dearer': [
      ['expiryBeforeLedger', 'repetition after a lost answer was refused: offerExpired'],
    ],
    'another input under the same key is refused': [
      ['keyWithoutInput', 'another input under the same key was not refused'],
    ],
  }),
  ...prove(nothingLeavesAfterTheDeadline, {
    'at the deadline': [['ignoresDeadline', 'search was not refused']],
    'when the caller has gone': [['ignoresSignal', 'search was not refused']],
    'under way, when the caller goes': [['ignoresSignal', 'search did not end when its caller went away']],
  }),
  ...prove(dearerPriceIsRefused, {
    'one unit below the price': [['acceptsAnyPrice', 'purchase below the price was not refused']],
    'when it has risen since the search': [['acceptsAnyPrice', 'no more is charged than was accepted']],
    'an amount in another currency says nothing': [['acceptsAnyPrice', 'another currency was not refused']],
    'at the confirmation of a hold': [['acceptsAnyPrice', 'confirm of a hold below its price was not refused']],
  }),
  ...prove(moneyIsWhole, {
    'in offers and quotes': [
      ['floatPrices', 'offer.price.total: whole minor units'],
      ['floatExtras', 'offer.extras.0.price: whole minor units'],
      ['taxesAboveTotal', 'taxes are within the total'],
    ],
    'in reservations and cancellations': [['feeTooHigh', 'refund and fee are what was paid']],
  }),
  ...prove(expiredOfferIsRefused, {
    'from the moment of its expiry': [['asksAboutExpiredOffers', 'an expired offer is refused without a call']],
    'not before': [['expiresEarly', 'quote at the last moment was refused: offerExpired']],
  }),
  ...prove(capacityComesBack, {
    'when a hold is released': [['cancelIsNotSent', 'a released hold gives all back']],
    'when a hold expires': [['holdEndsLater', 'an expired hold gives all back']],
    'when a purchase is cancelled': [['cancelIsNotSent', 'a cancelled purchase gives all back']],
    'and only once': [['givesBackTwice', 'a second cancellation gives nothing back']],
  }),
]

describe('each rule of the supplier port finds the adapter that breaks it', () => {
  for (const { rule, check, fault, complaint } of proofs)
    test(`${rule.title}: ${check} (${fault})`, async () => {
      const run = rule.checks[check] ?? expect.fail('There is no such check.')
      const bench = faults[fault](makeSimulatedBench('rail', { currency: 'EUR' }))
      await expect(run(bench)).rejects.toThrow(complaint)
    })

  test('all eight rules and the shape are among them, with every check', () => {
    const all = rules.flatMap(({ title, checks }) => Object.keys(checks).map((check) => `${title}: ${check}`))
    expect(new Set(proofs.map(({ rule, check }) => `${rule.title}: ${check}`))).toEqual(new Set(all))
    expect(rules).toHaveLength(9)
  })
})
