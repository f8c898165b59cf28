import { type SceneName, sceneNames } from './canvas.ts'
import { illustrate } from './illustrate.ts'
import { monogram } from './monogram.ts'
import { type MoodName, moodNames } from './palette.ts'
import { passTile } from './pass-tile.ts'
import { hash } from './random.ts'
import { variantIn, variantsOf } from './variant.ts'

/**
 * The name of a picture, as it stands in its address:
 *   train~highspeed~TGV9713        scene, variant, seed
 *   beach~any~45120~dusk           the seed picks the variant; the mood is fixed
 *   train~night~home~dusk~wide     a banner, 1400 by 480
 *   interior~twin~45120DBL~view.beach
 *   monogram~TGV   pass~benelux
 */
export interface PictureParts {
  scene: SceneName
  /** Hotel, room, train: whatever the picture stands for. */
  seed: string
  variant?: string | undefined
  mood?: MoodName | undefined
  wide?: boolean | undefined
  /** What a room's window looks out on. */
  view?: SceneName | undefined
}

/** Scenes that hold as a banner; the others would be too large or lose their hero. */
export const wideScenes: readonly SceneName[] = ['train', 'ship', 'mountain', 'plane', 'beach', 'countryside']

const seedShape = /^[\w.:-]{1,64}$/
const codeShape = /^[A-Za-z0-9]{1,12}$/

/** A seed that cannot stand in an address goes in by its hash: it only has to be the same each time. */
const seedIn = (seed: string): string => (seedShape.test(seed) ? seed : hash(seed).toString(36))

export function pictureKey({ scene, seed, variant = 'any', mood, wide, view }: PictureParts): string {
  const rest = [mood, wide && 'wide', view && `view.${view}`].filter(Boolean)
  return [scene, variant, seedIn(seed), ...rest].join('~')
}

export const monogramKey = (code: string): string => `monogram~${codeShape.test(code) ? code : hash(code).toString(36)}`

export const passKey = (region: string): string => `pass~${codeShape.test(region) ? region : hash(region).toString(36)}`

const isScene = (text: string): text is SceneName => sceneNames.some((name) => name === text)

function partsOf(key: string): PictureParts | undefined {
  const [scene = '', variant = '', seed = '', ...rest] = key.split('~')
  if (!isScene(scene) || !seedShape.test(seed)) return undefined
  if (variant !== 'any' && !variantIn(variantsOf[scene], variant)) return undefined
  const view = rest.find((part) => part.startsWith('view.'))?.slice('view.'.length)
  const parts: PictureParts = {
    scene,
    seed,
    variant,
    mood: moodNames.find((mood) => rest.includes(mood)),
    wide: rest.includes('wide') && wideScenes.includes(scene),
    view: scene === 'interior' && view !== undefined && isScene(view) && outside.has(view) ? view : undefined,
  }
  // One address for one picture: what we would not have written ourselves is no key.
  return pictureKey(parts) === key ? parts : undefined
}

/** What may lie before a window; a room in a room would never end. */
const outside: ReadonlySet<SceneName> = new Set(['skyline', 'oldtown', 'beach', 'mountain', 'countryside', 'medina'])

function draw({ scene, seed, variant, mood, wide, view }: PictureParts): string {
  const banner = wide ? { width: 1400, height: 480, calm: true } : {}
  return illustrate(scene, seed, { variant: variant === 'any' ? undefined : variant, mood, view, ...banner })
}

/** What needs no scene: a kind and a code. */
function markOf(key: string): { kind: 'monogram' | 'pass'; code: string } | undefined {
  const [kind, code = '', ...more] = key.split('~')
  if ((kind !== 'monogram' && kind !== 'pass') || more.length > 0 || !codeShape.test(code)) return undefined
  return { kind, code }
}

export const isPictureKey = (key: string): boolean => markOf(key) !== undefined || partsOf(key) !== undefined

/** The picture behind a key; undefined when there is none. */
export function pictureOf(key: string): string | undefined {
  const mark = markOf(key)
  if (mark) return mark.kind === 'pass' ? passTile(mark.code) : monogram(mark.code)
  const parts = partsOf(key)
  return parts && draw(parts)
}
