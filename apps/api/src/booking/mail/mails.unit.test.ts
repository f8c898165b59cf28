import { type Language, languages } from '@portolan/domain/language'
import { describe, expect, test } from 'vitest'
import { hkd, passBooking, trainBooking } from '../../document/testing/sample-booking.ts'
import { statusTexts } from '../../platform/catalogue/status-text.ts'
import { withoutSum } from '../../platform/sum-line.ts'
import { conditionLines } from '../../rail/condition-text.ts'
import {
  booked,
  cancellation,
  client,
  confirm,
  failed,
  link,
  paper,
  reader,
  refused,
  sampleMails,
  train,
} from '../../testing/sample-mails.ts'
import type { BookingRecord } from '../booking.ts'
import { cancellationMail } from './cancellation.ts'
import { bookingMailTexts } from './catalogue/text.ts'
import { exchangeMail } from './exchange.ts'
import { holdReminderMail } from './hold-reminder.ts'
import { refundPaidMail } from './refund-paid.ts'

const refundUntil = {
  ...({ code: 'REFUND_FEE', fee: { minor: 2500, currency: 'EUR' } } as const),
  until: Date.parse('2026-12-14T06:22:00Z'),
}
const allMails = (language: Language) =>
  sampleMails.filter(({ to }) => to === undefined).map(({ write }) => write(language))

/** How each language greets with a name and without, and what it says below: in words, as a reader sees them. */
const frames: Readonly<Record<Language, readonly [named: string, unnamed: string, footer: string]>> = {
  en: ['Hello Mei Lam,', 'Hello,', 'Portolan sent this email automatically. Replies are not read.'],
  zh: ['Mei Lam，您好：', '您好：', '本邮件由Portolan自动发送，请勿回复。'],
  zhHK: ['Mei Lam，你好：', '你好：', '此電郵由 Portolan 自動發出，請勿回覆。'],
  es: ['Hola, Mei Lam:', 'Hola:', 'Portolan ha enviado este correo de forma automática. Las respuestas no se leen.'],
  fr: ['Bonjour Mei Lam,', 'Bonjour,', 'Portolan a envoyé cet e-mail automatiquement. Les réponses ne sont pas lues.'],
  ar: ['مرحبًا Mei Lam،', 'مرحبًا،', 'أُرسلت هذه الرسالة تلقائيًا من Portolan. لا تُقرأ الردود عليها.'],
}

/** Marks that keep a name of another direction together are not seen. */
const seen = (text: string): string => text.replace(/[\u2066-\u2069]/g, '')

/** What is written, without how it looks in the dark. */
const withoutSheet = (html: string): string => html.replace(/<style>[^<]*<\/style>/, '')

const wordsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(wordsIn)
const wordsOf = (value: unknown): string[] => wordsIn(JSON.parse(JSON.stringify(value)))
const holesIn = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort()

