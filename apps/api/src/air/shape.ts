/**
 * Whether a value is what it should be. A search brings thousands of offers, and a schema would take longer over them
 * than everything else together: these only look, and copy nothing.
 */
export type Check = (value: unknown) => boolean

export const text =
  (longest: number): Check =>
  (value) =>
    typeof value === 'string' && value.length > 0 && value.length <= longest

export const pattern =
  (expression: RegExp): Check =>
  (value) =>
    typeof value === 'string' && expression.test(value)

export const whole =
  (least: number, most: number): Check =>
  (value) =>
    Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most

export const oneOf = (...values: readonly string[]): Check => {
  const known = new Set<unknown>(values)
  return (value) => known.has(value)
}

export const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value)

export const listOf =
  (check: Check, least: number, most: number): Check =>
  (value) =>
    Array.isArray(value) && value.length >= least && value.length <= most && value.every(check)

export function shape(fields: Readonly<Record<string, Check>>): Check {
  const entries = Object.entries(fields)
  return (value) => {
    if (typeof value !== 'object' || value === null) return false
    const found = value as Record<string, unknown>
    return entries.every(([name, check]) => check(found[name]))
  }
}
