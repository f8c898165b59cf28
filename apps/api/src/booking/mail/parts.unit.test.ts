import { type Language, languages } from '@portolan/domain/language'
import { describe, expect, test } from 'vitest'
import { buttonsIn, linesOfHtml, linesOfPlain, previewIn } from '../../testing/mail-parts.ts'
import { sampleMails } from '../../testing/sample-mails.ts'
import { bookingMailTexts } from './catalogue/text.ts'

/** How a language writes thousands and decimals. */
const figures: Readonly<Record<Language, readonly [thousands: string, decimals: string]>> = {
  en: [',', '.'],
  zh: [',', '.'],
  zhHK: [',', '.'],
  es: ['.', ','],
  fr: [' ', ','],
  ar: [',', '.'],
}

const frames: Readonly<Record<Language, readonly [tag: string, direction: 'ltr' | 'rtl']>> = {
  en: ['en', 'ltr'],
  zh: ['zh-CN', 'ltr'],
  zhHK: ['zh-HK', 'ltr'],
  es: ['es', 'ltr'],
  fr: ['fr', 'ltr'],
  ar: ['ar', 'rtl'],
}

function inLanguage(fact: string, language: Language): string {
  const [thousands, decimals] = figures[language]
  return /^HK\$/.test(fact) ? fact.replace(/[,.]/g, (mark) => (mark === ',' ? thousands : decimals)) : fact
}

/** What is missing, each looked for behind the one before. */
function missingIn(lines: readonly string[], facts: readonly string[]): string[] {
  const text = lines.join('\n')
  let from = 0
  return facts.filter((fact) => {
    const at = text.indexOf(fact, from)
    if (at >= 0) from = at + fact.length
    return at < 0
  })
}

/** Whose address a button does not open copies it: the plain part has it once anyway. */
function withoutCopy(lines: readonly string[], language: Language): string[] {
  const copy = linesOfPlain(bookingMailTexts[language].copy)[0]
  return lines.filter((line, index) => line !== copy && (index === 0 || lines[index - 1] !== copy))
}

const colons: Readonly<Record<Language, string>> = {
  en: ': ',
  zh: '：',
  zhHK: '：',
  es: ': ',
  fr: '\u202f: ',
  ar: ': ',
}

const written = new Map(
  languages.map((language) => [language, sampleMails.map((sample) => ({ ...sample, ...sample.write(language) }))]),
)

describe.each(languages)('[R9.1] every mail about a booking, in %s,', (language) => {
  const mails = written.get(language) ?? []

  test('says the same in its plain part, in the same order, and all that is to be known', () => {
    expect(mails.length).toBeGreaterThan(20)
    for (const { name, subject, html, text, facts } of mails) {
      const [brand, title, ...shown] = linesOfHtml(html)
      const plain = linesOfPlain(text)
      expect([brand, title], name).toEqual([
        text.includes('Harbour Travel') ? 'Harbour Travel' : 'Portolan',
        linesOfPlain(subject)[0],
      ])
      expect(withoutCopy(shown, language), name).toEqual(plain)
      const wanted = facts.map((fact) => inLanguage(fact, language))
      expect(missingIn(shown, wanted), name).toEqual([])
      expect(missingIn(plain, wanted), name).toEqual([])
    }
  })

  test('has one button for each thing, whose address stands in the plain part', () => {
    for (const { name, html, text, buttons } of mails) {
      const ways = buttonsIn(html)
      expect(ways, name).toHaveLength(buttons)
      expect(new Set(ways).size, name).toBe(buttons)
      expect(text.match(/^https:\S+$/gm), name).toEqual(ways)
    }
  })

  test('is begun by more than its subject, and reads in its own direction', () => {
    const [tag, direction] = frames[language]
    for (const { name, subject, html } of mails) {
      const preview = previewIn(html)
      expect(preview.length, name).toBeGreaterThan(5)
      expect(preview, name).not.toMatch(/[<{&]/)
      expect([subject.includes(preview), preview.includes(subject)], name).toEqual([false, false])
      expect(html, name).toMatch(new RegExp(`^<!doctype html>\n<html lang="${tag}" dir="${direction}">`))
      expect(html, name).toContain(`<body class="page" dir="${direction}"`)
    }
  })

  test('[B1] names no net price, and none at all to whom it is to name none', () => {
    for (const { name, subject, html, text, to } of mails) {
      const all = [subject, previewIn(html), ...linesOfHtml(html), ...linesOfPlain(text)].join('\n')
      expect(all, name).not.toMatch(/\bnet\b/i)
      if (to === 'client' || to === 'friend') expect(all, name).not.toMatch(/HK\$|EUR|\d[.,]\d\d\b/)
    }
  })

  test('sets a sum off from its label by the colon of its language', () => {
    const priced = mails.filter(({ html }) => html.includes('class="total"'))
    expect(priced.length).toBeGreaterThan(10)
    for (const { name, text } of priced) {
      const rows = text.split('\n').filter((line) => /HK\$[\d\s.,]+$/.test(line) && !/^HK\$/.test(line))
      expect(rows.length, name).toBeGreaterThan(0)
      for (const row of rows) expect(row, name).toMatch(new RegExp(`[^\\s：:]${colons[language]}HK\\$[\\d\\s.,]+$`))
    }
  })
})
