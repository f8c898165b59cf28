import type { RailPassFare } from '@portolan/contract/rail-journey'
import type { Say } from '../i18n/text.ts'

const lengthOf = (duration: string): { days: number } | { months: number } | undefined => {
  const [, count, unit] = /^P(\d+)([DM])$/.exec(duration) ?? []
  if (!count) return undefined
  return unit === 'D' ? { days: Number(count) } : { months: Number(count) }
}

/** '4 Days within 1 Month(s)', '15 Days', '1 Month(s)'. */
export function validityWords({ validity, within }: Pick<RailPassFare, 'validity' | 'within'>, t: Say): string {
  const length = lengthOf(validity)
  const span = within === undefined ? undefined : lengthOf(within)
  if (!length) return ''
  if ('months' in length) return t('rail.valid.months', length)
  return span && 'months' in span ? t('rail.valid.within', { ...length, ...span }) : t('rail.valid.days', length)
}
