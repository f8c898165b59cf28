import type { Language } from '@portolan/domain/language'
import type { BookingRecord } from '../booking/booking.ts'
import { cancellationMail } from '../booking/mail/cancellation.ts'
import { type ConfirmationInput, confirmationMail } from '../booking/mail/confirmation.ts'
import { exchangeMail } from '../booking/mail/exchange.ts'
import { holdReminderMail } from '../booking/mail/hold-reminder.ts'
import type { MailText, Reader } from '../booking/mail/letter.ts'
import { refundPaidMail } from '../booking/mail/refund-paid.ts'
import type { Paper } from '../document/paper.ts'
import { hkd, passBooking, trainBooking } from '../document/testing/sample-booking.ts'

export const link = new URL('https://travel.example/booking/guest?code=abc&id=1')
const secondLink = new URL('https://travel.example/booking/guest?code=def')
export const reader: Reader = { name: 'Mei Lam', isGuest: true }
const agent: Reader = { name: 'Amira', isGuest: false }
export const client: Reader = { name: 'Mei Lam', seller: 'Harbour Travel', isGuest: true, onlyLooks: true }
const friend: Reader = { sender: 'Mei Lam', isGuest: true, onlyLooks: true }

export const train = { booking: trainBooking, link }
export const cancellation = { refund: hkd(400_000), fee: hkd(32_000), to: 'original' as const }
const exchange = (minor: number) => ({ price: hkd(450_050), difference: hkd(minor), fee: hkd(2_000) })

export const refused = (kind: 'noAvailability' | 'rejected' | 'timeout', details = ''): BookingRecord => ({
  ...passBooking,
  status: 'Unsuccessful',
  paid: hkd(0),
  refusal: { kind, details },
})
export const failed = { booking: refused('noAvailability'), link }

/** What the papers say of it, as a product writes it. */
export const paper: Paper = {
  kind: 'ticket',
  title: 'Paris – Zürich',
  reference: 'K7F3B2QX',
  locator: 'ABC123',
  supplierName: 'SNCF',
  status: { text: 'Ticketed', tone: 'good' },
  told: [],
  issued: 'Issued on 1 Nov 2026',
  travelers: [{ name: 'LAM Mei', detail: 'Adult' }, { name: 'LAM Kai' }],
  sections: [
    {
      heading: 'Outbound · Tue 15 December 2026',
      legs: [
        {
          from: { time: '07:22', place: 'Paris Gare de Lyon' },
          to: { time: '00:26', place: 'Zürich HB', later: '(+1)' },
          text: 'TGV 9203 · SNCF',
          duration: '17 h 04 min',
          seats: [{ name: 'LAM Mei', place: 'Coach 7, seat 61' }],
        },
      ],
      lines: ['First class · Semi-flexible'],
    },
  ],
  terms: ['Refund for a fee of EUR 25 until 14 Dec'],
}
export const booked = { ...train, paper, locators: ['ABC123', 'XYZ9'] }
const second = { ...booked, link: secondLink }

/** As its paper is composed for somebody who is shown no sum. */
const unpriced = { ...booked, paper: { ...paper, terms: ['Refund for a fee until 14 Dec'] } }

export const confirm = (more: Partial<ConfirmationInput> = {}, language: Language = 'en') =>
  confirmationMail({ reader, items: [train], hasDocuments: true, ...more }, language)

const holdUntil = Date.UTC(2026, 10, 20, 10)

export interface SampleMail {
  readonly name: string
  /** What it must say, in this order; sums as English writes them. */
  readonly facts: readonly string[]
  readonly buttons: number
  /** Absent: who has bought it. */
  readonly to?: 'agent' | 'client' | 'friend'
  write(language: Language): MailText
}

const journey = ['Paris – Zürich', '07:22', 'K7F3B2QX']
const ride = ['07:22', 'Paris Gare de Lyon', '00:26', 'Zürich HB', 'TGV 9203', 'LAM Mei', '61', 'LAM Kai', '14 Dec']
const ticket = ['Paris – Zürich', 'K7F3B2QX', 'ABC123', 'XYZ9', ...ride]
const way = link.href

