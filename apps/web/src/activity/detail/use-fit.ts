import { useText } from '../../i18n/text.ts'
import { clashWith } from '../../planned/clash.ts'
import { usePlanned } from '../../planned/use-planned.ts'
import type { TickLook } from '../../result/Ticks.tsx'
import type { Departure } from './departure.ts'

/** Whether the chosen hours are free, by what stands in the cart and is booked; nothing where nothing is planned yet. */
export function useFit(departure: Departure | undefined): { id: string; look: TickLook; words: string }[] {
  const t = useText()
  const { things } = usePlanned()
  const { rph, start, end } = departure ?? {}
  if (!rph || !start || !end || things.length === 0) return []
  const clash = clashWith(things, { start, end })
  if (clash) return [{ id: 'clash', look: 'none', words: t('activity.clash', { title: clash.title }) }]
  return [{ id: 'fits', look: 'good', words: t('activity.fits') }]
}
