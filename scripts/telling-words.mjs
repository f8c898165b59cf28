import { argumentsOf, branchesOf, read, sayIn } from './message-rules.mjs'

const isHan = (language) => language.startsWith('zh')

/** Words between single spaces, without case and punctuation; arguments keep their braces. */
const plain = (text) => ` ${(text.toLowerCase().match(/\{\w+\}|[\p{L}\p{N}\p{M}]+/gu) ?? []).join(' ')} `

/**
 * A text made ready to be compared with rows: what it wants, and what it says in each of its branches. Two texts with
 * the same words are the same text.
 */
export function formOf(text) {
  const { tree = [] } = read(text)
  const branches = new Set(['other', ...branchesOf(tree)])
  const said = new Map([...branches].map((branch) => [branch, plain(sayIn(tree, branch))]))
  return { text, arguments: argumentsOf(tree).join(', '), said, words: JSON.stringify([...said].sort()) }
}

/** '=Whole label', or words of which `one:stop` is said in that branch alone. */
export function readTelling(telling) {
  if (telling.startsWith('=')) return { whole: telling.slice(1) }
  const words = telling.split(', ').map((term) => {
    const [, branch = 'other', word] = /^(?:([^:]+):)?(.+)$/.exec(term) ?? []
    return { branch, word }
  })
  return { words }
}

/** Chinese writes no spaces: there a term may stand anywhere. */
const says = (said, word, language) => said.includes(isHan(language) ? word : ` ${word} `)

export const isToldBy = (form, { whole, words }, language) =>
  whole === undefined
    ? words.every(({ branch, word }) => form.said.has(branch) && says(form.said.get(branch), word, language))
    : form.text === whole

/** The terms of a row that a text lacks, as they stand in the table. */
export const missingFrom = (form, { whole, words }, language) =>
  whole === undefined
    ? words
        .filter((term) => !isToldBy(form, { words: [term] }, language))
        .map(({ branch, word }) => (branch === 'other' ? word : `${branch}:${word}`))
    : [`=${whole}`]

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

/** What a text of a language can be told by: its words, in Chinese those of the dictionary. */
export function termsOf(said, language) {
  const words = said.trim().split(' ')
  if (!isHan(language)) return [...new Set(words)]
  return [
    ...new Set(
      words.flatMap((run) => (run.startsWith('{') ? run : [...segmenter.segment(run)].map((one) => one.segment))),
    ),
  ]
}
