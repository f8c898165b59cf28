import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { languages } from './message-rules.mjs'
import { filesBelow, isTest } from './repository.mjs'

const api = 'apps/api/src'
const domain = 'packages/domain/src'

/** Names of places, what somebody wrote about a house or a tour, and letters that are only compared: nobody's message. */
const facts = [
  'place/',
  'cms/',
  'testing/',
  'document/testing/',
  'payment/card-number.ts',
  'suppliers/house/activity/catalogue/tour/',
  'suppliers/house/activity/catalogue/tours.ts',
  'suppliers/house/hotel/catalogue/description/',
]
  .map((path) => `${api}/${path}`)
  .concat(`${domain}/language.ts`)

const arabic = /[\u0620-\u064a]/

/** Reads constants without running them: what is no text, or is made by a call, is undefined. */
function readerOf(root) {
  const files = new Map()
  const lent = new Set()

  function open(path) {
    if (files.has(path)) return files.get(path)
    const code = existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : ''
    const source = ts.createSourceFile(path, code, ts.ScriptTarget.Latest)
    const file = { path, code, constants: new Map(), imports: new Map(), values: new Map() }
    for (const statement of source.statements) {
      if (ts.isImportDeclaration(statement)) {
        for (const { name, propertyName } of statement.importClause?.namedBindings?.elements ?? []) {
          file.imports.set(name.text, [statement.moduleSpecifier.text, (propertyName ?? name).text])
        }
      }
      for (const { name, initializer } of statement.declarationList?.declarations ?? []) {
        if (initializer && ts.isIdentifier(name)) file.constants.set(name.text, initializer)
      }
    }
    files.set(path, file)
    return file
  }

  /** A constant that is being read already calls itself: it is code, not a text. */
  function named(file, name) {
    if (file.values.has(name)) return file.values.get(name)
    if (file.constants.has(name)) {
      file.values.set(name, undefined)
      file.values.set(name, evaluate(file, file.constants.get(name)))
      return file.values.get(name)
    }
    const [from, original] = file.imports.get(name) ?? []
    if (!from?.startsWith('.')) return undefined
    const lender = open(join(file.path, '..', from))
    lent.add(lender.path)
    return named(lender, original)
  }

  /** A hole in a template is an argument: `Stop ${stop}` is 'Stop {stop}'. */
  const templateOf = ({ head, templateSpans }) =>
    head.text + templateSpans.map(({ expression, literal }) => `{${expression.text}}${literal.text}`).join('')

  function objectOf(file, node) {
    const value = {}
    for (const property of node.properties) {
      if (ts.isSpreadAssignment(property)) Object.assign(value, evaluate(file, property.expression))
      else if (ts.isShorthandPropertyAssignment(property)) value[property.name.text] = named(file, property.name.text)
      else if (property.initializer) value[property.name.text] = evaluate(file, property.initializer)
    }
    return value
  }

  function evaluate(file, node) {
    if (ts.isStringLiteralLike(node)) return node.text
    if (ts.isTemplateExpression(node)) return templateOf(node)
    if (ts.isObjectLiteralExpression(node)) return objectOf(file, node)
    if (ts.isArrayLiteralExpression(node)) return node.elements.map((element) => evaluate(file, element))
    if (ts.isIdentifier(node)) return named(file, node.text)
    if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return evaluate(file, node.expression)
    if (ts.isParenthesizedExpression(node) || ts.isSpreadElement(node)) return evaluate(file, node.expression)
    if (ts.isArrowFunction(node)) return evaluate(file, node.body)
    return undefined
  }

  return { open, named, lent }
}

/** Lines of a code and the six languages. */
function tableOf(text) {
  const rows = text
    .trim()
    .split('\n')
    .map((line) => line.split('|'))
  if (!rows.every((row) => row.length === languages.length + 1) || !arabic.test(text)) return undefined
  return Object.fromEntries(
    rows.map(([code, ...said]) => [code, Object.fromEntries(languages.map((one, i) => [one, said[i]]))]),
  )
}

const isSixfold = (value) => languages.every((language) => value[language] !== undefined)

const categories = new Set(['zero', 'one', 'two', 'few', 'many', 'other'])

/** A text for each plural category becomes the message that a catalogue would have. */
function messageOf(value) {
  if (typeof value === 'string') return value
  const keys = Object.keys(value ?? {})
  if (!keys.includes('other') || keys.length < 1 || !keys.every((key) => categories.has(key))) return undefined
  if (Object.values(value).some((text) => typeof text !== 'string')) return undefined
  const counted = /\{(count|done)\}/.exec(Object.values(value).join(' '))?.[1] ?? 'count'
  return `{${counted}, plural, ${keys.map((key) => `${key} {${value[key]}}`).join(' ')}}`
}

/** Every leaf of one language, under its path. */
function* leaves(value, path) {
  const message = messageOf(value)
  if (message !== undefined) yield [path, message]
  else if (value && typeof value === 'object') {
    for (const [key, part] of Object.entries(value)) yield* leaves(part, `${path}.${key.replaceAll(' ', '-')}`)
  }
}

function* sixfold(value, path) {
  if (typeof value === 'string') {
    const table = tableOf(value)
    if (table) yield* sixfold(table, path)
  } else if (value && typeof value === 'object') {
    if (isSixfold(value)) yield [path, value]
    else {
      for (const [key, part] of Object.entries(value)) {
        const name = Array.isArray(value) ? (part?.code ?? part?.kind ?? key) : key
        yield* sixfold(part, `${path}.${name}`)
      }
    }
  }
}

/** A constant is called after where it stands: `house/car:classNames.mini`, `domain/moment:words.local`. */
const placeOf = (path) =>
  path.startsWith(domain)
    ? path.replace(domain, 'domain').replace(/\.ts$/, '')
    : path
        .slice(`${api}/`.length)
        .replace('suppliers/', '')
        .replace(/(\/catalogue)?(\/text)?\/[^/]+$/, '')

/**
 * What the server and the domain say in words of their own, by id: its file and its text in each language. Every constant in six
 * languages counts, unless it is a mere comma or space; a file with Arabic letters of which no such constant knows is a stray.
 */
export function serverTexts(root) {
  const reader = readerOf(root)
  const said = new Map()
  const isOurs = (path) => path.endsWith('.ts') && !isTest(path) && !facts.some((fact) => path.startsWith(fact))
  const told = new Set()
  const written = []
  const folders = [api, domain].filter((folder) => existsSync(join(root, folder)))
  for (const path of folders.flatMap((folder) => filesBelow(join(root, folder), root)).filter(isOurs)) {
    const code = readFileSync(join(root, path), 'utf8')
    if (arabic.test(code)) written.push(path)
    else if (!code.includes('zhHK')) continue
    const file = reader.open(path)
    for (const name of file.constants.keys()) {
      for (const [place, value] of sixfold(reader.named(file, name), `${placeOf(path)}:${name}`)) {
        told.add(path)
        for (const language of languages) {
          for (const [id, text] of leaves(value[language], place)) {
            if (!said.has(id)) said.set(id, { path, texts: {} })
            said.get(id).texts[language] = text
          }
        }
      }
    }
  }
  for (const [id, { texts }] of said) {
    if (!Object.values(texts).some((text) => /\p{L}/u.test(text))) said.delete(id)
  }
  const strays = written.filter((path) => !told.has(path) && !reader.lent.has(path))
  return { said, strays }
}
