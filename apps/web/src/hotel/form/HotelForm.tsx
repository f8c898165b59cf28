import '../../ui/finder.css'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { useFormat } from '../../i18n/format.ts'
import { useText } from '../../i18n/text.ts'
import { useLook } from '../../session/preferences.ts'
import { useLowestPrices } from '../../stay/form/calls.ts'
import { RoomsField } from '../../stay/form/RoomsField.tsx'
import type { HotelValues } from '../../stay/form/values.ts'
import type { StayAsked } from '../../stay/search.ts'
import { Button } from '../../ui/Button.tsx'
import { DateRange } from '../../ui/DateRange.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { CityField } from './CityField.tsx'
import { useHotelForm } from './use-hotel-form.ts'

interface Props {
  initial: HotelValues | undefined
  onSearch(stay: StayAsked): void
}

/** City, days, rooms. On phones the fields stand one under the other and open as sheets. */
export function HotelForm({ initial, onSearch }: Props) {
  const t = useText()
  const format = useFormat()
  const { currency } = useLook()
  const { fields, nameOf, errorOf, summary, button, submit, today } = useHotelForm(initial, onSearch)
  const { city, dates, rooms } = fields
  // A calendar of prices is many searches: nobody is asked before somebody comes near the days.
  const [near, setNear] = useState(false)
  const values = { city: city.value, dates: dates.value, rooms: rooms.value }
  const lowest = useLowestPrices(values, today, near)
  const wake = () => setNear(true)
  return (
    <form
      className="finder-in hotel-form"
      aria-label={t('hotel.form.name')}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <ErrorSummary {...summary} />
      <div className="finder-row">
        <div className="searchbar">
          <div className="sfield wide">
            <CityField name={nameOf('city')} value={city.value} error={errorOf('city')} onChange={city.onChange} />
          </div>
          <div className="sfield days" onFocusCapture={wake} onPointerDownCapture={wake}>
            <DateRange
              label={t('hotel.form.dates')}
              startLabel={t('hotel.form.checkIn')}
              endLabel={t('hotel.form.checkOut')}
              startName={nameOf('dates')}
              endName={nameOf('checkOut')}
              value={dates.value}
              onChange={dates.onChange}
              today={today}
              error={errorOf('dates')}
              prices={lowest?.prices}
              priceNote={
                lowest &&
                t('hotel.form.priceNote', {
                  nights: t('hotel.count.nights', { count: lowest.nights }),
                  currency: format.currency(currency),
                })
              }
            />
          </div>
          <div className="sfield wide">
            <RoomsField name={nameOf('rooms')} value={rooms.value} error={errorOf('rooms')} onChange={rooms.onChange} />
          </div>
        </div>
        <Button {...button} variant="primary" size="lg" icon={Search}>
          {t('hotel.form.search')}
        </Button>
      </div>
    </form>
  )
}
