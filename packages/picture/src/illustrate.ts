import type { PictureOptions, Scene, SceneName, SceneOptions } from './canvas.ts'
import { type Mood, type MoodName, moods } from './palette.ts'
import { hash, randomFrom } from './random.ts'
import { balloon } from './scene/balloon.ts'
import { beach } from './scene/beach.ts'
import { car } from './scene/car.ts'
import { countryside } from './scene/countryside.ts'
import { dining } from './scene/dining.ts'
import { interior } from './scene/interior.ts'
import { kayak } from './scene/kayak.ts'
import { medina } from './scene/medina.ts'
import { mountain } from './scene/mountain.ts'
import { museum } from './scene/museum.ts'
import { oldtown } from './scene/oldtown.ts'
import { plane } from './scene/plane.ts'
import { pool } from './scene/pool.ts'
import { ship } from './scene/ship.ts'
import { skyline } from './scene/skyline.ts'
import { tasting } from './scene/tasting.ts'
import { train } from './scene/train.ts'
import { variantsOf } from './variant.ts'

const scenes: Record<SceneName, Scene> = {
  skyline,
  oldtown,
  beach,
  mountain,
  countryside,
  medina,
  interior,
  pool,
  dining,
  car,
  train,
  ship,
  museum,
  balloon,
  kayak,
  tasting,
  plane,
}

/** The moods that suit a scene: the seed picks one, so that neighbours in a list differ. */
const suitable: Record<SceneName, readonly MoodName[]> = {
  skyline: ['dusk', 'night', 'noon', 'dawn', 'mist', 'gold'],
  oldtown: ['noon', 'gold', 'dawn', 'dusk', 'mist'],
  beach: ['noon', 'dawn', 'gold', 'dusk'],
  mountain: ['noon', 'dusk', 'mist', 'dawn', 'night'],
  countryside: ['gold', 'noon', 'dawn'],
  medina: ['gold', 'dusk', 'noon', 'night'],
  interior: ['noon', 'dawn', 'dusk', 'mist'],
  pool: ['noon', 'gold', 'dusk'],
  dining: ['dusk', 'gold', 'noon'],
  car: ['noon', 'gold', 'mist', 'dawn'],
  train: ['gold', 'noon', 'mist', 'dawn', 'dusk'],
  ship: ['dusk', 'noon', 'dawn', 'mist'],
  museum: ['noon', 'gold', 'dawn', 'dusk'],
  balloon: ['dawn', 'gold', 'noon'],
  kayak: ['noon', 'dawn', 'gold'],
  tasting: ['gold', 'dusk'],
  plane: ['noon', 'dusk', 'dawn'],
}

const stops = (colours: readonly string[]): string =>
  colours.map((colour, i) => `<stop offset="${i / (colours.length - 1)}" stop-color="${colour}"/>`).join('')

const fading = (id: string, colour: string, opacity: string): string =>
  `<radialGradient id="${id}"><stop stop-color="${colour}" stop-opacity="${opacity}"/>` +
  `<stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`

const gradients = (mood: Mood, id: string): string =>
  `<defs><linearGradient id="${id}s" x2="0" y2="1">${stops(mood.sky)}</linearGradient>` +
  `<linearGradient id="${id}w" x2="0" y2="1">${stops(mood.water)}</linearGradient>` +
  `${fading(`${id}g`, mood.glow, '.6')}${fading(`${id}h`, mood.halo, '.85')}</defs>`

interface Frame {
  mood: Mood
  width: number
  height: number
  id: string
}

function draw(name: SceneName, seed: string, frame: Frame, options: SceneOptions): string {
  const canvas = {
    ...frame,
    seed,
    random: randomFrom(`${seed}#${name}`),
    scene: (other: SceneName, otherSeed: string, id: string, size = { width: 640, height: 480 }) =>
      draw(other, otherSeed, { mood: frame.mood, id, ...size }, {}),
  }
  return gradients(frame.mood, frame.id) + scenes[name](canvas, options)
}

const colourShape = /^#[\dA-Fa-f]{6}$/

/** Only what we know reaches the drawing: anything else is left to the seed. */
const known = (name: SceneName, options: PictureOptions): SceneOptions => ({
  ...options,
  variant: variantsOf[name].find((variant) => variant === options.variant),
  color: options.color && colourShape.test(options.color) ? options.color : undefined,
})

/** An SVG document; the same arguments give the same bytes, whatever the machine and the day. */
export function illustrate(name: SceneName, seed: string, options: PictureOptions = {}): string {
  const { width = 640, height = 480 } = options
  const moodName = options.mood ?? randomFrom(`${seed}/mood`).pick(suitable[name])
  const id = `i${hash(name + seed + moodName)
    .toString(36)
    .slice(0, 5)}`
  const frame = { mood: moods[moodName], width, height, id }
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" ` +
    `preserveAspectRatio="xMidYMid slice" role="img"><g>${draw(name, seed, frame, known(name, options))}</g></svg>`
  )
}
