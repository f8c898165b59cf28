/** One palette for a picture. Each list of three runs from top to bottom. */
export interface Mood {
  sky: readonly [string, string, string]
  sun: string
  halo: string
  far: string
  mid: string
  near: string
  ink: string
  wall: string
  wall2: string
  roof: string
  leaf: string
  leaf2: string
  water: readonly [string, string, string]
  sand: string
  sand2: string
  glow: string
  accent: string
  cloud: string
}

export const moodNames = ['dawn', 'noon', 'gold', 'dusk', 'night', 'mist'] as const

export type MoodName = (typeof moodNames)[number]

export const moods: Record<MoodName, Mood> = {
  dawn: {
    sky: ['#F3C9B0', '#F9E3CF', '#E3EAE4'],
    sun: '#F0764A',
    halo: '#FBD9BE',
    far: '#C9C6C2',
    mid: '#93A4A8',
    near: '#48606B',
    ink: '#182B39',
    wall: '#F7E8D6',
    wall2: '#E8C6A8',
    roof: '#B5543A',
    leaf: '#5F8670',
    leaf2: '#3C6355',
    water: ['#EBCDB9', '#9DB7B9', '#5E858F'],
    sand: '#F0DFC4',
    sand2: '#DEC5A0',
    glow: '#FFE3A6',
    accent: '#D4502A',
    cloud: '#FFF6EC',
  },
  noon: {
    sky: ['#8FC3CF', '#C3E0E1', '#F2F3E6'],
    sun: '#FFF7DF',
    halo: '#E9F3E6',
    far: '#A9C8C9',
    mid: '#6FA0A8',
    near: '#2F6676',
    ink: '#14303F',
    wall: '#FFFAEF',
    wall2: '#EBDCC2',
    roof: '#C8562F',
    leaf: '#4C8F6B',
    leaf2: '#2C6A52',
    water: ['#9AD0CF', '#4FA3AE', '#1F6F86'],
    sand: '#F6E7C8',
    sand2: '#E6CF9F',
    glow: '#FFF0C2',
    accent: '#D9512B',
    cloud: '#FFFFFF',
  },
  gold: {
    sky: ['#F2B65A', '#F8D491', '#FBEBC6'],
    sun: '#FFF1CC',
    halo: '#FBDFA4',
    far: '#D9B888',
    mid: '#B08A63',
    near: '#6A5547',
    ink: '#2B2A2E',
    wall: '#FBEBD0',
    wall2: '#E4BE8E',
    roof: '#A8452A',
    leaf: '#7B8A4B',
    leaf2: '#4F6238',
    water: ['#F2C983', '#A99A72', '#5B6E64'],
    sand: '#F5DDAE',
    sand2: '#DDBB7F',
    glow: '#FFF0B8',
    accent: '#C23E1F',
    cloud: '#FFF5DC',
  },
  dusk: {
    sky: ['#2E3C5F', '#9A5E7C', '#F09B6C'],
    sun: '#FFD79A',
    halo: '#E99A7A',
    far: '#8A6382',
    mid: '#584C70',
    near: '#2B3350',
    ink: '#161D33',
    wall: '#D9A58C',
    wall2: '#8F6478',
    roof: '#6E2F3F',
    leaf: '#41566B',
    leaf2: '#2A3B52',
    water: ['#C97F77', '#6B5577', '#2F3A5A'],
    sand: '#B98579',
    sand2: '#8E6370',
    glow: '#FFD58A',
    accent: '#FF7B4A',
    cloud: '#E7A58F',
  },
  night: {
    sky: ['#0B1828', '#16304A', '#345772'],
    sun: '#F4EBD2',
    halo: '#2B4B66',
    far: '#2B4A63',
    mid: '#1D374D',
    near: '#122536',
    ink: '#0A1622',
    wall: '#33516A',
    wall2: '#264259',
    roof: '#18293A',
    leaf: '#1F4149',
    leaf2: '#143036',
    water: ['#345772', '#1C3A53', '#0F2437'],
    sand: '#4A5C69',
    sand2: '#36495A',
    glow: '#FFD27A',
    accent: '#F2703F',
    cloud: '#49687F',
  },
  mist: {
    sky: ['#C3D0CF', '#DCE2DC', '#F1EEE3'],
    sun: '#FFFDF4',
    halo: '#EDEBDF',
    far: '#BCC8C5',
    mid: '#8CA09F',
    near: '#4C666B',
    ink: '#1E343C',
    wall: '#F4EFE4',
    wall2: '#D9CDBA',
    roof: '#8A4B3A',
    leaf: '#6C8B7A',
    leaf2: '#44665A',
    water: ['#CBD6D2', '#93ABAB', '#5B7D83'],
    sand: '#E9E0CC',
    sand2: '#D0C2A5',
    glow: '#FFE9B5',
    accent: '#C6492B',
    cloud: '#FBFAF4',
  },
}

/** Night and dusk: lamps are lit. */
export const isDark = (mood: Mood): boolean => mood === moods.night || mood === moods.dusk

/** Coats of paint for cars, trains and planes: nobody’s brand. */
export const liveries: readonly string[] = [
  '#C8432A',
  '#1B5E7C',
  '#1F6B55',
  '#D9A441',
  '#24374B',
  '#7B3B5A',
  '#E7E2D4',
  '#4D7EA8',
  '#8B2F3C',
  '#3C7A78',
]

const channelsOf = (colour: string): number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

/** Both as #rrggbb; the share says how much of the second. */
export function mix(one: string, other: string, share: number): string {
  const to = channelsOf(other)
  return `#${channelsOf(one)
    .map((value, index) => Math.round(value + ((to[index] ?? value) - value) * share))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`
}
