import { parse, TYPE } from '@formatjs/icu-messageformat-parser'

export const languages = ['en', 'zh', 'zhHK', 'es', 'fr', 'ar']

const tags = { en: 'en', zh: 'zh-CN', zhHK: 'zh-HK', es: 'es', fr: 'fr', ar: 'ar' }

/** Spanish and French have `many` for round millions alone: `other` says it as well, so it may be left out. */
const optional = new Set(['many'])

function categoriesOf(language, type) {
  const { pluralCategories } = new Intl.PluralRules(tags[language], { type }).resolvedOptions()
  const needed = language === 'ar' ? pluralCategories : pluralCategories.filter((category) => !optional.has(category))
  return { known: new Set(pluralCategories), needed }
}

const writing = [
  [/'/, 'a straight apostrophe (write ’)'],
  [/\.\.\.|…/, 'three dots'],
  [/\u2014/, 'an em dash'],
  [/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/, 'an invisible direction mark'],
  [/^\s|\s$/, 'a space at its edge'],
]

export function writingProblems(text) {
  if (text.trim() === '') return ['is empty']
  return writing.filter(([pattern]) => pattern.test(text)).map(([, what]) => `has ${what}`)
}

const known = new Map()

/** The syntax tree, or what is wrong with the syntax. Several rules ask for every text: it is parsed once. */
export function read(text) {
  if (known.has(text)) return known.get(text)
  try {
    known.set(text, { tree: parse(text) })
  } catch (problem) {
    known.set(text, { problem: `cannot be read: ${problem.message}` })
  }
  return known.get(text)
}

function* elements(tree) {
  for (const element of tree) {
    yield element
    if (element.children) yield* elements(element.children)
    for (const { value } of Object.values(element.options ?? {})) yield* elements(value)
  }
}

/** How the code must supply a value; a number may be a plain argument in one language and a plural in another. */
function kindOf(element) {
  if (element.type === TYPE.tag) return 'tag'
  if (element.type === TYPE.select) return `select of ${Object.keys(element.options).sort().join(', ')}`
  if (element.type === TYPE.date || element.type === TYPE.time) return 'date'
  return 'value'
}

/** What the code has to hand over: `{count}` as `count: value`, `<link>` as `link: tag`. */
export function argumentsOf(tree) {
  const found = new Set()
  for (const element of elements(tree)) {
    if (element.type !== TYPE.literal && element.type !== TYPE.pound) found.add(`${element.value}: ${kindOf(element)}`)
  }
  return [...found].sort()
}

export function pluralProblems(tree, language) {
  return [...elements(tree)]
    .filter((element) => element.type === TYPE.plural)
    .flatMap(({ value, pluralType, options }) => {
      const { known, needed } = categoriesOf(language, pluralType)
      const given = Object.keys(options)
      const missing = needed.filter((category) => !given.includes(category))
      const idle = given.filter((category) => !category.startsWith('=') && !known.has(category))
      return [
        ...missing.map((category) => `lacks the plural ${category} of {${value}}`),
        ...idle.map((category) => `has the plural ${category} of {${value}}, which ${language} never uses`),
      ]
    })
}

/** Forms that a language tells apart wherever something is counted; Arabic counts from eleven on with one word. */
const countedApart = {
  en: [['one', 'other']],
  es: [['one', 'other']],
  fr: [['one', 'other']],
  ar: [
    ['one', 'two'],
    ['two', 'few'],
  ],
}

/** Plural forms that are written alike, such as '1 stops': seldom right, and named where it is. */
export function samePlurals(tree, language) {
  const given = [...elements(tree)].flatMap(({ type, options }) => (type === TYPE.plural ? Object.keys(options) : []))
  return (countedApart[language] ?? [])
    .filter((pair) => pair.every((category) => given.includes(category)))
    .filter(([one, other]) => sayIn(tree, one) === sayIn(tree, other))
    .map(([one, other]) => `says the same in the plurals ${one} and ${other}`)
}

/** Every plural category and case of a select that a message tells apart. */
export const branchesOf = (tree) => [
  ...new Set([...elements(tree)].flatMap(({ options }) => Object.keys(options ?? {}))),
]

/** The message as it is said in one branch; what has no such branch says `other`. `#` is the figure of its plural. */
export function sayIn(tree, branch, counted) {
  return tree
    .map((element) => {
      const { type, value, children, options } = element
      if (type === TYPE.literal) return value
      if (type === TYPE.tag) return sayIn(children, branch, counted)
      if (options) return sayIn((options[branch] ?? options.other).value, branch, value)
      return `{${type === TYPE.pound ? counted : value}}`
    })
    .join('')
}

/** Only words can be left untranslated: `{from} – {to}` is the same everywhere. */
export const hasWords = (tree) =>
  [...elements(tree)].some((element) => element.type === TYPE.literal && /\p{L}/u.test(element.value))
