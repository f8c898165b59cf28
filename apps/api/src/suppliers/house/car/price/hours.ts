import type { Office } from '../catalogue/office.ts'

/** Monday is 0. */
const weekdayOf = (local: string): number => (new Date(`${local.slice(0, 10)}T00:00:00Z`).getUTCDay() + 6) % 7

const isOpen = ({ hours }: Pick<Office, 'hours'>, local: string): boolean => {
  const clock = local.slice(11, 16)
  return (hours[weekdayOf(local)] ?? []).some(({ from, to }) => from <= clock && clock <= to)
}

/** Cents for being there at this time, YYYY-MM-DDTHH:mm of the office; undefined: nobody is. */
export const attendance = (office: Pick<Office, 'hours' | 'outOfHours'>, local: string): number | undefined =>
  isOpen(office, local) ? 0 : office.outOfHours
