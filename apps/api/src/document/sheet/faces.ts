import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Language } from '@portolan/domain/language'
import { Font } from '@react-pdf/renderer'
import { kernBackwards, type Shaper } from './kern-backwards.ts'
import { fixMeanings, type GlyphFont } from './letter-meaning.ts'
import { unpackWoff } from './unpack-woff.ts'

/** Fonts are no part of the bundle: they lie where npm put them, seen from wherever this runs. */
const require = createRequire(import.meta.url)

const homeOf = {
  'hanken-grotesk': require.resolve('@fontsource/hanken-grotesk/package.json'),
  'ibm-plex-sans-arabic': require.resolve('@fontsource/ibm-plex-sans-arabic/package.json'),
  'noto-sans-sc': require.resolve('@fontsource/noto-sans-sc/package.json'),
  'noto-sans-hk': require.resolve('@fontsource/noto-sans-hk/package.json'),
}

type Home = keyof typeof homeOf

const weights = [400, 600] as const

/** Some letters of one family, in a file for each weight. */
interface Face {
  readonly family: string
  readonly fileOf: (weight: number) => string
  /** Whether it is worth a look: opening a face of thousands of letters takes a while. */
  readonly mayHave: RegExp
}

const faceOf = (name: Home, letters: string, mayHave: RegExp): Face => ({
  family: `${name}-${letters}`,
  fileOf: (weight) => join(dirname(homeOf[name]), 'files', `${name}-${letters}-${weight}-normal.woff`),
  mayHave,
})

const anything = /./su
const beyondLatin = /[^\p{Script=Latin}\p{Script=Arabic}]/u

const arabic = faceOf('ibm-plex-sans-arabic', 'arabic', /[\u0600-\u06ff\u0750-\u077f\ufb50-\ufeff]/u)
const latin = [faceOf('hanken-grotesk', 'latin', anything), faceOf('hanken-grotesk', 'latin-ext', anything), arabic]
const others = [
  faceOf('noto-sans-sc', 'latin-ext', /\p{Script=Latin}/u),
  faceOf('noto-sans-sc', 'vietnamese', /\p{Script=Latin}/u),
  faceOf('noto-sans-sc', 'cyrillic', /\p{Script=Cyrillic}/u),
]
const mainland = faceOf('noto-sans-sc', 'chinese-simplified', beyondLatin)
const hongKong = faceOf('noto-sans-hk', 'chinese-hongkong', beyondLatin)

const facesOf = (language: Language): Face[] => [
  ...latin,
  ...(language === 'zhHK' ? [hongKong, mainland] : [mainland, hongKong]),
  ...others,
]

const contains = (ranges: string, letter: number): boolean =>
  ranges.split(',').some((range) => {
    const [from = '', to = from] = range.replace('U+', '').split('-')
    return Number.parseInt(from, 16) <= letter && letter <= Number.parseInt(to, 16)
  })

/** Letters too rare for the whole face come in numbered slices. */
function sliceOf(letter: number): Face | undefined {
  for (const name of ['noto-sans-hk', 'noto-sans-sc'] as const) {
    const slices: Record<string, string> = require(join(dirname(homeOf[name]), 'unicode.json'))
    const found = Object.entries(slices).find(([key, ranges]) => key.startsWith('[') && contains(ranges, letter))
    if (found) return faceOf(name, found[0].slice(1, -1), beyondLatin)
  }
  return undefined
}

const sourceOf = ({ family, fileOf }: Face, weight: number): string => {
  const file = readFileSync(fileOf(weight))
  return `data:font/ttf;base64,${unpackWoff(file, `${family}-${weight}`).toString('base64')}`
}

async function load(descriptor: { fontFamily: string; fontWeight: number }) {
  await Font.load(descriptor)
  // The package does not tell what it reads a font into.
  return Font.getFont(descriptor).data as unknown as Shaper & GlyphFont
}

const opened = new Map<string, Promise<ReadonlySet<number>>>()

async function open(face: Face): Promise<ReadonlySet<number>> {
  const { family } = face
  Font.register({ family, fonts: weights.map((fontWeight) => ({ src: sourceOf(face, fontWeight), fontWeight })) })
  const fonts = await Promise.all(weights.map((fontWeight) => load({ fontFamily: family, fontWeight })))
  for (const font of fonts) fixMeanings(font)
  if (face === arabic) for (const font of fonts) kernBackwards(font)
  return new Set(fonts[0]?.characterSet)
}

/** Which letters a face has. Once opened it stays so; one that could not be read is tried again. */
function lettersOf(face: Face): Promise<ReadonlySet<number>> {
  const known = opened.get(face.family)
  if (known) return known
  const letters = open(face)
  opened.set(face.family, letters)
  letters.catch(() => opened.delete(face.family))
  return letters
}

/** Whose is the letter, by its family; undefined where no font has it. */
export async function familyOf(letter: string, language: Language): Promise<string | undefined> {
  const code = letter.codePointAt(0) ?? 0
  const isIn = async (face: Face) => face.mayHave.test(letter) && (await lettersOf(face)).has(code)
  for (const face of facesOf(language)) if (await isIn(face)) return face.family
  const slice = beyondLatin.test(letter) ? sliceOf(code) : undefined
  return slice && (await isIn(slice)) ? slice.family : undefined
}

/** In the order in which they are looked into; slices come last. */
export function inOrder(families: ReadonlySet<string>, language: Language): string[] {
  const known = facesOf(language).map(({ family }) => family)
  return [...known.filter((family) => families.has(family)), ...[...families].filter((one) => !known.includes(one))]
}
