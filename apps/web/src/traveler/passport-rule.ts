import type { PassportRules } from './values.ts'

/** Of several flights to one country the later one counts. */
export function strictest(rules: PassportRules): PassportRules {
  const latest = new Map<string, PassportRules[number]>()
  for (const rule of rules) {
    const known = latest.get(rule.countryCode)
    if (!known || known.validUntil < rule.validUntil) latest.set(rule.countryCode, rule)
  }
  return [...latest.values()]
}
