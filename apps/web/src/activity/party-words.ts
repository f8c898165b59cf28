import type { Say } from '../i18n/text.ts'

/** A party, or one that is being filled in. */
interface Party {
  readonly adults: number
  readonly seniors: number
  readonly childAges: readonly unknown[]
}

/** '2 adults, 1 child': joined as the language joins a list of units. */
export function partyWords({ adults, seniors, childAges }: Party, t: Say, locale: string): string {
  const parts = [
    adults > 0 && t('activity.count.adults', { count: adults }),
    seniors > 0 && t('activity.count.seniors', { count: seniors }),
    childAges.length > 0 && t('activity.count.children', { count: childAges.length }),
  ].filter((part) => part !== false)
  if (parts.length === 0) return t('activity.count.people', { count: 0 })
  return new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format(parts)
}
