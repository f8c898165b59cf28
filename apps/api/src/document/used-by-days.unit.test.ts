import { languages } from '@portolan/domain/language'
import { expect, test } from 'vitest'
import type { BookingRecord } from '../booking/booking.ts'
import { itemBlock } from '../booking/mail/letter.ts'
import { itemsOf } from '../suppliers/simulated/inventory.ts'
import { simulatedView } from '../suppliers/simulated-view.ts'
import { paperViews } from '../testing/paper-samples.ts'
import { queries } from '../testing/simulated-bench.ts'
import { makeDocuments } from './documents.ts'
import { hkd, offerOf, passBooking, purchaseIn } from './testing/sample-booking.ts'

const nothing = { render: async () => new Uint8Array() }
const documents = makeDocuments({ views: paperViews, renderer: nothing, timeZone: 'Asia/Shanghai' })

const hour = /\d\d:\d\d/

/** As the checkout keeps it: the cart's view names it and says when it begins and ends. */
function bought(product: 'railPass' | 'insurance' | 'visa', startDate?: string): BookingRecord {
  const [item] = itemsOf('simulated', product, queries[product], 'EUR')
  const offers = [offerOf(item?.detail, hkd(200_000), { product })]
  const { title, lines, start, end } = simulatedView.display(offers, { startDate }, 'en')
  expect(lines.join('\n')).not.toMatch(hour)
  const span = { travelStart: start ?? null, travelEnd: end ?? null }
  return { ...passBooking, product, offers, title, ...span, wanted: {}, reservation: null }
}

test.each([
  { product: 'railPass', days: ['2027-05-14', '2027-05-16'], after: '20270517' },
  { product: 'insurance', days: ['2027-05-14', '2027-05-17'], after: '20270518' },
  { product: 'visa', days: ['2027-05-14', '2027-05-28'], after: '20270529' },
] as const)('[R9.1] $product: what is used by days shows no hour, on paper, in a mail and in the calendar', (one) => {
  const { product, days, after } = one
  const booking = bought(product)
  expect([booking.travelStart, booking.travelEnd]).toEqual(days)
  for (const language of languages) {
    const purchase = purchaseIn(language)
    const paper = JSON.stringify(documents.paper(booking, purchase, { money: 'all' }))
    expect(paper).toContain('2027')
    expect(paper).not.toMatch(hour)
    expect(itemBlock(booking, language).lines.join('\n')).toContain('2027')
    expect(itemBlock(booking, language).lines.join('\n')).not.toMatch(hour)
    const calendar = documents.calendar(booking, purchase) ?? ''
    expect(calendar).toContain('DTSTART;VALUE=DATE:20270514')
    expect(calendar).toContain(`DTEND;VALUE=DATE:${after}`)
  }
})

test('[R9.1] the first day that was chosen for a pass is written as a day', () => {
  const [item] = itemsOf('simulated', 'railPass', queries.railPass, 'EUR')
  const offers = [offerOf(item?.detail, hkd(200_000), { product: 'railPass' })]
  const linesFor = (startDate: string) => simulatedView.display(offers, { startDate }, 'en').lines
  expect(linesFor('2027-05-15')).toEqual(['Second class', 'Sat, 15 May 2027'])
  expect(linesFor('2027-05-15T00:00:00')).toEqual(['Second class', 'Sat, 15 May 2027'])
})
