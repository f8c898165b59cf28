import { type Language, languages } from '@portolan/domain/language'
import { describe, expect, test } from 'vitest'
import { drawPdf } from '../document/draw.ts'
import { readPdf } from '../document/testing/pdf-reader.ts'
import { composeInvoice } from './compose.ts'
import type { Invoice, InvoiceContent } from './invoice.ts'
import { composeReceipt } from './receipt.ts'

const timeZone = 'Asia/Shanghai'
const issuedAt = Date.parse('2026-12-31T17:00:00Z')

/** As long as a company's name may be. */
const longCompany = `${'شركة المرفأ للسفر والسياحة '.repeat(7)}للتجارة دبي`

const content: InvoiceContent = {
  seller: { name: 'Harbour Ltd', address: '4 Dock Road, Leeds', taxNumber: 'GB 1', isSample: false },
  buyer: { company: longCompany, name: '陳志明', taxNumber: 'FR 12 345', address: 'Zürich' },
  about: 'sale',
  lines: [
    {
      title: 'Paris – Zürich',
      reference: 'K7F3B2QX',
      travelStart: '2027-01-05T07:22',
      travelEnd: null,
      minor: 40_000,
    },
    { title: 'Limmatquai', reference: 'VVM54MML', travelStart: '2027-01-05', travelEnd: '2027-01-09', minor: 6_400 },
  ],
  taxes: [],
  there: [],
  payment: { method: 'token', at: issuedAt - 60_000, fileNumber: null },
}

const invoice = (language: Language, more: Partial<Invoice> = {}): Invoice => ({
  id: 'i',
  kind: 'invoice',
  year: 2027,
  number: 42,
  purchaseId: 'p',
  paymentId: 'q',
  invoiceId: null,
  currency: 'HKD',
  total: 46_400,
  language,
  issuedAt,
  lines: [],
  content,
  ...more,
})

/** Whose account it is, and the number under which that agency keeps its papers: charged, given back, file number. */
const onAccount: Record<Language, readonly [string, string, string]> = {
  en: ['Charged to the agency’s account on 1 January 2027', 'Credited to the agency’s account', 'File number'],
  zh: ['已于2027年1月1日记入旅行社账户', '已冲抵旅行社账户', '档案号'],
  zhHK: ['已於 2027年1月1日 記入旅行社帳戶', '已存回旅行社帳戶', '檔案編號'],
  es: [
    'Cargado a la cuenta de la agencia el 1 de enero de 2027',
    'Abonado en la cuenta de la agencia',
    'Número de expediente',
  ],
  fr: ['Porté au compte de l’agence le 1 janvier 2027', 'Crédité sur le compte de l’agence', 'Numéro de dossier'],
  ar: ['قُيّد على حساب الوكالة بتاريخ 1 يناير 2027', 'أُضيف إلى حساب الوكالة', 'رقم الملف'],
}

const toTheReader = /\byours?\b|您|你|\bsus?\b|\bvotre\b|حسابكم|لديكم/i

const unspaced = (text: string): string => text.replace(/\s/g, '')

/** French and others set figures apart with spaces that a font may not have. */
const plain = (lines: readonly string[]) => lines.join('\n').replace(/[\u00a0\u202f]/g, ' ')

const printed = async (bill: ReturnType<typeof composeInvoice>, language: Language) => {
  const { lines, pages } = readPdf(await drawPdf({ bill, language, createdAt: issuedAt }))
  return { text: plain(lines), pages }
}

/** An invoice, a credit note, a receipt; paid by card and given back to it. */
const words: Record<Language, readonly [string, string, string, string, string]> = {
  en: ['Invoice', 'Credit note', 'Receipt', 'Paid by card on 1 January 2027', 'Refunded to the card'],
  zh: ['发票', '红字发票', '收据', '已于2027年1月1日用银行卡支付', '已退回银行卡'],
  zhHK: ['發票', '貸項通知單', '收據', '已於 2027年1月1日 以信用卡付款', '已退回信用卡'],
  es: [
    'Factura',
    'Factura rectificativa',
    'Recibo',
    'Pagado con tarjeta el 1 de enero de 2027',
    'Reembolsado en la tarjeta',
  ],
  fr: ['Facture', 'Avoir', 'Reçu', 'Payé par carte le 1 janvier 2027', 'Remboursé sur la carte'],
  ar: ['فاتورة', 'إشعار دائن', 'إيصال', 'دفع بالبطاقة بتاريخ 1 يناير 2027', 'مسترد إلى البطاقة'],
}