/** Every mail about a booking that there is, to everybody who may be sent it. */
export const sampleMails: readonly SampleMail[] = [
  {
    name: 'a confirmation without its paper',
    facts: ['Mei Lam', ...journey, 'HK$4,320.00', way],
    buttons: 1,
    write: (language) => confirm({}, language),
  },
  {
    name: 'a confirmation',
    facts: ['Mei Lam', ...ticket, 'HK$4,320.00', way],
    buttons: 1,
    write: (language) => confirm({ items: [booked] }, language),
  },
  {
    name: 'a confirmation to an agent',
    facts: ['Amira', ...ticket, 'HK$4,320.00', way],
    buttons: 1,
    to: 'agent',
    write: (language) => confirm({ reader: agent, items: [booked] }, language),
  },
  {
    name: 'a confirmation of two',
    facts: ['Mei Lam', ...ticket, way, ...ticket, secondLink.href, 'HK$8,640.00'],
    buttons: 2,
    write: (language) => confirm({ items: [booked, second] }, language),
  },
  {
    name: 'a confirmation of one of two',
    facts: ['Mei Lam', ...journey, 'HK$4,320.00', way, 'Benelux Pass', 'HK$4,320.00'],
    buttons: 1,
    write: (language) => confirm({ items: [train, failed], hasDocuments: false }, language),
  },
  {
    name: 'a confirmation of nothing',
    facts: ['Mei Lam', 'Benelux Pass', way],
    buttons: 1,
    write: (language) => confirm({ items: [failed], hasDocuments: false }, language),
  },
  {
    name: 'a refusal in the supplier’s own words',
    facts: ['Mei Lam', 'Benelux Pass', 'No passes today', way],
    buttons: 1,
    write: (language) =>
      confirm({ items: [{ booking: refused('rejected', 'No passes today'), link }], hasDocuments: false }, language),
  },
  {
    name: 'a confirmation that waits',
    facts: ['Mei Lam', ...journey, way],
    buttons: 1,
    write: (language) =>
      confirm(
        { items: [{ ...train, booking: { ...trainBooking, status: 'Requested' } }], hasDocuments: false },
        language,
      ),
  },
  {
    name: 'a booking that was sent on',
    facts: ['Mei Lam', 'Paris – Zürich', 'K7F3B2QX', ...ride, way],
    buttons: 1,
    to: 'friend',
    write: (language) => confirm({ reader: friend, items: [unpriced] }, language),
  },
  {
    name: 'a client’s copy',
    facts: ['Mei Lam', 'Harbour Travel', 'Paris – Zürich', 'K7F3B2QX', ...ride, way, 'Harbour Travel'],
    buttons: 1,
    to: 'client',
    write: (language) => confirm({ reader: client, items: [unpriced] }, language),
  },
  {
    name: 'a client’s copy of two',
    facts: ['Mei Lam', 'Harbour Travel', ...ride, way, ...ride, secondLink.href, 'Harbour Travel'],
    buttons: 2,
    to: 'client',
    write: (language) => confirm({ reader: client, items: [unpriced, { ...unpriced, link: secondLink }] }, language),
  },
  {
    name: 'a reminder of a hold',
    facts: ['Mei Lam', 'Paris – Zürich', ...journey, '18:00', 'HK$4,320.00', way],
    buttons: 1,
    write: (language) => holdReminderMail({ ...train, reader, holdUntil, timeZone: 'Asia/Shanghai' }, language),
  },
  {
    name: 'a reminder of a hold to an agent',
    facts: ['Amira', 'Paris – Zürich', ...journey, '11:00', 'HK$4,320.00', way],
    buttons: 1,
    to: 'agent',
    write: (language) => holdReminderMail({ ...train, reader: agent, holdUntil, timeZone: 'Europe/Paris' }, language),
  },
  ...(['original', 'credit', 'voucher'] as const).map((to) => ({
    name: `a cancellation with a refund: ${to}`,
    facts: ['Mei Lam', 'Paris – Zürich', ...journey, 'HK$320.00', 'HK$4,000.00', way],
    buttons: 1,
    write: (language: Language) =>
      cancellationMail({ ...train, reader, cancellation: { ...cancellation, to } }, language),
  })),
  {
    name: 'a cancellation of a part',
    facts: ['Amira', 'Paris – Zürich', ...journey, 'Kai Lam', 'Mei Lam', 'HK$320.00', 'HK$4,000.00', way],
    buttons: 1,
    to: 'agent',
    write: (language) =>
      cancellationMail(
        { ...train, reader: agent, cancellation, part: { gone: ['Kai Lam'], stays: ['Mei Lam'] } },
        language,
      ),
  },
  {
    name: 'a cancellation without a refund',
    facts: ['Mei Lam', 'Paris – Zürich', ...journey, 'HK$4,320.00', 'HK$0.00', way],
    buttons: 1,
    write: (language) =>
      cancellationMail(
        { ...train, reader, cancellation: { ...cancellation, refund: hkd(0), fee: hkd(432_000) } },
        language,
      ),
  },
  {
    name: 'a cancellation free of charge',
    facts: ['Mei Lam', 'Paris – Zürich', ...journey, way],
    buttons: 1,
    write: (language) =>
      cancellationMail({ ...train, reader, cancellation: { ...cancellation, refund: hkd(0), fee: hkd(0) } }, language),
  },
  {
    name: 'a cancellation with a fee on the spot',
    facts: ['Mei Lam', 'Paris – Zürich', ...journey, 'HK$900.00', way],
    buttons: 1,
    write: (language) =>
      cancellationMail(
        { ...train, reader, cancellation: { ...cancellation, refund: hkd(0), fee: hkd(0), feeThere: hkd(90_000) } },
        language,
      ),
  },
  {
    name: 'a cancellation of what was not paid',
    facts: ['Mei Lam', 'Paris – Zürich', ...journey, way],
    buttons: 1,
    write: (language) => cancellationMail({ ...train, reader }, language),
  },
  {
    name: 'a cancellation that was sent on',
    facts: ['Paris – Zürich', ...journey, way],
    buttons: 1,
    to: 'friend',
    write: (language) => cancellationMail({ ...train, reader: friend, cancellation }, language),
  },
  {
    name: 'a refund',
    facts: ['Mei Lam', 'HK$4,000.00', 'K7F3B2QX', way],
    buttons: 1,
    write: (language) => refundPaidMail({ ...train, reader, amount: hkd(400_000) }, language),
  },
  ...[
    { minor: 18_050, due: ['HK$200.50'] },
    { minor: -18_050, due: ['HK$160.50'] },
    { minor: -2_000, due: [] },
  ].map(({ minor, due }) => ({
    name: `an exchange that costs ${minor} more`,
    facts: ['Mei Lam', 'Paris – Zürich', ...journey, 'HK$4,500.50', 'HK$20.00', ...due, way],
    buttons: 1,
    write: (language: Language) =>
      exchangeMail({ ...train, reader, exchange: exchange(minor), hasDocuments: true }, language),
  })),
  {
    name: 'an exchange in a client’s copy',
    facts: ['Mei Lam', 'Paris – Zürich', ...journey, way, 'Harbour Travel'],
    buttons: 1,
    to: 'client',
    write: (language) =>
      exchangeMail({ ...train, reader: client, exchange: exchange(18_050), hasDocuments: true }, language),
  },
]