describe('mails about bookings in six languages', () => {
  test.each(languages)('%s has every text, with the same gaps as English', (language) => {
    const pairs = (own: unknown, english: unknown): void => {
      if (typeof english === 'string') {
        expect(holesIn(String(own))).toEqual(holesIn(english))
        return
      }
      for (const [key, text] of Object.entries(english as object)) {
        // Plurals have more forms or fewer, as the language needs.
        if (key !== 'some' || typeof text === 'string') pairs((own as Record<string, unknown>)[key], text)
      }
    }
    pairs(bookingMailTexts[language], bookingMailTexts.en)
    const words = wordsIn(bookingMailTexts[language])
    expect(words.filter((text) => text.trim() === '' || text.includes("'"))).toEqual([])
  })

  test.each(languages)('%s fills every gap of every mail, in text and HTML', (language) => {
    for (const { subject, html, text } of allMails(language)) {
      for (const part of [subject, withoutSheet(html), text]) expect(part).not.toMatch(/[{}]|undefined|NaN|Invalid/)
      expect(subject).not.toMatch(/\n/)
      expect(html).toContain(language === 'ar' ? 'dir="rtl"' : 'dir="ltr"')
      expect(text).toContain('Mei Lam')
    }
  })

  test.each(languages)('%s greets and ends every mail in its own words, and borrows none of English', (language) => {
    const [named, unnamed, footer] = frames[language]
    const english = language === 'en' ? [] : wordsIn(bookingMailTexts.en).flatMap((text) => text.split(/\{\w+\}/))
    // Some words are the same in both.
    const own = new Set(wordsIn(bookingMailTexts[language]))
    const phrases = english.map((text) => text.trim()).filter((text) => text.length > 9 && !own.has(text))
    for (const { subject, text, html } of allMails(language)) {
      const [first, ...rest] = seen(text).trimEnd().split('\n')
      expect([first, rest.at(-1)]).toEqual([named, footer])
      expect(html).toContain(footer)
      expect(phrases.filter((phrase) => `${subject}\n${text}\n${html}`.includes(phrase))).toEqual([])
    }
    const toNobody = refundPaidMail({ ...train, reader: { isGuest: false }, amount: hkd(1) }, language)
    expect(toNobody.text.split('\n')[0]).toBe(unnamed)
  })

  test('French sets its double marks off, and no language borrows another’s words', () => {
    for (const text of wordsIn(bookingMailTexts.fr)) expect(text.replace(/\u202f[:;!?»]/g, '')).not.toMatch(/[:;!?»]/)
    const [mainland, hongKong] = [bookingMailTexts.zh, bookingMailTexts.zhHK].map((texts) => wordsIn(texts).join(''))
    expect(hongKong).not.toMatch(/登錄|賬|您|郵箱|鏈接|往返/)
    expect(mainland).not.toMatch(/登入|帳|電郵|[連戶訂]/)
  })

  test('Arabic counts in all its plurals', () => {
    const subjectOf = (count: number) => {
      const others = Array.from({ length: count - 1 }, () => failed)
      return confirm({ items: [train, ...others] }, 'ar').subject
    }
    expect([2, 3, 11, 100].map(subjectOf)).toEqual([
      'حُجز 1 من عنصرين',
      'حُجز 1 من 3 عناصر',
      'حُجز 1 من 11 عنصرًا',
      'حُجز 1 من 100 عنصر',
    ])
  })
})

