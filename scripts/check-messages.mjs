import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { cataloguesOf, load, messagesOf, web } from './message-catalogues.mjs'
import {
  argumentsOf,
  hasWords,
  languages,
  pluralProblems,
  read,
  samePlurals,
  writingProblems,
} from './message-rules.mjs'
import { checkTerms } from './message-terms.mjs'
import { literalsBelow } from './message-use.mjs'
import { root as here } from './repository.mjs'
import { checkReviewed, proposeRows, tableOf } from './reviewed-texts.mjs'

const [source, ...translations] = languages
const samePluralsPath = 'texts/same-plurals.json'

function isAllowed(allowed, id, text, language) {
  const lists = [allowed.ids[id], allowed.texts[text]].filter(Boolean)
  return lists.some((list) => list === 'all' || list.includes(language))
}

function problemsOfText(id, text, language, alike) {
  if (typeof text !== 'string') return ['is not a text']
  const { tree, problem } = read(text)
  const same = samePlurals(tree ?? [], language)
  const isMeant = alike[id]?.includes(language)
  return [
    ...writingProblems(text),
    ...(tree ? [] : [problem]),
    ...(isMeant ? [] : same.map((what) => `${what}: if it is right, name it in ${samePluralsPath}`)),
    ...(isMeant && same.length === 0 ? [`is in ${samePluralsPath}, but tells its plurals apart`] : []),
  ]
}

function problemsOfTranslation(id, text, original, language, allowed) {
  const [there, own] = [read(original).tree, read(text).tree]
  if (!there || !own) return []
  const [needed, given] = [argumentsOf(there), argumentsOf(own)]
  return [
    ...needed.filter((one) => !given.includes(one)).map((one) => `lacks ${one}, which ${source} has`),
    ...given.filter((one) => !needed.includes(one)).map((one) => `has ${one}, which ${source} lacks`),
    ...(text === original && hasWords(own) && !isAllowed(allowed, id, text, language) ? ['is not translated'] : []),
  ]
}

function problemsOfCatalogue(root, { name, file }, { allowed, alike }) {
  const problems = []
  const originals = load(join(root, file(source)))
  for (const language of languages) {
    const path = file(language)
    if (!existsSync(join(root, path))) {
      problems.push(`${path} is missing`)
      continue
    }
    const texts = load(join(root, path))
    const tell = (id, list) => problems.push(...list.map((what) => `${path}: ${id} ${what}`))
    for (const id of Object.keys(originals)) if (!(id in texts)) tell(id, ['is missing'])
    for (const [id, text] of Object.entries(texts)) {
      if (!(id in originals)) tell(id, [`is not in ${source}`])
      if (!id.startsWith(`${name}.`)) tell(id, [`does not begin with ${name}.`])
      tell(id, [...problemsOfText(id, text, language, alike), ...pluralProblems(read(text).tree ?? [], language)])
      const original = originals[id]
      if (translations.includes(language) && typeof text === 'string' && typeof original === 'string') {
        tell(id, problemsOfTranslation(id, text, original, language, allowed))
      }
    }
  }
  return problems
}

function problemsOfUse(root, catalogues) {
  const problems = []
  const folders = [...new Set(catalogues.flatMap(({ users }) => users))]
  const names = catalogues.map(({ name }) => name)
  const said = new Map(folders.map((folder) => [folder, literalsBelow(root, folder, names)]))
  for (const { name, file, users } of catalogues) {
    const texts = new Map()
    for (const [text, path] of users.flatMap((folder) => [...said.get(folder).texts])) {
      if (!texts.has(text)) texts.set(text, path)
    }
    const patterns = users.flatMap((folder) => said.get(folder).patterns)
    const ids = Object.keys(load(join(root, file(source))))
    const looksLikeId = new RegExp(`^${name}(\\.[A-Za-z0-9][\\w-]*)+$`)
    for (const id of ids) {
      const isUsed =
        texts.has(id) || patterns.some(({ start, pattern }) => start.startsWith(`${name}.`) && pattern.test(id))
      if (!isUsed) problems.push(`${file(source)}: ${id} is never used`)
    }
    for (const [text, path] of texts) {
      if (looksLikeId.test(text) && !ids.includes(text)) problems.push(`${path}: ${text} is in no catalogue`)
    }
    for (const { start, pattern, path } of patterns) {
      if (!start.startsWith(`${name}.`) || ids.some((id) => pattern.test(id))) continue
      problems.push(`${path}: no message fits \`${start}…\``)
    }
  }
  return problems
}

/** The server's own tables are held by the type checker: nothing is missing there, and a plural may fall back to `other`. */
function problemsOfServer(server, { allowed, alike }) {
  return [...server].flatMap(([id, { file, texts }]) =>
    languages.flatMap((language) =>
      [
        ...problemsOfText(id, texts[language], language, alike),
        ...(language === source ? [] : problemsOfTranslation(id, texts[language], texts[source], language, allowed)),
      ].map((what) => `${file(language)}: ${id} (${language}) ${what}`),
    ),
  )
}

const untranslated = () => load(join(here, 'scripts/untranslated.json'))

const listIn = (root, path) => (existsSync(join(root, path)) ? load(join(root, path)) : {})

/** Everything that is wrong with the texts of a repository, one sentence each. */
export function checkMessages(root, { server } = messagesOf(root), allowed = untranslated()) {
  const catalogues = cataloguesOf(root)
  const lists = { allowed, alike: listIn(root, samePluralsPath) }
  const isThere = ({ file }) => existsSync(join(root, file(source)))
  const homeless = catalogues.filter((catalogue) => !isThere(catalogue))
  const known = catalogues.filter(isThere)
  const strangers = existsSync(join(root, web, 'i18n/locales'))
    ? readdirSync(join(root, web, 'i18n/locales')).filter((name) => !languages.includes(name))
    : []
  return [
    ...strangers.map((name) => `${web}/i18n/locales/${name} is not a language of ours`),
    ...homeless.map(({ file }) => `${file(source)} is missing`),
    ...known.flatMap((catalogue) => problemsOfCatalogue(root, catalogue, lists)),
    ...problemsOfUse(root, known),
    ...problemsOfServer(server, lists),
  ]
}

/** Whether the texts say what they are meant to: against the reviewed tables, and against the glossary. */
export function checkContent(root, { messages, strays } = messagesOf(root)) {
  return [
    ...strays.map(
      (path) => `${path} has texts that no constant in six languages leads to: see scripts/server-texts.mjs`,
    ),
    ...checkReviewed(root, messages),
    ...checkTerms(root, messages),
  ]
}

function propose(root) {
  const rows = proposeRows(root, messagesOf(root).messages)
  for (const language of new Set(rows.map((one) => one.language))) {
    console.log(`\n${tableOf(language)}`)
    for (const { row } of rows.filter((one) => one.language === language)) console.log(row)
  }
}

if (process.argv[1] === import.meta.filename) {
  const at = process.argv.indexOf('--root')
  const root = at < 0 ? here : resolve(process.argv[at + 1])
  if (process.argv.includes('--propose')) propose(root)
  else {
    const texts = messagesOf(root)
    const problems = [...checkMessages(root, texts), ...checkContent(root, texts)]
    for (const problem of problems) console.error(problem)
    const good = 'Every message is there, used, well formed and says what it should.'
    console.log(problems.length === 0 ? good : `${problems.length} problems`)
    process.exitCode = problems.length === 0 ? 0 : 1
  }
}
