import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { branchesOf, languages, read, sayIn } from './message-rules.mjs'

const [source, ...translations] = languages
const glossary = 'texts/terms.tsv'
const apart = 'texts/terms-apart.tsv'

function rowsOf(root, path) {
  if (!existsSync(join(root, path))) return []
  const [, ...lines] = readFileSync(join(root, path), 'utf8').trimEnd().split('\n')
  return lines.map((line) => line.split('\t'))
}

/** All that a text says in any branch, without its arguments: `{hotel}` is not the word hotel. */
function wordingOf(text) {
  const { tree = [] } = read(text)
  const said = ['other', ...branchesOf(tree)].map((branch) => sayIn(tree, branch))
  return said
    .join(' ')
    .replace(/\{\w+\}/g, ' ')
    .toLowerCase()
}

function termsOf(root) {
  return rowsOf(root, glossary).map(([english, ...said]) => ({
    name: english.split('|')[0],
    isIn: (wording) => new RegExp(`(?<!\\p{L})(${english})(?!\\p{L})`, 'u').test(wording),
    words: Object.fromEntries(translations.map((language, at) => [language, said[at].toLowerCase().split('|')])),
  }))
}

/** Where English has a term of the glossary, a translation has the glossary's word for it, or is named as apart. */
export function checkTerms(root, messages) {
  const terms = termsOf(root)
  const exceptions = new Set(
    rowsOf(root, apart).flatMap(([id, name, said]) =>
      said.split(', ').map((language) => `${id}\t${name}\t${language}`),
    ),
  )
  const problems = []
  for (const [id, { texts, file }] of messages) {
    const wordings = Object.fromEntries(languages.map((language) => [language, wordingOf(texts[language] ?? '')]))
    for (const { name, words } of terms.filter((term) => term.isIn(wordings[source]))) {
      for (const language of translations) {
        if (words[language].some((word) => wordings[language].includes(word))) continue
        if (exceptions.delete(`${id}\t${name}\t${language}`)) continue
        const wanted = words[language].join(' or ')
        problems.push(`${file(language)}: ${id} says nothing of “${name}” in ${language} (${wanted}): see ${glossary}`)
      }
    }
  }
  for (const idle of exceptions) problems.push(`${apart}: ${idle.replaceAll('\t', ', ')} is no exception any more`)
  return problems
}
