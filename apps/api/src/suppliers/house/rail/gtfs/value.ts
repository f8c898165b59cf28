/** '25:10:00' and '7:05:00' in seconds; undefined when it is no time. A train is on its way for a week at most. */
export function secondsOf(text: string): number | undefined {
  const found = /^(\d{1,3}):([0-5]\d):([0-5]\d)$/.exec(text)
  if (!found) return undefined
  const [hours, minutes, seconds] = found.slice(1).map(Number) as [number, number, number]
  return hours < 168 ? hours * 3600 + minutes * 60 + seconds : undefined
}

/** '20260411' as '2026-04-11'; undefined when there is no such day. */
export function dayOf(text: string): string | undefined {
  if (!/^\d{8}$/.test(text)) return undefined
  const day = `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`
  const time = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day) ? day : undefined
}

export function wholeNumberOf(text: string, most = 2_147_483_647): number | undefined {
  const value = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN
  return value <= most ? value : undefined
}

export function degreesOf(text: string, most: number): number | undefined {
  const value = text === '' ? Number.NaN : Number(text)
  return Math.abs(value) <= most ? value : undefined
}

export function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return zone !== ''
  } catch {
    return false
  }
}
