import { RichText } from '../../i18n/text.ts'
import { Price } from '../../price/Price.tsx'
import type { DayTour } from './tour.ts'

/** What one adult pays and what all pay together: the first figure shown is the last one paid. */
export function TourPrice({ tour: { on, isPrivate }, people }: { tour: DayTour; people: number }) {
  return (
    <span className="ac-p">
      <span>
        <RichText
          id={isPrivate ? 'activity.price.group' : 'activity.price.adult'}
          values={{ price: <Price key="price" of={on.fare} size="md" /> }}
        />
      </span>
      <span className="xs faint">
        <RichText id="activity.price.party" values={{ price: <Price key="price" of={on.total} />, count: people }} />
      </span>
    </span>
  )
}