describe('the confirmation', () => {
  test('one booking: its number in the subject, what it cost, the files and the way to it', () => {
    const { subject, text, html } = confirm()
    expect(subject).toBe('Your booking K7F3B2QX is confirmed')
    for (const words of [
      'Hello Mei Lam,',
      'Paris – Zürich',
      'Tue 15 Dec 2026, 07:22',
      'Booking number K7F3B2QX',
      'Paid by card: HK$4,320.00',
      'Your documents and a calendar file are attached.',
      link.href,
      'until 30 days after the journey',
    ])
      expect(text.replace(/Tue, 15/, 'Tue 15')).toContain(words)
    expect(html).toContain('href="https://travel.example/booking/guest?code=abc&amp;id=1"')
  })

  test('what the hotel takes itself is told, of what was booked', () => {
    const [offer] = trainBooking.offers
    if (!offer) throw new Error('There is no offer.')
    const offers = [{ ...offer, price: { ...offer.price, there: hkd(12_000) } }]
    const stay: BookingRecord = {
      ...trainBooking,
      offers,
      product: 'hotel',
      paymentWays: ['account', 'there'],
      paid: hkd(420_000),
    }
    const { text } = confirm({ items: [{ booking: stay, link }] })
    expect(text).toContain('Total: HK$4,320.00\nOn account: HK$4,200.00\nTo be paid at the hotel: HK$120.00')
    const lost = { ...stay, status: 'Unsuccessful' as const, paymentWays: [], paid: hkd(0) }
    expect(confirm({ items: [train, { booking: lost, link }] }).text).not.toContain('To be paid')
  })

  test('who has an account is told nothing of a code', () => {
    expect(confirm({ reader: { name: 'Mei Lam', isGuest: false } }).text).not.toContain('30 days')
    expect(confirm({ hasDocuments: false }).text).not.toContain('attached')
  })

  test('whom it was sent on to is told no money, and that the link changes nothing', () => {
    const reader = { sender: 'Mei Lam', isGuest: true, onlyLooks: true }
    const { subject, text, html } = confirm({ reader })
    expect(subject).toBe('A booking was sent to you: K7F3B2QX')
    expect(text).toContain('Hello,\n')
    expect(text).toContain('Mei Lam has sent you this booking.')
    expect(text).not.toMatch(/Thank you|your order/)
    for (const sender of [undefined, 'Win a prize at https://evil.example'])
      expect(confirm({ reader: { ...reader, sender } }).text).toContain('Someone who booked with us has sent you')
    expect(text).toContain('K7F3B2QX')
    expect(text).toContain('It shows no prices, and nothing can be changed by it.')
    expect(text).not.toContain('do not pass it on')
    for (const written of [text, html]) expect(written).not.toMatch(/HK\$|4,320/)
  })

  test('what failed is named with its reason, and only what succeeded is paid', () => {
    const { subject, text, html } = confirm({ items: [train, failed] })
    expect(subject).toBe('1 of 2 items are booked')
    expect(text).toMatch(/\* Booked\n\nParis – Zürich[\s\S]*\* Not booked\n\nBenelux Pass\n/)
    expect(text).toContain('It sold out before it could be booked.\nYou were not charged for this.')
    expect(text).toContain('Paid by card: HK$4,320.00')
    expect(html).toContain('#a1123c')
  })

  test('each way of failing has its words; the supplier’s own are told where it alone knows', () => {
    const textOf = (booking: BookingRecord) => confirm({ items: [{ booking, link }] }).text
    expect(textOf(refused('timeout'))).toContain('The supplier could not be reached.')
    expect(textOf(refused('rejected', 'No passes to <b>Eve</b>'))).toContain(
      'The supplier did not accept it.\nThe supplier’s own words: No passes to <b>Eve</b>',
    )
    expect(textOf(refused('noAvailability', 'sold out'))).not.toContain('own words')
    expect(textOf({ ...refused('timeout'), status: 'Cancelled', refusal: null })).toContain('It was given back')
    expect(confirm({ items: [failed] }).subject).toBe('Your order could not be booked')
    expect(confirm({ items: [failed] }).text).not.toContain('Paid by card')
  })

  test('what a supplier has yet to confirm is not called booked', () => {
    const { subject, text } = confirm({ items: [{ ...train, booking: { ...trainBooking, status: 'Requested' } }] })
    expect(subject).toBe('Your order is being confirmed')
    expect(text).toContain('* Waiting for the supplier')
    expect(text).not.toContain('* Booked')
  })

  test('says what the paper says: numbers, hours, seats, who travels, the terms and how it was paid', () => {
    const { text, html } = confirm({ items: [booked] })
    expect(text).toContain(
      [
        'Paris – Zürich\nBooking number K7F3B2QX\nSupplier reference ABC123, XYZ9',
        '- Outbound · Tue 15 December 2026',
        '07:22 Paris Gare de Lyon\n00:26 Zürich HB (+1)\nTGV 9203 · SNCF · 17 h 04 min\nLAM Mei · Coach 7, seat 61',
        'First class · Semi-flexible',
        '- Travellers',
        'LAM Mei · Adult\nLAM Kai',
        '- Booking conditions',
        'Refund for a fee of EUR 25 until 14 Dec',
        'Paid by card: HK$4,320.00',
      ].join('\n\n'),
    )
    expect(text, 'all of it is').not.toContain('* Booked')
    const said = [...wordsOf(paper), 'ABC123, XYZ9'].filter((word) => text.includes(word))
    expect(said.length).toBeGreaterThan(12)
    const shown = seen(html.replace(/<[^>]+>/g, ''))
    expect(said.filter((word) => !shown.includes(word))).toEqual([])
  })

  test.each(languages)('[F6] in %s no mail says the status of a paper: nothing is ticketed there', (language) => {
    const word = statusTexts[language].Ticketed
    const said = { ...paper, status: { text: word, tone: 'good' as const } }
    for (const { subject, text, html } of [
      ...allMails(language),
      confirm({ items: [{ ...booked, paper: said }] }, language),
    ])
      for (const part of [subject, text, html]) expect(part).not.toContain(word)
  })

  test('a name and what is said of it keep each its own direction, in Arabic as well', () => {
    const { html } = confirm({ items: [booked] }, 'ar')
    expect(html).toContain('<bdi>TGV 9203 · SNCF</bdi> &#183; <bdi>17 h 04 min</bdi>')
    expect(html).toContain('<bdi>LAM Mei</bdi> &#183; <bdi>Adult</bdi>')
  })

  test('a part of a paper without a heading has none here', () => {
    const bare = { ...paper, sections: [{ heading: '', legs: [], lines: ['Austria and Belgium'] }] }
    const { text, html } = confirm({ items: [{ ...booked, paper: bare }] })
    expect(text).not.toMatch(/^- $/m)
    expect(html).not.toMatch(/<h3[^>]*><\/h3>/)
  })

  test('one button for each thing, and its address in full in the plain text; a list of mails shows what it is', () => {
    const second = { ...booked, link: new URL('https://travel.example/booking/guest?code=def') }
    const several = confirm({ items: [booked, second] })
    expect(several.html.match(/>See the booking<\/a>/g)).toHaveLength(2)
    expect(several.html).not.toContain('>https://')
    expect(several.text).toContain(`See the booking\n${second.link.href}`)
    expect(confirm({ items: [booked] }).html.match(/>See the booking<\/a>/g)).toHaveLength(1)
    const preview = /opacity:0">([^&]*)/.exec(several.html)?.[1]?.replaceAll('Tue,', 'Tue')
    expect(preview).toBe(
      'Paris – Zürich, Tue 15 Dec 2026, 07:22 local time / Paris – Zürich, Tue 15 Dec 2026, 07:22 local time',
    )
  })

  test.each(languages)('[B1] to an agency’s client, in %s: the agency’s name, no money and not ours', (language) => {
    // As its paper is composed for somebody who is shown no sum.
    const terms = conditionLines([refundUntil, { code: 'SEAT_INCLUDED' }], 'Europe/Paris', language).map(withoutSum)
    const bare = { ...paper, terms }
    expect(terms).toHaveLength(2)
    const mails = [
      confirm({ reader: client, items: [{ ...booked, paper: bare }] }, language),
      confirm({ reader: client, items: [booked, booked].map((one) => ({ ...one, paper: bare })) as never }, language),
      exchangeMail(
        {
          ...{ ...train, reader: client, hasDocuments: true },
          exchange: { price: hkd(450_050), difference: hkd(18_050), fee: hkd(2_000) },
        },
        language,
      ),
    ]
    for (const { text, html } of mails.slice(0, 2))
      for (const part of [text, seen(html)]) {
        expect(seen(part)).toContain('07:22')
        for (const term of terms) expect(seen(part)).toContain(term)
      }
    for (const { subject, text, html } of mails) {
      for (const part of [subject, text, html]) expect(part).not.toMatch(/Portolan|HK\$|\d[.,]\d\d\b|\bnet\b/i)
      expect(text.split('\n').at(-2)).toContain('Harbour Travel')
      expect(html).toContain('<bdi>Harbour Travel</bdi></p>')
      expect(seen(text)).toContain('Mei Lam')
    }
  })

  test('several bookings have a link each', () => {
    const second = { booking: passBooking, link: new URL('https://travel.example/booking/guest?code=def') }
    const { subject, text } = confirm({ items: [train, second] })
    expect(subject).toBe('Your bookings are confirmed')
    expect(text).toContain(link.href)
    expect(text).toContain(second.link.href)
    expect(text).toContain('Paid by card: HK$6,320.00')
    // A pass begins with its day, not with an hour.
    expect(text).toMatch(/Benelux Pass\nTue,? 15 Dec 2026\n/)
  })
})

