import type { AirportFact } from '../catalogue/airport.ts'
import { isBusy } from './hour.ts'

/** Through the gate, and to the first road. */
const start = 5
/** Beyond the city, by the hour. */
const outside = { usual: 80, busy: 65 } as const

/** Whole minutes for a way of the region at an hour: YYYY-MM-DDTHH:mm, local. */
export function minutesFor(
  { km: known, minutes }: Pick<AirportFact, 'km' | 'minutes'>,
  km: number,
  at: string,
): number {
  const hour = isBusy(at) ? 'busy' : 'usual'
  const inside = Math.min(km, known)
  const beyond = ((km - inside) / outside[hour]) * 60
  return Math.round(start + ((minutes[hour] - start) * inside) / known + beyond)
}
