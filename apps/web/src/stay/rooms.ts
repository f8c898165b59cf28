/** Who sleeps in one room. */
export interface RoomAsked {
  readonly adults: number
  /** The age of each child, in whole years. */
  readonly childAges: readonly number[]
}

const room = /^\d{1,2}(-\d{1,2})*$/

function readRoom(text: string): RoomAsked[] {
  const [adults = 0, ...childAges] = text.split('-').map(Number)
  return room.test(text) ? [{ adults, childAges }] : []
}

/** '2-7-9_1': the adults of a room, then the ages of its children; the next room. Undefined for anything else. */
export function readRooms(text: string): RoomAsked[] | undefined {
  const rooms = text.split('_')
  const read = rooms.flatMap(readRoom)
  return read.length === rooms.length ? read : undefined
}

export const writeRooms = (rooms: readonly RoomAsked[]): string =>
  rooms.map(({ adults, childAges }) => [adults, ...childAges].join('-')).join('_')

export const guestsOf = (rooms: readonly RoomAsked[]): number =>
  rooms.reduce((sum, { adults, childAges }) => sum + adults + childAges.length, 0)
