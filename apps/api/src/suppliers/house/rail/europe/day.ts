/** Days are YYYY-MM-DD; in a set of weekdays bit 0 is Monday. */
export const isOn = (day: string, weekdays: number): boolean =>
  ((weekdays >> ((new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7)) & 1) === 1

/** The Saturday before the last Sunday of October: the night that begins on it has 25 hours in all of the Union. */
export function lastNightOfSummer(year: number): string {
  const end = new Date(Date.UTC(year, 9, 31))
  end.setUTCDate(31 - end.getUTCDay() - 1)
  return end.toISOString().slice(0, 10)
}
