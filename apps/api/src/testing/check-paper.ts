import { type Language, languages } from '@portolan/domain/language'
import type { Money } from '@portolan/domain/money'
import { expect } from 'vitest'
import type { Documents } from '../document/documents.ts'
import { barePages } from '../document/testing/bare-page.ts'
import { readPdf } from '../document/testing/pdf-reader.ts'
import { namesSum } from '../platform/names-sum.ts'
import { type PaperSample, type ProductOnPaper, sampleOf } from './paper-samples.ts'

type InAll = Readonly<Record<Language, string>>

const headings: Readonly<Record<'ticket' | 'voucher', InAll>> = {
  ticket: {
    ...{ en: 'E-ticket', zh: '电子票', zhHK: '電子票', es: 'Billete electrónico', fr: 'Billet électronique' },
    ar: 'تذكرة إلكترونية',
  },
  voucher: { en: 'Voucher', zh: '兑换券', zhHK: '換領券', es: 'Bono', fr: 'Bon d’échange', ar: 'قسيمة' },
}

const ticketed: InAll = {
  ...{ en: 'Ticketed', zh: '已出票', zhHK: '已出票', es: 'Emitida', fr: 'Billets émis', ar: 'صدرت التذاكر' },
}

const trainTerms: InAll = {
  en: '07:22 Paris time, with a fee · Seat reservation included',
  zh: '07:22（巴黎时间）前可退票，收取手续费 · 已含订座',
  zhHK: '07:22（巴黎時間） 前可退票，收取手續費 · 已包括座位預訂',
  es: '07:22 (hora de París), con un cargo · Reserva de asiento incluida',
  fr: '07:22 (heure de Paris), avec des frais · Réservation de place incluse',
  ar: '07:22 بتوقيت باريس مقابل رسم · تشمل حجز مقعد',
}

const bagForFee: InAll = {
  ...{ en: 'Checked bag of 23 kg for a fee', zh: '托运行李23公斤，另行收费', zhHK: '寄艙行李 23 公斤，另行收費' },
  ...{ es: 'Equipaje facturado de 23 kg con un cargo', fr: 'Bagage en soute de 23 kg avec des frais' },
  ar: 'أمتعة مسجلة 23 كغ مقابل رسم',
}

const kilometres: InAll = {
  ...{ en: '250 km a day, then EUR 0.35 a kilometre', zh: '每天250公里，超出每公里EUR 0.35' },
  ...{ zhHK: '每天 250 公里，超出每公里 EUR 0.35', es: '250 km al día, después EUR 0,35 por kilómetro' },
  ...{ fr: '250 km par jour, puis EUR 0,35 par kilomètre', ar: '250 كم يوميًا ثم EUR 0.35 لكل كيلومتر' },
}

const excess: InAll = {
  ...{ en: 'Excess: EUR 1,600', zh: '自付额：EUR 1,600', zhHK: '自負額：EUR 1,600', es: 'Franquicia: EUR 1.600' },
  ...{ fr: 'Franchise : EUR 1 600', ar: 'مبلغ التحمل: EUR 1,600' },
}

const inEach = (text: string): InAll => Object.fromEntries(languages.map((language) => [language, text])) as InAll

const fromTo: InAll = {
  ...{ en: 'Paris Gare de Lyon – Zürich HB', zh: '巴黎里昂站 – 苏黎世中央车站', zhHK: '巴黎里昂站 – 蘇黎世中央車站' },
  ...{ es: 'París Gare de Lyon – Zúrich HB', fr: 'Paris Gare de Lyon – Zurich HB', ar: 'محطة زيورخ المركزية' },
}

const flown: InAll = {
  ...{ en: 'Hong Kong – Lisbon', zh: '香港 – 里斯本', zhHK: '香港 – 里斯本', es: 'Hong Kong – Lisboa' },
  ...{ fr: 'Hong Kong – Lisbonne', ar: 'هونغ كونغ – لشبونة' },
}

