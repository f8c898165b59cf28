import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { argumentsOf, hasWords, languages, pluralProblems, read, writingProblems } from './message-rules.mjs'
import { literalsBelow } from './message-use.mjs'
import { filesBelow, root as here } from './repository.mjs'

const web = 'apps/web/src'
const [source, ...translations] = languages

const load = (path) => JSON.parse(readFileSync(path, 'utf8'))

/** Every catalogue: its name, its file in each language, and the folders whose code may use its texts. */
function cataloguesOf(root) {
  const locales = `${web}/i18n/locales`
  const features = filesBelow(join(root, locales)).map((path) => basename(path, '.json'))
  const mails = filesBelow(join(root, 'apps/api/src')).filter((path) => path.endsWith(`/mail-text/${source}.json`))
  return [
    ...[...new Set(features)].map((name) => ({
      name,
      file: (language) => `${locales}/${language}/${name}.json`,
      users: [web],
    })),
    {
      name: 'error',
      file: (language) => `packages/contract/src/error-text/${language}.json`,
      users: [web, 'apps/api/src', 'packages/contract/src'],
    },
    ...mails.map((path) => ({
      name: 'mail',
      file: (language) => `apps/api/src/${path.replace(/[^/]+$/, `${language}.json`)}`,
      users: ['apps/api/src'],
    })),
  ]
}

function isAllowed(allowed, id, text, language) {
  const lists = [allowed.ids[id], allowed.texts[text]].filter(Boolean)
  return lists.some((list) => list === 'all' || list.includes(language))
}

function problemsOfText(text, language) {
  if (typeof text !== 'string') return ['is not a text']
  const { tree, problem } = read(text)
  return [...writingProblems(text), ...(tree ? pluralProblems(tree, language) : [problem])]
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

function problemsOfCatalogue(root, { name, file }, allowed) {
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
      tell(id, problemsOfText(text, language))
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
  const seen = new Map()
  for (const { name, file, users } of catalogues) {
    const key = users.join()
    if (!seen.has(key)) seen.set(key, literalsBelow(root, users))
    const { texts, patterns } = seen.get(key)
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

/** Everything that is wrong with the texts of a repository, one sentence each. */
export function checkMessages(root, allowed = load(join(here, 'scripts/untranslated.json'))) {
  const catalogues = cataloguesOf(root)
  const isThere = ({ file }) => existsSync(join(root, file(source)))
  const homeless = catalogues.filter((catalogue) => !isThere(catalogue))
  const known = catalogues.filter(isThere)
  const strangers = existsSync(join(root, web, 'i18n/locales'))
    ? readdirSync(join(root, web, 'i18n/locales')).filter((name) => !languages.includes(name))
    : []
  return [
    ...strangers.map((name) => `${web}/i18n/locales/${name} is not a language of ours`),
    ...homeless.map(({ file }) => `${file(source)} is missing`),
    ...known.flatMap((catalogue) => problemsOfCatalogue(root, catalogue, allowed)),
    ...problemsOfUse(root, known),
  ]
}

if (process.argv[1] === import.meta.filename) {
  const at = process.argv.indexOf('--root')
  const problems = checkMessages(at < 0 ? here : resolve(process.argv[at + 1]))
  for (const problem of problems) console.error(problem)
  console.log(problems.length === 0 ? 'Every message is there, used and well formed.' : `${problems.length} problems`)
  process.exitCode = problems.length === 0 ? 0 : 1
}
