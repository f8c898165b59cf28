import { describe, expect, test } from 'vitest'
import { makeDocuments } from '../documents.ts'
import { drawPdf } from '../draw.ts'
import { readPdf } from '../testing/pdf-reader.ts'
import { askedBooking, purchaseIn } from '../testing/sample-booking.ts'

const documents = makeDocuments({ views: [], renderer: { render: drawPdf }, timeZone: 'Asia/Shanghai' })

const long = {
  en: 'We arrive with two pushchairs and a cello, and one of us walks slowly on stairs. '.repeat(12).trim(),
  ar: 'نصل ومعنا عربتا أطفال وآلة تشيلو كبيرة، وأحدنا يصعد السلالم ببطء. '.repeat(12).trim(),
}
const bookingIn = (language: 'en' | 'ar') =>
  askedBooking([
    { code: 'PICK_UP_HOTEL', value: 'Casa do Cais' },
    { code: 'NOTE', value: long[language] },
  ])

const lettersOf = (lines: readonly string[]): string => lines.join('').replace(/\s/g, '')

describe('[R5.4] what was answered to the supplier', { timeout: 60_000 }, () => {
  test.each([
    { language: 'ar', heading: 'الإجابات والطلبات', question: 'ملاحظة' },
    { language: 'en', heading: 'Your answers and requests', question: 'Note' },
  ] as const)('$language: under its heading, and a long one wraps to its last word', async (told) => {
    const { language, heading, question } = told
    const { lines } = readPdf(await documents.pdf(bookingIn(language), purchaseIn(language), { money: 'all' }))
    expect(lines).toEqual(expect.arrayContaining([heading, 'Casa do Cais']))
    const after = lines.slice(lines.indexOf(question) + 1)
    const wraps = after.findIndex((_, index) => lettersOf(after.slice(0, index)) === lettersOf([long[language]]))
    expect(wraps, after.join('\n')).toBeGreaterThan(4)
  })

  test('stands on paper and not in the calendar', () => {
    const calendar = documents.calendar(bookingIn('en'), purchaseIn('en'))
    expect(calendar).toContain('Old town on foot')
    expect(calendar).not.toMatch(/Casa do Cais|cello/)
  })
})
