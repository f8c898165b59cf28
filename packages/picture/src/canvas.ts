import type { Mood, MoodName } from './palette.ts'
import type { Random } from './random.ts'

export const sceneNames = [
  'skyline',
  'oldtown',
  'beach',
  'mountain',
  'countryside',
  'medina',
  'interior',
  'pool',
  'dining',
  'car',
  'train',
  'ship',
  'museum',
  'balloon',
  'kayak',
  'tasting',
  'plane',
] as const

export type SceneName = (typeof sceneNames)[number]

/** What a picture may be told; whatever is left out is chosen by the seed. */
export interface SceneOptions {
  variant?: string | undefined
  /** Body of a car, stripe of a train, tail of a plane: #rrggbb. */
  color?: string | undefined
  /** One of the seven colour schemes of a room. */
  scheme?: number | undefined
  /** What a room's window looks out on. */
  view?: SceneName | undefined
  /** Where the sun stands behind a train, as a share of the width. */
  sun?: number | undefined
  /** Few clouds behind a train, so that a headline can stand there. */
  calm?: boolean | undefined
}

export interface PictureOptions extends SceneOptions {
  mood?: MoodName | undefined
  /** Units of the drawing, 640 by 480 unless told; banners are 1400 wide. */
  width?: number | undefined
  height?: number | undefined
}

/** What every scene draws with. */
export interface Canvas {
  random: Random
  mood: Mood
  width: number
  height: number
  /** Begins every id inside the drawing, so that two drawings in one page keep apart. */
  id: string
  seed: string
  /** Another scene, for windows and backgrounds, in the same mood. */
  scene(name: SceneName, seed: string, id: string, size?: { width: number; height: number }): string
}

export type Scene = (canvas: Canvas, options: SceneOptions) => string
