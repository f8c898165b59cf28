import type { RailReservation } from '@portolan/contract/rail-journey'
import { timeOf, todayIn } from '@portolan/domain/date'
import { CallError } from '../../api/failure.ts'
import { useFormat } from '../../i18n/format.ts'
import { useText } from '../../i18n/text.ts'
import { Price } from '../../price/Price.tsx'
import { settings } from '../../session/settings.ts'
import { DateRange } from '../../ui/DateRange.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Field } from '../../ui/Field.tsx'
import { Radio } from '../../ui/Radio.tsx'
import { Select } from '../../ui/Select.tsx'
import { Wait } from '../../ui/Wait.tsx'
import { comfortWords, flexibilityWords } from '../fare-words.ts'
import { nameOf } from '../goods/rail.ts'
import { useNewTrains } from './calls.ts'
import { type Choice, choicesIn, fitting, searchFor, type Wish, waysOf } from './model.ts'

interface Props {
  visit: number
  reservation: RailReservation
  seller: string | undefined
  days: readonly string[]
  onDays(days: readonly string[]): void
  wish: Wish
  onWish(wish: Wish): void
  chosen: readonly (Choice | undefined)[]
  onChoose(way: number, choice: Choice): void
}

const keysOf = <Key extends string>(words: Readonly<Record<Key, unknown>>) => Object.keys(words) as Key[]

function Ticket({ choice }: { choice: Choice }) {
  const t = useText()
  const format = useFormat()
  const changes = choice.trains.length - 1
  return (
    <span className="bx-ticket">
      <b className="semi">
        <bdi dir="ltr">{`${timeOf(choice.departure)} – ${timeOf(choice.arrival)}`}</bdi>
      </b>
      <span className="small muted row wrap">
        <span>{format.duration(choice.minutes)}</span>
        <span>{changes === 0 ? t('trains.direct') : t('trains.changes', { count: changes })}</span>
        <bdi dir="ltr">{choice.trains.join(', ')}</bdi>
      </span>
      <Price of={choice.price} size="sm" />
    </span>
  )
}

function Wishes({ wish, onWish }: Pick<Props, 'wish' | 'onWish'>) {
  const t = useText()
  return (
    <div className="bx-wish">
      <Field label={t('booking.exchange.comfort')}>
        <Select
          value={wish.comfort}
          onChange={({ target }) => onWish({ ...wish, comfort: target.value as Wish['comfort'] })}
        >
          {keysOf(comfortWords).map((comfort) => (
            <option key={comfort} value={comfort}>
              {t(comfortWords[comfort])}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('booking.exchange.flexibility')}>
        <Select
          value={wish.flexibility}
          onChange={({ target }) => onWish({ ...wish, flexibility: target.value as Wish['flexibility'] })}
        >
          {keysOf(flexibilityWords).map((flexibility) => (
            <option key={flexibility} value={flexibility}>
              {t(flexibilityWords[flexibility])}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  )
}

function Tickets({ visit, reservation, seller, days, wish, chosen, onChoose }: Props) {
  const t = useText()
  const trains = useNewTrains(searchFor(reservation, days), visit)
  const ways = waysOf(reservation)
  if (trains.isPending) return <Wait label={t('booking.exchange.searching')} />
  if (trains.error) {
    const { error } = trains
    return <ErrorPanel title={error instanceof CallError ? error.title : undefined} message={error.message} />
  }
  const found = choicesIn(trains.data, seller, ways.length)
  return ways.map(({ originLocation, destinationLocation }, way) => {
    const choices = fitting(found[way] ?? [], wish, way > 0 ? chosen[0] : undefined)
    const name = t('booking.exchange.way', { from: nameOf(originLocation), to: nameOf(destinationLocation) })
    return (
      <fieldset key={name} className="bx-way">
        <legend className="semi">{name}</legend>
        {choices.length === 0 && <p role="status">{t('booking.exchange.noTrains')}</p>}
        {choices.map((choice) => (
          <Radio
            key={choice.rph}
            name={`exchange-${way}`}
            label={<Ticket choice={choice} />}
            checked={chosen[way]?.rph === choice.rph}
            onChange={() => onChoose(way, choice)}
          />
        ))}
      </fieldset>
    )
  })
}

/** The same way on another day, or on another train of the same one. */
export function ChooseTrain(props: Props) {
  const { reservation, days, onDays, wish, onWish } = props
  const t = useText()
  const isReturn = waysOf(reservation).length > 1
  const [start, end] = days
  const isComplete = Boolean(start) && (!isReturn || Boolean(end))
  return (
    <>
      <DateRange
        label={t('booking.exchange.days')}
        startLabel={t(isReturn ? 'booking.exchange.dayOut' : 'booking.exchange.day')}
        {...(isReturn && { endLabel: t('booking.exchange.dayBack') })}
        value={{ ...(start && { start }), ...(end && { end }) }}
        onChange={(range) => onDays(isReturn ? [range.start ?? '', range.end ?? ''] : [range.start ?? ''])}
        today={todayIn(settings.timeZone, new Date())}
      />
      <Wishes wish={wish} onWish={onWish} />
      {isComplete && <Tickets {...props} />}
    </>
  )
}