describe('the other mails', () => {
  test('a hold is told with its deadline and whose clock that is', () => {
    const input = { ...train, reader, holdUntil: Date.UTC(2026, 10, 20, 10), timeZone: 'Asia/Shanghai' }
    const { subject, text } = holdReminderMail(input, 'en')
    expect(subject).toBe('Your booking K7F3B2QX is held until 20 Nov 2026, 18:00 Shanghai time')
    expect(text).toContain('Pay by: 20 Nov 2026, 18:00 Shanghai time\nTo pay: HK$4,320.00')
  })

  test('a cancellation tells what comes back, what is kept and which way it goes', () => {
    const { subject, text } = cancellationMail({ ...train, reader, cancellation }, 'en')
    expect(subject).toBe('Your booking K7F3B2QX is cancelled')
    expect(text).toContain('Cancellation fee: HK$320.00\nYou get back: HK$4,000.00')
    expect(text).toContain('The refund goes back the way you paid.')
    const nothing = { ...cancellation, refund: hkd(0), fee: hkd(432_000) }
    expect(cancellationMail({ ...train, reader, cancellation: nothing }, 'en').text).toContain('there is no refund')
    expect(cancellationMail({ ...train, reader }, 'en').text).not.toContain('You get back')
  })

  test('[R7.34] what was not paid is cancelled free of charge: nothing is owed, and no refund is refused', () => {
    const free = { ...cancellation, refund: hkd(0), fee: hkd(0) }
    for (const input of [{ cancellation: free }, {}]) {
      const { html, text } = cancellationMail({ ...train, reader, ...input }, 'en')
      for (const said of [html, text]) {
        expect(said).toContain('It is cancelled free of charge. Nothing was charged and nothing is owed.')
        expect(said).not.toMatch(/no refund|HK\$0|You get back|Cancellation fee/)
      }
    }
    const friend = { ...reader, onlyLooks: true }
    expect(cancellationMail({ ...train, reader: friend, cancellation: free }, 'en').text).not.toContain('owed')
  })

  test.each([
    ['hotel', 'hotel'],
    ['car', 'rental company'],
    ['activity', 'supplier'],
  ] as const)('[R7.34] a fee that is owed on the spot for %s is no fee of ours: the %s charges it', (product, who) => {
    const there = { ...cancellation, refund: hkd(0), fee: hkd(0), feeThere: hkd(90_000) }
    const booking = { ...train.booking, product }
    const { text } = cancellationMail({ ...train, booking, reader, cancellation: there }, 'en')
    expect(text).toContain(`Fee charged by the ${who}: HK$900.00\n`)
    expect(text).toContain('You have paid us nothing, so there is no refund.')
    expect(text).not.toMatch(/free of charge|You get back/)
  })

  test('[R7.34] a part that is cancelled is named with what stays, and the subject says that it is a part', () => {
    const part = { gone: ['Room 2 · Twin'], stays: ['Room 1 · Double', 'Room 3 · Double'] }
    const { subject, html, text } = cancellationMail({ ...train, reader, cancellation, part }, 'en')
    expect(subject).toBe('A part of your booking K7F3B2QX is cancelled')
    expect(html).toContain('A part of your booking')
    expect(text).toContain('A part of Paris – Zürich is cancelled.')
    expect(text).toMatch(/- Cancelled\n+Room 2 · Twin\n+- Still booked\n+Room 1 · Double\nRoom 3 · Double\n/)
  })

  test('a refund that was paid is told with its sum', () => {
    const { subject, text } = refundPaidMail({ ...train, reader, amount: hkd(400_000) }, 'en')
    expect(subject).toBe('Your refund of HK$4,000.00 was paid')
    expect(text).toContain('We have paid back HK$4,000.00 for Paris – Zürich.')
  })
})

