import { addDays, type IsoDate } from '@portolan/domain/date'
import { textOf } from '../../session/address.ts'
import { type RailSearch, wholeDay, writeSearch } from '../search.ts'

export type Step = 'out' | 'back'

type Address = Record<string, string | number>

/** The chosen outbound ticket and the step, beside the search itself. */
export const readChoice = (address: Record<string, unknown>) => ({
  out: textOf(address.out) || undefined,
  wantsBack: address.step === 'back',
})

export const outAddress = (search: RailSearch): Address => writeSearch(search)

/** A handle of digits alone would come back as a number, and lose some of them: it travels as text. */
export const backAddress = (search: RailSearch, out: string): Address => ({ ...writeSearch(search), out, step: 'back' })

/** The same journey on another day. The way back is never before the way out. */
export function onDay(search: RailSearch, step: Step, day: IsoDate): RailSearch {
  if (step === 'back') return { ...search, back: day, backAt: wholeDay }
  const later = search.back !== undefined && search.back < day
  return { ...search, depart: day, departAt: wholeDay, ...(later && { back: day, backAt: wholeDay }) }
}

/** What was left out of this day, else the day before; undefined: it is over. */
export function earlier(search: RailSearch, step: Step, today: IsoDate): RailSearch | undefined {
  const [day, at] = step === 'back' ? [search.back ?? '', search.backAt ?? wholeDay] : [search.depart, search.departAt]
  if (at !== wholeDay) return onDay(search, step, day)
  const before = addDays(day, -1)
  const first = step === 'back' ? search.depart : today
  return before >= first ? onDay(search, step, before) : undefined
}

export const later = (search: RailSearch, step: Step): RailSearch =>
  onDay(search, step, addDays(step === 'back' ? (search.back ?? search.depart) : search.depart, 1))

/** The way back as a journey of its own, for the prices of the days around it. */
export function wayBack({ back, backAt = wholeDay, ...search }: RailSearch): RailSearch {
  return { ...search, from: search.to, to: search.from, depart: back ?? search.depart, departAt: backAt }
}
