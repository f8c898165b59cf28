import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from './message-rules.mjs'
import { countWords, proposeWords } from './propose-words.mjs'
import { rivalsIn } from './rival-texts.mjs'
import { formOf, isToldBy, missingFrom, readTelling } from './telling-words.mjs'

export const tableOf = (language) => `texts/reviewed/${language}.tsv`

/** The rows of a language by id: arguments, telling words, and the id whose text it shares on purpose. */
function readTable(root, language) {
  const path = join(root, tableOf(language))
  if (!existsSync(path)) return new Map()
  const [, ...lines] = readFileSync(path, 'utf8').trimEnd().split('\n')
  return new Map(
    lines.map((line) => {
      const [id, needed = '', telling = '', same = ''] = line.split('\t')
      return [id, { needed, telling, same }]
    }),
  )
}

/** Of each language the texts by id, made ready to be compared. */
export const formsOf = (messages) =>
  Object.fromEntries(
    languages.map((language) => [
      language,
      new Map(
        [...messages]
          .filter(([, { texts }]) => typeof texts[language] === 'string')
          .map(([id, { texts }]) => [id, formOf(texts[language])]),
      ),
    ]),
  )

const inOtherLanguages = (forms, id, language) =>
  languages.filter((other) => other !== language).flatMap((other) => forms[other].get(id) ?? [])

/** Two ids may share a text if English does so too, or if a row says that it is meant. */
function shareOnPurpose(rows, english, one, other) {
  const originalOf = (id) => english.get(rows.get(id)?.same || id)?.words
  return originalOf(one) === originalOf(other)
}

function problemsOfRow(id, form, { language, forms, rivalsOf, rows }) {
  const row = rows.get(id)
  if (!row) return ['has no row: node scripts/check-messages.mjs --propose prints one; read it, then add it']
  const telling = readTelling(row.telling)
  if (row.needed !== form.arguments) return [`wants “${form.arguments}”, its row says “${row.needed}”`]
  if (!isToldBy(form, telling, language)) {
    const missing = missingFrom(form, telling, language).join(', ')
    return [`does not say “${missing}”: is it the text of another id? If it is right, change its row`]
  }
  const rivals = rivalsOf(form.arguments, telling).filter(([other]) => other !== id)
  const foreign = inOtherLanguages(forms, id, language).filter(
    (one) => one.words !== form.words && isToldBy(one, telling, language),
  )
  return [
    ...rivals
      .filter(([, one]) => one.words !== form.words)
      .map(([other]) => `is not told from ${other} by “${row.telling}”: its row needs another word`),
    ...rivals
      .filter(([other, one]) => one.words === form.words && !shareOnPurpose(rows, forms.en, id, other))
      .map(
        ([other]) => `has the same text as ${other}, which English tells apart: if it is meant, its row names that id`,
      ),
    ...foreign
      .slice(0, 1)
      .map(() => `is not told from another language by “${row.telling}”: its row needs another word`),
  ]
}

/** What the rows of a language are held against. */
function deskOf(root, forms, language) {
  const rows = readTable(root, language)
  return { language, forms, rows, rivalsOf: rivalsIn(forms[language], language) }
}

/** Whether every text says what its reviewed row says, and no row fits another text. */
export function checkReviewed(root, messages) {
  const forms = formsOf(messages)
  return languages.flatMap((language) => {
    const desk = deskOf(root, forms, language)
    const gone = [...desk.rows.keys()].filter((id) => !messages.has(id))
    return [
      ...[...forms[language]].flatMap(([id, form]) =>
        problemsOfRow(id, form, desk).map((what) => `${tableOf(language)}: ${id} ${what}`),
      ),
      ...gone.map((id) => `${tableOf(language)}: ${id} is in no catalogue: remove its row`),
    ]
  })
}

function proposeRow(id, form, { language, forms, rivalsOf }, counts) {
  const foreign = inOtherLanguages(forms, id, language).filter((one) => one.words !== form.words)
  const isClear = (telling) => {
    const read = readTelling(telling)
    return (
      rivalsOf(form.arguments, read).every(([, one]) => one.words === form.words) &&
      !foreign.some((one) => isToldBy(one, read, language))
    )
  }
  const [first] = [...forms[language]].find(([, one]) => one.words === form.words)
  const isShared = forms.en.get(first).words !== forms.en.get(id).words
  return [id, form.arguments, proposeWords(form, isClear, counts, language), ...(isShared ? [first] : [])].join('\t')
}

/** Rows for texts that have none, and for those that no longer fit theirs: to be read, never to be written unread. */
export function proposeRows(root, messages) {
  const forms = formsOf(messages)
  return languages.flatMap((language) => {
    const desk = deskOf(root, forms, language)
    const counts = countWords(forms[language].values(), language)
    return [...forms[language]]
      .filter(([id, form]) => problemsOfRow(id, form, desk).length > 0)
      .map(([id, form]) => ({ language, row: proposeRow(id, form, desk, counts) }))
  })
}