describe('[R9.1] how a mail looks', () => {
  const edges = (name: string) => {
    const { html } = sampleMails.find((mail) => mail.name === name)?.write('en') ?? { html: '' }
    return [...html.matchAll(/<p class="(\w+)" style="[^"]*border-left:4px solid (#\w+)/g)].map((found) =>
      found.slice(1),
    )
  }

  test('green stands beside what is booked, and nothing else: what waits, is held, cancelled or lost has its own', () => {
    expect(edges('a confirmation of one of two')).toEqual([
      ['good', '#176047'],
      ['bad', '#a1123c'],
    ])
    expect(edges('a confirmation that waits')).toEqual([['info', '#14597a']])
    expect(edges('a reminder of a hold')).toEqual([['care', '#7a4f04']])
    expect(edges('a cancellation with a refund: original')).toEqual([['quiet', '#7f8a92']])
    expect(edges('a cancellation of a part')).toEqual([['good', '#176047']])
  })

  test.each(languages)('in %s a deadline may take two lines, and neither a sum nor its label does', (language) => {
    const { html } = sampleMails.find(({ name }) => name === 'a reminder of a hold')?.write(language) ?? { html: '' }
    const cells = [...html.matchAll(/<td[^>]*style="([^"]*)"[^>]*><bdi>([^<]+)<\/bdi><\/td>/g)]
    expect(cells.map(([, style = '']) => style.includes('nowrap'))).toEqual([true, false, true, true])
    const end = language === 'ar' ? 'left' : 'right'
    for (const [, style] of [cells[0], cells[2]].map((cell) => cell ?? []))
      expect(style).toContain(`padding-${end}:16px`)
  })

  test('Chinese is written in the letters of its place', () => {
    const fontIn = (language: Language) => /font-family:([^"]+)"/.exec(confirm({}, language).html)?.[1] ?? ''
    expect(fontIn('zh')).toMatch(/'PingFang SC','Microsoft YaHei'/)
    expect(fontIn('zh')).not.toMatch(/HK|JhengHei/)
    expect(fontIn('zhHK')).toMatch(/'PingFang HK','Microsoft JhengHei'/)
    expect(fontIn('zhHK')).not.toMatch(/SC|YaHei/)
  })
})

describe('[A39] what people and suppliers write is data', () => {
  const evil = { ...trainBooking, title: '<script>x</script>\r\nBcc: all\u202e', travelStart: null }

  test('no markup, no line and no header of its own', () => {
    const { subject, html, text } = refundPaidMail({ booking: evil, link, reader, amount: hkd(1) }, 'en')
    expect(html).not.toContain('<script>')
    expect(text).not.toMatch(/\r|\u202e|\nBcc/)
    expect(subject).not.toMatch(/[\r\n]/)
    const confirmed = confirm({ items: [{ booking: evil, link }] })
    expect(confirmed.html).not.toContain('<script>')
    expect(confirmed.html).toContain('<bdi>&lt;script&gt;x&lt;/script&gt; Bcc: all </bdi>')
    expect(confirmed.text).not.toMatch(/\r|\u202e|\nBcc/)
  })

  test('a name that would become a link is not repeated, be it of who travels or of who sits where', () => {
    const linked = 'VISIT evil.example'
    const [section] = paper.sections
    const [leg] = section?.legs ?? []
    if (!section || !leg) throw new Error('There is a leg.')
    const seats = [{ name: linked, place: 'Coach 7, seat 61' }]
    const bad = {
      ...paper,
      travelers: [{ name: linked, detail: 'Adult' }, { name: linked }],
      sections: [{ ...section, legs: [{ ...leg, seats }] }],
    }
    const shown = confirm({ items: [{ ...booked, paper: bad }] })
    expect(shown.text).toContain('\nCoach 7, seat 61')
    expect(shown.text).toContain('- Travellers\n\nAdult\n\n')
    expect(shown.text + shown.html).not.toContain('evil.example')
    const { text, html } = confirm({ reader: { name: 'Win at evil.example', isGuest: true } })
    expect(text).toMatch(/^Hello,\n/)
    expect(text + html).not.toContain('evil.example')
  })
})
