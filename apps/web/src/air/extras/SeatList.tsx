import { useFormat } from '../../i18n/format.ts'
import { useText } from '../../i18n/text.ts'
import { Field } from '../../ui/Field.tsx'
import { Select } from '../../ui/Select.tsx'
import { type Chosen, ownerOf, seatOf } from './chosen.ts'
import { type Flyer, flyerWords } from './flyer.ts'
import { seatWords } from './seat-words.ts'
import { type FlightSeats, freeSeats } from './seats.ts'

interface Props {
  flight: FlightSeats
  chosen: Chosen
  flyers: readonly Flyer[]
  onChoose(flyer: Flyer, seat: string | undefined): void
}

/** The same seats without the picture: one list for each traveller. */
export function SeatList({ flight, chosen, flyers, onChoose }: Props) {
  const t = useText()
  const format = useFormat()
  return (
    <div className="seat-list">
      {flyers.map((flyer) => {
        const isForHim = (name: string) => (ownerOf(chosen, flight, flyers, name) ?? flyer).ref === flyer.ref
        return (
          <Field key={flyer.ref} label={flyerWords(flyer, t)}>
            <Select
              value={seatOf(chosen, flight, flyer) ?? ''}
              onChange={({ target }) => onChoose(flyer, target.value || undefined)}
            >
              <option value="">{t('extras.noSeat')}</option>
              {freeSeats(flight)
                .filter(({ name }) => isForHim(name))
                .map((seat) => (
                  <option key={seat.name} value={seat.name}>
                    {seatWords(seat, undefined, t, format)}
                  </option>
                ))}
            </Select>
          </Field>
        )
      })}
    </div>
  )
}
