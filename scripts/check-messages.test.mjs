import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { checkMessages } from './check-messages.mjs'
import { languages } from './message-rules.mjs'

const folders = []

const check = (folder, allowed) => checkMessages(folder, undefined, allowed)

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

function write(folder, files) {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), typeof content === 'string' ? content : JSON.stringify(content))
  }
}

const nights = {
  en: '{count, plural, one {# night} other {# nights}}',
  zh: '{count}晚',
  zhHK: '{count, plural, other {#晚}}',
  es: '{count, plural, one {# noche} other {# noches}}',
  fr: '{count, plural, one {# nuit} other {# nuits}}',
  ar: '{count, plural, zero {بلا ليال} one {ليلة} two {ليلتان} few {# ليال} many {# ليلة} other {# ليلة}}',
}

/** A small repository without a fault, then the changes of one test. */
function repository({ texts = {}, files = {} } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'portolan-messages-'))
  folders.push(folder)
  for (const language of languages) {
    write(folder, {
      [`apps/web/src/i18n/locales/${language}/stay.json`]: {
        'stay.title': `Title in ${language}`,
        'stay.nights': nights[language],
        'stay.terms': `<link>Terms</link> for {name} in ${language}`,
        ...texts[language],
      },
      [`packages/contract/src/error-text/${language}.json`]: { 'error.500': `Broken in ${language}` },
      [`apps/api/src/account/mail-text/${language}.json`]: { 'mail.welcome': `Welcome in ${language}` },
    })
  }
  write(folder, {
    'apps/web/src/stay/page.tsx': `const t = useText(); <p title={t('stay.title')}>{t("stay.nights")}<Rich id="stay.terms" /></p>`,
    'packages/contract/src/errors.ts': 'export const idOf = (status: number) => `error.${status}`',
    'apps/api/src/account/mail.ts': `send('mail.welcome')`,
    ...files,
  })
  return check(folder, { texts: {}, ids: {} })
}

