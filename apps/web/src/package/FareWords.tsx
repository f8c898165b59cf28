import { includesOf } from '../flight/flights/include-words.ts'
import { useFormat } from '../i18n/format.ts'
import { useText } from '../i18n/text.ts'
import type { FlightOffer } from './flight-result.ts'

/** 'Classic, 2 × 25 kg checked': the fare and the bag that is in it. */
export function FareWords({ flight: { family } }: { flight: FlightOffer }) {
  const t = useText()
  const format = useFormat()
  if (!family) return null
  const bag = includesOf(family, [family], t, format).find(({ id, look }) => id === 'checkedBag' && look === 'good')
  return (
    <span className="xs faint">
      {family.name && <bdi>{family.name}</bdi>}
      {family.name && bag && ' · '}
      {bag?.words}
    </span>
  )
}
