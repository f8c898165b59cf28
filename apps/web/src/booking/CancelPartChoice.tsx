import type { RailReservation } from '@portolan/contract/rail-journey'
import type { TravelerDraft } from '@portolan/contract/traveler-form'
import { useText } from '../i18n/text.ts'
import { Checkbox } from '../ui/Checkbox.tsx'
import type { CancelPart } from './cancel.ts'
import { waysOf } from './goods/rail.ts'
import { travellerName } from './TravellersCard.tsx'

interface Props {
  reservation: RailReservation
  travellers: readonly TravelerDraft[]
  part: CancelPart
  onPart(part: CancelPart): void
}

const toggled = <Item,>(items: readonly Item[], item: Item): Item[] =>
  items.includes(item) ? items.filter((one) => one !== item) : [...items, item]

/** Nothing ticked is everything; whether the operator takes back a part is for its answer to say. */
export function CancelPartChoice({ reservation, travellers, part, onPart }: Props) {
  const t = useText()
  const ways = waysOf(reservation)
  if (ways.length < 2 && travellers.length < 2) return null
  return (
    <fieldset className="bk-part">
      <legend className="h4">{t('booking.cancel.part')}</legend>
      <p className="small muted">{t('booking.cancel.partHint')}</p>
      {ways.length > 1 &&
        ways.map(({ key, from, to }, index) => (
          <Checkbox
            key={key}
            label={t('booking.cancel.way', { from, to })}
            checked={part.ways.includes(index)}
            onChange={() => onPart({ ...part, ways: toggled(part.ways, index) })}
          />
        ))}
      {travellers.length > 1 &&
        travellers.map((traveller) => (
          <Checkbox
            key={traveller.ref}
            label={travellerName(traveller, t)}
            checked={part.travellers.includes(traveller.ref)}
            onChange={() => onPart({ ...part, travellers: toggled(part.travellers, traveller.ref) })}
          />
        ))}
    </fieldset>
  )
}