describe('the message check', () => {
  it('is content with complete, used and well-formed texts', () => {
    expect(repository()).toEqual([])
  })

  it('finds an id that is missing or extra in a language', () => {
    const problems = repository({ texts: { fr: { 'stay.title': undefined, 'stay.more': 'Plus' } } })
    expect(problems).toEqual([
      'apps/web/src/i18n/locales/fr/stay.json: stay.title is missing',
      'apps/web/src/i18n/locales/fr/stay.json: stay.more is not in en',
    ])
  })

  it('finds an id that nothing but a test uses', () => {
    const files = {
      'apps/web/src/stay/page.tsx': `t('stay.nights', 'stay.terms')`,
      'apps/web/src/a.test.ts': `t('stay.title')`,
    }
    expect(repository({ files })).toEqual(['apps/web/src/i18n/locales/en/stay.json: stay.title is never used'])
  })

  it('finds an id that no catalogue has, in a call, an attribute or a map', () => {
    const files = {
      'apps/web/src/stay/more.tsx': 'const ids = { a: "stay.gone" }; <Rich id="stay.lost.one" />; t(`stay.x.${b}`)',
    }
    expect(repository({ files })).toEqual([
      'apps/web/src/stay/more.tsx: stay.gone is in no catalogue',
      'apps/web/src/stay/more.tsx: stay.lost.one is in no catalogue',
      'apps/web/src/stay/more.tsx: no message fits `stay.x.…`',
    ])
  })

  it('lets a hole in a template stand for one word, not for every id', () => {
    const files = {
      'apps/web/src/stay/page.tsx': "t('stay.terms'); t(`stay.${part}`)",
      'apps/web/src/b.ts': "t('stay.title')",
    }
    const deep = Object.fromEntries(
      languages.map((language) => [language, { 'stay.deep.text': `Deep in ${language}` }]),
    )
    expect(repository({ files, texts: deep })).toEqual([
      'apps/web/src/i18n/locales/en/stay.json: stay.deep.text is never used',
    ])
  })

  it.each([
    ['es', '{name}', ['lacks link: tag, which en has']],
    ['zh', '<link>条款</link>', ['lacks name: value, which en has']],
    ['ar', '<link>{name}</link> {day, date}', ['has day: date, which en lacks']],
  ])('finds arguments that differ in %s', (language, text, expected) => {
    const path = `apps/web/src/i18n/locales/${language}/stay.json: stay.terms`
    expect(repository({ texts: { [language]: { 'stay.terms': text } } })).toEqual(
      expected.map((what) => `${path} ${what}`),
    )
  })

  it.each([
    ['en', '{count, plural, other {# nights}}', ['lacks the plural one of {count}']],
    ['zh', '{count, plural, one {#} other {#晚}}', ['has the plural one of {count}, which zh never uses']],
    [
      'ar',
      '{count, plural, zero {#} one {ليلة} two {ليلتان} few {# ليال} other {# ليلة}}',
      ['lacks the plural many of {count}'],
    ],
    ['fr', '{count, plural, one {# nuit} many {# de nuits} other {# nuits}}', []],
  ])('knows the plural categories of %s', (language, text, expected) => {
    const path = `apps/web/src/i18n/locales/${language}/stay.json: stay.nights`
    expect(repository({ texts: { [language]: { 'stay.nights': text } } })).toEqual(
      expected.map((what) => `${path} ${what}`),
    )
  })

  it.each([
    ['en', '{count, plural, one {# nights} other {# nights}}', 'one and other'],
    ['fr', '{count, plural, one {# nuits} other {# nuits}}', 'one and other'],
    ['ar', '{count, plural, zero {#} one {ليلة} two {ليلة} few {# ليال} many {#} other {#}}', 'one and two'],
  ])('finds plurals that are written alike in %s, unless they are named', (language, text, which) => {
    const texts = { [language]: { 'stay.nights': text } }
    expect(repository({ texts })).toEqual([
      `apps/web/src/i18n/locales/${language}/stay.json: stay.nights says the same in the plurals ${which}: if it is right, name it in texts/same-plurals.json`,
    ])
    const files = { 'texts/same-plurals.json': { 'stay.nights': [language] } }
    expect(repository({ texts, files })).toEqual([])
    expect(repository({ files })).toEqual([
      `apps/web/src/i18n/locales/${language}/stay.json: stay.nights is in texts/same-plurals.json, but tells its plurals apart`,
    ])
  })

  it('reads the tables of the server, and finds there what it finds in a catalogue', () => {
    const files = {
      'apps/api/src/rail/catalogue/ar.ts': `export const arabic = { seat: 'مقعد {seat}' }`,
      'apps/api/src/rail/catalogue/text.ts': `import { arabic } from './ar.ts'
        export const railTexts = {
          en: { seat: 'Seat {seat}' }, zh: { seat: '座位{seat}' }, zhHK: { seat: '座位 {seat}' },
          ...{ es: { seat: 'Seat {seat}' }, fr: { seat: "L'place" }, ar: arabic },
        }`,
    }
    const path = 'apps/api/src/rail/catalogue/text.ts: rail:railTexts.seat'
    expect(repository({ files })).toEqual([
      `${path} (es) is not translated`,
      `${path} (fr) has a straight apostrophe (write ’)`,
      `${path} (fr) lacks seat: value, which en has`,
    ])
  })

  it.each([
    ["It's", 'has a straight apostrophe (write ’)'],
    ['Wait...', 'has three dots'],
    ['Wait…', 'has three dots'],
    ['One\u2014two', 'has an em dash'],
    ['One\u200ftwo', 'has an invisible direction mark'],
    [' One', 'has a space at its edge'],
    ['', 'is empty'],
  ])('refuses %j', (text, what) => {
    expect(repository({ texts: { fr: { 'stay.title': text } } })).toEqual([
      `apps/web/src/i18n/locales/fr/stay.json: stay.title ${what}`,
    ])
  })

  it('refuses a text that cannot be read', () => {
    const problems = repository({ texts: { fr: { 'stay.terms': '<link>{name' } } })
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(/fr\/stay.json: stay.terms cannot be read/)
  })

  it('refuses an English text left in another language, unless it is a name', () => {
    const texts = { es: { 'stay.title': 'Title in en' } }
    expect(repository({ texts })).toEqual(['apps/web/src/i18n/locales/es/stay.json: stay.title is not translated'])
    const folder = folders.at(-1)
    expect(check(folder, { texts: { 'Title in en': ['es'] }, ids: {} })).toEqual([])
    expect(check(folder, { texts: {}, ids: { 'stay.title': 'all' } })).toEqual([])
    expect(check(folder, { texts: { 'Title in en': ['fr'] }, ids: {} })).toHaveLength(1)
  })
})