const passes: InAll = {
  ...{ en: 'Benelux Pass', zh: '荷比卢通票', zhHK: '荷比盧火車證', es: 'Pase Benelux', fr: 'Pass Benelux' },
  ar: 'بطاقة بنلوكس',
}

const house: InAll = { ...inEach('Casa 1180001'), zhHK: '里斯本之家' }

/** What whoever comes has to know, whoever has paid. */
const cityTaxThere: InAll = {
  en: 'Pay at the hotel: EUR 8.00 (about HK$72.00)',
  zh: '到店付款：EUR 8.00（约HK$72.00）',
  zhHK: '到店付款：EUR 8.00（約 HK$72.00）',
  es: 'Pago en el hotel: EUR 8,00 (aprox. HK$72,00)',
  fr: 'Paiement à l’hôtel : EUR 8,00 (environ HK$72,00)',
  ar: 'الدفع في الفندق: EUR 8.00 (نحو HK$72.00)',
}

const deposit: InAll = {
  en: 'Blocked on the driver’s card, not charged: EUR 900',
  zh: '在驾驶员卡上冻结，不扣款：EUR 900',
  zhHK: '在司機卡上凍結，不扣款：EUR 900',
  es: 'Se bloquea en la tarjeta del conductor, sin cobro: EUR 900',
  fr: 'Bloqué sur la carte du conducteur, non débité : EUR 900',
  ar: 'يُحجز على بطاقة السائق ولا يُخصم: EUR 900',
}

interface Expected {
  readonly kind: 'ticket' | 'voucher'
  readonly title: InAll
  readonly locator: string
  readonly reference?: string
  /** What the traveller reads in the place of what names a sum. */
  readonly instead?: InAll
  /** What is taken, blocked or asked for on the spot: the only sums that a copy without price has. */
  readonly onTheSpot?: readonly InAll[]
  /** The carrier's own number of the first traveller's ticket. */
  readonly ticketNumber?: string
}

const train: Expected = { kind: 'ticket', title: fromTo, locator: 'QXWZ7M', instead: trainTerms }
const ticketNumber = '0470000000001'
const flight: Expected = { kind: 'ticket', title: flown, locator: 'AIRQ7M', instead: bagForFee, ticketNumber }

const expected: Readonly<Record<ProductOnPaper, Expected>> = {
  train,
  'exchanged train': train,
  pass: { kind: 'ticket', title: passes, locator: 'PASS42', reference: 'P4SSB3NX' },
  flight,
  'flights of several cities': flight,
  hotel: { kind: 'voucher', title: house, locator: 'H7', onTheSpot: [cityTaxThere] },
  package: { kind: 'voucher', title: house, locator: 'H7', instead: bagForFee, onTheSpot: [cityTaxThere] },
  car: { kind: 'voucher', title: inEach('Renault'), locator: 'ABCDEF', onTheSpot: [kilometres, excess, deposit] },
  tour: { kind: 'voucher', title: { ...inEach('Alfama on foot'), fr: 'Alfama à pied' }, locator: 'QXWZ7M' },
  transfer: { kind: 'voucher', title: inEach('Lisbon Airport – Casa do Cais'), locator: 'T7' },
}

/** Without the room between letters, of which each script has its own and which a line's end takes. */
const closed = (text: string): string => text.replace(/\s/g, '')

const moneyIn = (value: unknown): Money[] => {
  if (typeof value !== 'object' || value === null) return []
  const { minor, currency } = value as Partial<Money>
  const own = typeof minor === 'number' && typeof currency === 'string' ? [{ minor, currency }] : []
  return [...own, ...Object.values(value).flatMap(moneyIn)]
}

/** A sum as figures, whatever sets its thousands and its decimals apart; small whole ones could be anything. */
function figuresOf({ minor }: Money): RegExp[] {
  const [whole, decimals] = [Math.floor(Math.abs(minor) / 100), String(Math.abs(minor) % 100).padStart(2, '0')]
  const grouped = String(whole).replace(/\B(?=(\d{3})+$)/g, '[.,٬\\s\u00a0\u202f’]?')
  const exact = new RegExp(`(?<!\\d)${grouped}[.,٫]${decimals}(?!\\d)`)
  return whole >= 1000 ? [exact, new RegExp(`(?<![\\d-])${grouped}(?![\\d-])`)] : [exact]
}

