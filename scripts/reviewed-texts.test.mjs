import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { messagesOf } from './message-catalogues.mjs'
import { languages } from './message-rules.mjs'
import { root } from './repository.mjs'
import { checkReviewed, proposeRows, tableOf } from './reviewed-texts.mjs'
import { formOf } from './telling-words.mjs'

const folders = []

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

const english = {
  'stay.cancel': 'This booking cannot be cancelled any more.',
  'stay.change': 'This booking cannot be changed any more.',
  'stay.nights': '{count, plural, one {# night} other {# nights}}',
  'stay.back': 'Return',
  'stay.home': 'Back',
}

const rows = {
  'stay.cancel': ['', 'cannot, cancelled'],
  'stay.change': ['', 'cannot, changed'],
  'stay.nights': ['count: value', 'nights, one:night'],
  'stay.back': ['', '=Return'],
  'stay.home': ['', '=Back'],
}

/** French is the language under test; the others say the same in words of their own. */
const french = {
  'stay.cancel': 'Cette réservation ne peut plus être annulée.',
  'stay.change': 'Cette réservation ne peut plus être modifiée.',
  'stay.nights': '{count, plural, one {# nuit} other {# nuits}}',
  'stay.back': 'Retour',
  'stay.home': 'Retour',
}

const frenchRows = {
  'stay.cancel': ['', 'réservation, annulée'],
  'stay.change': ['', 'réservation, modifiée'],
  'stay.nights': ['count: value', 'nuits, one:nuit'],
  'stay.back': ['', '=Retour'],
  'stay.home': ['', '=Retour', 'stay.back'],
}

function tables(changes) {
  const folder = mkdtempSync(join(tmpdir(), 'portolan-reviewed-'))
  folders.push(folder)
  for (const [language, all] of [
    ['en', rows],
    ['fr', { ...frenchRows, ...changes }],
  ]) {
    const lines = Object.entries(all).filter(([, row]) => row)
    const path = join(folder, tableOf(language))
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, ['id\t', ...lines.map(([id, row]) => [id, ...row].join('\t'))].join('\n'))
  }
  return folder
}

const messages = (texts) =>
  new Map(Object.keys(english).map((id) => [id, { texts: { en: english[id], fr: { ...french, ...texts }[id] } }]))

const check = ({ texts, table } = {}) => checkReviewed(tables(table), messages(texts))

describe('the reviewed tables', () => {
  it('are content with texts that say what their rows say', () => {
    expect(check()).toEqual([])
  })

  it('notice a text that belongs to another id', () => {
    expect(check({ texts: { 'stay.cancel': french['stay.change'] } })[0]).toBe(
      'texts/reviewed/fr.tsv: stay.cancel does not say “annulée”: is it the text of another id? If it is right, change its row',
    )
  })

  it('notice a text left in English, and one that wants other arguments', () => {
    const texts = { 'stay.cancel': english['stay.cancel'], 'stay.back': 'Retour le {date}' }
    const problems = check({ texts })
    expect(problems).toContainEqual(expect.stringContaining('stay.cancel does not say “réservation, annulée”'))
    expect(problems).toContainEqual('texts/reviewed/fr.tsv: stay.back wants “date: value”, its row says “”')
  })

  it('look into the branch of a plural, and at whole words', () => {
    const texts = { 'stay.nights': '{count, plural, one {# nuits} other {# nuits}}' }
    expect(check({ texts })).toEqual([expect.stringContaining('stay.nights does not say “one:nuit”')])
  })

  it('refuse a row that another text fits as well', () => {
    expect(check({ table: { 'stay.cancel': ['', 'réservation'] } })).toEqual([
      'texts/reviewed/fr.tsv: stay.cancel is not told from stay.change by “réservation”: its row needs another word',
    ])
  })

  it('want it named where two ids share a text that English tells apart', () => {
    const [problem] = check({ table: { 'stay.home': ['', '=Retour'] } })
    expect(problem).toContain('stay.back has the same text as stay.home, which English tells apart')
  })

  it('want a row for every text, and none for what is gone', () => {
    const table = { 'stay.cancel': undefined, 'stay.gone': ['', '=Parti'] }
    expect(check({ table })).toEqual([
      expect.stringContaining('fr.tsv: stay.cancel has no row: node scripts/check-messages.mjs --propose prints one'),
      'texts/reviewed/fr.tsv: stay.gone is in no catalogue: remove its row',
    ])
  })

  it('propose a row that the check then accepts, and nothing for a text that has one', () => {
    const proposed = proposeRows(tables({ 'stay.cancel': undefined }), messages())
    expect(proposed.map(({ language, row }) => [language, row.split('\t')[0]])).toEqual([['fr', 'stay.cancel']])
    const [id, ...row] = proposed[0].row.split('\t')
    expect(row).toContainEqual(expect.stringContaining('annulée'))
    expect(check({ table: { [id]: row } })).toEqual([])
  })
})

const shuffled = (list) =>
  list
    .map((one) => [Math.random(), one])
    .sort(([one], [other]) => one - other)
    .map(([, one]) => one)

/** Ten pairs of ids of a catalogue whose texts differ in a language. */
function pairsOf(ids, texts, language) {
  const wordsOf = (id) => formOf(texts.get(id).texts[language]).words
  const order = shuffled(ids)
  const pairs = order.slice(0, order.length / 2).map((id, at) => [id, order.at(-1 - at)])
  return pairs.filter(([one, other]) => wordsOf(one) !== wordsOf(other)).slice(0, 10)
}

describe('our own tables', () => {
  /** Every text of the repository is read: that takes seconds where many tests run at once. */
  it('notice any two texts of a catalogue that change places, in every language', () => {
    const { messages: ours } = messagesOf(root)
    const swapped = new Map([...ours].map(([id, { texts }]) => [id, { texts: { ...texts } }]))
    const catalogueOf = (id) => id.split(/[.:]/)[0]
    const catalogues = new Map([...ours.keys()].map((id) => [catalogueOf(id), []]))
    for (const id of ours.keys()) catalogues.get(catalogueOf(id)).push(id)
    const touched = []
    for (const language of languages) {
      for (const ids of catalogues.values()) {
        for (const [one, other] of pairsOf(ids, ours, language)) {
          swapped.get(one).texts[language] = ours.get(other).texts[language]
          swapped.get(other).texts[language] = ours.get(one).texts[language]
          touched.push(`${tableOf(language)}: ${one} `, `${tableOf(language)}: ${other} `)
        }
      }
    }
    const problems = checkReviewed(root, swapped)
    expect(touched.length).toBeGreaterThan(3_000)
    const noticed = new Set(problems.map((problem) => /^\S+ \S+ /.exec(problem)?.[0]))
    expect(touched.filter((row) => !noticed.has(row))).toEqual([])
  }, 60_000)
})
