import type { Say } from '../i18n/text.ts'

/** A room that is searched for, or one that is being filled in. */
interface Room {
  readonly adults: number
  readonly childAges: readonly unknown[]
}

const sum = (rooms: readonly Room[], countOf: (room: Room) => number): number =>
  rooms.reduce((total, room) => total + countOf(room), 0)

const joined = (parts: readonly (string | false)[], locale: string): string =>
  new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format(parts.filter((part) => part !== false))

/** '2 adults, 1 child': joined as the language joins a list of units. */
export function guestWords(rooms: readonly Room[], t: Say, locale: string): string {
  const [adults, children] = [sum(rooms, (room) => room.adults), sum(rooms, ({ childAges }) => childAges.length)]
  return joined(
    [t('hotel.count.adults', { count: adults }), children > 0 && t('hotel.count.children', { count: children })],
    locale,
  )
}

/** '2 rooms, 3 adults, 1 child' */
export const partyWords = (rooms: readonly Room[], t: Say, locale: string): string =>
  joined([t('hotel.count.rooms', { count: rooms.length }), guestWords(rooms, t, locale)], locale)