const currencyWords = /HK\$|\bHKD\b|\bEUR\b|€|欧元|歐元|港元|港币|港幣|دولار|يورو/

/** None that reads as one, no word of a currency, and none of the amounts that are kept with what was bought. */
function checkNoSum(lines: readonly string[], { booking, purchase }: PaperSample): void {
  const bought = [booking, ...purchase.bookings]
  const parts = bought.map(({ price, paid, refunded, exchange, offers, reservation }) => ({
    ...{ price, paid, refunded, exchange, reservation },
    offers: offers.map((offer) => [offer.price, offer.supplierPrice, offer.detail]),
  }))
  const figures = moneyIn(parts).flatMap(figuresOf)
  for (const line of lines) {
    expect(namesSum(line), line).toBe(false)
    expect(line).not.toMatch(currencyWords)
    expect(
      figures.filter((figure) => figure.test(line)),
      line,
    ).toEqual([])
  }
}

/** Of a paper that is not drawn: all that would stand on it. */
const linesIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(linesIn) : []
}

/** What is taken on the spot, as it is said in the language, and no other sum. */
function checkOnTheSpot(lines: readonly string[], onTheSpot: readonly string[], sample: PaperSample): void {
  const wanted = onTheSpot.map(closed)
  const isThere = (line: string): boolean => wanted.includes(closed(line))
  expect(lines.filter(isThere).map(closed)).toEqual(wanted)
  checkNoSum(
    lines.filter((line) => !isThere(line)),
    sample,
  )
}

/** What the owner and the traveller of a product read on paper in one language. */
export async function checkPapers(documents: Documents, product: ProductOnPaper, language: Language): Promise<void> {
  const sample = await sampleOf(product, language)
  const { booking, purchase } = sample
  const {
    kind,
    title,
    locator,
    reference = 'K7F3B2QX',
    instead,
    onTheSpot = [],
    ticketNumber: number,
  } = expected[product]
  const [owner, traveller] = await Promise.all([
    documents.pdf(booking, purchase, { money: 'all' }),
    documents.pdf(booking, purchase, { money: 'there', seller: 'Harbour Travel' }),
  ])
  const copies = [owner, traveller].map((file) => readPdf(file))
  for (const copy of copies) {
    const { lines } = copy
    expect(barePages(copy), `${product}, ${language}: pages that hold no more than their foot`).toEqual([])
    const text = closed(lines.join('\n'))
    for (const word of [headings[kind][language], title[language], locator, reference, 'Mei Lam'])
      expect(text, `${product}, ${language}`).toContain(closed(word))
    if (number) expect(text.replaceAll('-', ''), 'the same way round in every script').toContain(number)
    expect(lines.join('\n')).not.toMatch(/\bnet\b|undefined|NaN|Invalid|\{\w+\}|\ufffd/i)
    expect(text.includes(closed(ticketed[language])), 'a voucher is no ticket').toBe(kind === 'ticket')
  }
  const [owned = [], handed = []] = copies.map(({ lines }) => lines)
  expect(owned.some(namesSum), 'who has paid reads how much').toBe(true)
  expect(owned.join('\n')).not.toContain('Harbour Travel')
  expect(handed.join('\n')).toContain('Harbour Travel')
  const taken = onTheSpot.map((text) => text[language])
  checkOnTheSpot(linesIn(documents.paper(booking, purchase, { money: 'there' })), taken, sample)
  const sums = handed.filter(namesSum)
  expect(sums, 'whoever comes reads what is taken there').toHaveLength(taken.length)
  checkNoSum(
    handed.filter((line) => !sums.includes(line)),
    sample,
  )
  checkNoSum(linesIn(documents.paper(booking, purchase, { money: 'none' })), sample)
  if (!instead) return
  expect(closed(handed.join('\n'))).toContain(closed(instead[language]))
  expect(closed(owned.join('\n'))).not.toContain(closed(instead[language]))
}
