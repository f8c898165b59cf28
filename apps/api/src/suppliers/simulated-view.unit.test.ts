import { describe, expect, test } from 'vitest'
import type { KeptOffer } from '../offer/offer.ts'
import { Refusal } from '../platform/refusal.ts'
import { simulatedView } from './simulated-view.ts'

const offerWith = (detail: unknown): KeptOffer => ({ detail }) as KeptOffer
const out = { title: 'Out', lines: ['a'], start: '2027-01-05T08:00:00', end: '2027-01-05T10:00:00', picture: 'train~1' }
const back = {
  title: 'Back',
  lines: ['b'],
  start: '2027-01-09T08:00:00',
  end: '2027-01-09T10:00:00',
  picture: 'train~2',
}

describe('[R3.18] a simulated offer in the cart', () => {
  test('goes out with the first and comes back with the last', () => {
    expect(simulatedView.display([offerWith(out), offerWith(back)], {}, 'en')).toEqual({
      title: 'Out',
      lines: ['a', 'b'],
      start: '2027-01-05T08:00:00',
      end: '2027-01-09T10:00:00',
      imageUrl: '/api/v1/picture/train~1.svg',
    })
  })

  test('shows no picture whose key is none', () => {
    for (const picture of ['javascript:alert(1)', '//evil.example/x', '../secret', ''])
      expect(simulatedView.display([offerWith({ ...out, picture })], {}, 'en').imageUrl, picture).toBeUndefined()
  })

  test('refuses what is not simulated', () => {
    for (const detail of [undefined, {}, { title: 1 }])
      expect(() => simulatedView.display([offerWith(out), offerWith(detail)], {}, 'en')).toThrow(Refusal)
    expect(() => simulatedView.display([], {}, 'en')).toThrow(Refusal)
  })
})