describe.each(languages)('[F6] [B3] papers about money: %s', (language) => {
  const [bill, note, receipt, paid, back] = words[language]

  test('an invoice has its number, seller, buyer, lines, total, and how and when it was paid, by the shop’s calendar', async () => {
    const { text, pages } = await printed(composeInvoice(invoice(language), { timeZone, of: undefined }), language)
    for (const one of [bill, '2027-000042', 'Harbour Ltd', 'GB 1', 'FR 12 345', '陳志明', 'K7F3B2QX', 'VVM54MML', paid])
      expect(text).toContain(one)
    expect(text).not.toMatch(/\ufffd|undefined|[{}]|\bnet\b|markup|Ticketed/i)
    expect(pages).toBe(1)
  })

  test('a company of 200 characters in Arabic stands there whole, however it is broken into lines', async () => {
    const { text } = await printed(composeInvoice(invoice(language), { timeZone, of: undefined }), language)
    expect(longCompany).toHaveLength(200)
    expect(unspaced(text)).toContain(unspaced(longCompany))
  })

  test('a credit note names its invoice and where the money went', async () => {
    const credit = invoice(language, { kind: 'creditNote', number: 43, content: { ...content, about: 'refund' } })
    const { text } = await printed(composeInvoice(credit, { timeZone, of: invoice(language) }), language)
    for (const one of [note, '2027-000043', '2027-000042', back]) expect(text).toContain(one)
    expect(text).not.toContain(paid)
  })

  test('written to a company that has no account with us, it tells nobody of an account or a number of theirs', () => {
    const [charged, credited, fileNumber] = onAccount[language]
    const payment = { method: 'account' as const, at: issuedAt - 60_000, fileNumber: 'FILE-9' }
    const about = (what: InvoiceContent['about']) => ({ ...content, payment, about: what })
    const again = composeInvoice(invoice(language, { content: about('correction') }), { timeZone, of: undefined })
    const refund = invoice(language, { kind: 'creditNote', content: about('refund') })
    const credit = composeInvoice(refund, { timeZone, of: invoice(language) })
    expect(again.sums.map(({ text }) => text)).toContain(charged)
    expect(credit.sums.map(({ text }) => text)).toContain(credited)
    for (const { facts, sums, notes, parties, kind } of [again, credit]) {
      expect(facts).toContainEqual({ name: fileNumber, value: 'FILE-9' })
      const said = [kind, ...notes, ...[...facts, ...sums].flatMap((one) => ('name' in one ? one.name : one.text))]
      for (const text of [...said, ...parties.map(({ heading }) => heading)]) expect(text).not.toMatch(toTheReader)
    }
  })

  test('a receipt says what went to and fro, and that it is no invoice', async () => {
    const price = { minor: 46_400, currency: 'HKD' }
    const bought = { title: 'Paris – Zürich', reference: 'K7F3B2QX', price, leadName: 'Mei Lam' }
    const moved = [
      { at: issuedAt, method: 'token' as const, minor: 46_400 },
      { at: issuedAt + 1, method: 'token' as const, minor: -6_400 },
    ]
    const drawn = composeReceipt(bought, moved, { language, timeZone, seller: content.seller, issuedAt })
    const { text } = await printed(drawn, language)
    for (const one of [receipt, 'Mei Lam', paid, back, 'K7F3B2QX']) expect(text).toContain(one)
    expect(text.match(/400[.,]00/g)?.length).toBe(1)
  })
})

test('[F6] tax stands there by its rate where the supplier says it, and else the margin scheme’s sentence', () => {
  const taxes = [
    { bookingId: 'a', percent: '7.7', minor: 3_000 },
    { bookingId: 'b', percent: '7.7', minor: 317 },
  ]
  const taxed = { ...content, taxes }
  const bill = composeInvoice(invoice('en', { content: taxed }), { timeZone, of: undefined })
  expect(bill.sums).toContainEqual({ text: 'Includes 7.7 % VAT', amount: 'HK$33.17' })
  expect(bill.notes.join()).not.toContain('Margin scheme')
  const line = (bookingId: string) => ({ bookingId, ledgerEntryId: 1, minor: 1_000 })
  const both = composeInvoice(invoice('en', { content: taxed, lines: ['a', 'b'].map(line) }), {
    timeZone,
    of: undefined,
  })
  expect(both.notes.join()).not.toContain('Margin scheme')
  const mixed = composeInvoice(invoice('en', { content: taxed, lines: ['a', 'b', 'c'].map(line) }), {
    timeZone,
    of: undefined,
  })
  expect(mixed.sums).toContainEqual({ text: 'Includes 7.7 % VAT', amount: 'HK$33.17' })
  expect(mixed.notes).toEqual([
    'Margin scheme for travel agents for all other services: their VAT is not shown separately.',
  ])
  expect(composeInvoice(invoice('en'), { timeZone, of: undefined }).notes.join()).toContain('Margin scheme')
})
