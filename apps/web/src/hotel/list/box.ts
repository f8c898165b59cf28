import { textOf } from '../../session/address.ts'
import type { Box } from '../../stay/search.ts'

/** 'south_west_north_east' in degrees, as it stands in the address; undefined for what is no part of the earth. */
export function readBox(written: unknown): Box | undefined {
  const parts = textOf(written).split('_')
  if (parts.length !== 4 || !parts.every((part) => /^-?\d{1,3}(\.\d{1,6})?$/.test(part))) return undefined
  const [south = 0, west = 0, north = 0, east = 0] = parts.map(Number)
  const isOnEarth = Math.abs(south) <= 90 && Math.abs(north) <= 90 && Math.abs(west) <= 180 && Math.abs(east) <= 180
  return isOnEarth && south < north ? { south, west, north, east } : undefined
}

export const writeBox = ({ south, west, north, east }: Box): string => [south, west, north, east].join('_')
