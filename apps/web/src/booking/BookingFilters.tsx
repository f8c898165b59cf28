import type { TransactionStatus } from '@portolan/contract/shared'
import { bookingStatuses } from '@portolan/domain/booking/lifecycle'
import { type DateRange as Dates, isOrdered, todayIn } from '@portolan/domain/date'
import { CalendarDays, Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { MessageId } from '../i18n/messages.ts'
import { useText } from '../i18n/text.ts'
import { useMoments } from '../moment/use-moments.ts'
import { settings } from '../session/settings.ts'
import { Button } from '../ui/Button.tsx'
import { DateRange } from '../ui/DateRange.tsx'
import { Select } from '../ui/Select.tsx'
import { TextInput } from '../ui/TextInput.tsx'
import { type AddressPart, type ListSearch, type Sort, sorts } from './list-search.ts'
import { statusLooks } from './status.ts'

interface Props {
  search: ListSearch
  /** None while it is being counted. */
  found: number | undefined
  onFilter(part: AddressPart): void
}

const sortWords: Record<Sort, MessageId> = {
  'bookingDate,desc': 'booking.sort.newest',
  'bookingDate,asc': 'booking.sort.oldest',
  'travelDate,asc': 'booking.sort.travel',
}

/** Two that look alike are told apart in the address alone: the list offers each word once. */
const statuses = bookingStatuses.filter((status) => status !== 'PendingHold')

/** A hold that was released has the same status as one that expired: one filter finds both, and says so. */
const filterWord = (status: TransactionStatus): MessageId =>
  status === 'Ignored' ? 'booking.filter.ended' : statusLooks[status].word

const pause = 300

/** Typed here first: the server is asked when the typing rests. */
function FindBox({ find, onFind }: { find: string | undefined; onFind(find: string | undefined): void }) {
  const t = useText()
  const [typed, setTyped] = useState(find ?? '')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const type = (text: string) => {
    setTyped(text)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => onFind(text.trim() || undefined), pause)
  }
  return (
    <TextInput
      type="search"
      icon={Search}
      aria-label={t('booking.find.label')}
      placeholder={t('booking.find.hint')}
      maxLength={128}
      value={typed}
      onChange={(event) => type(event.target.value)}
    />
  )
}

const hasDay = ({ start, end }: Dates): boolean => Boolean(start || end)
const isDay = (value: string | undefined): boolean => value === undefined || /^(\d{4}-\d{2}-\d{2})?$/.test(value)

/** A half-typed day, or the second before the first, stays in the fields; the address takes whole days in order. */
function Days({ search, onFilter }: Omit<Props, 'found'>) {
  const t = useText()
  const today = todayIn(settings.timeZone, new Date())
  const bookedHeading = useMoments().shopHeading(t('booking.filter.booked'))
  const [booked, setBooked] = useState(search.booked)
  const [travel, setTravel] = useState(search.travel)
  const take = (range: Dates, names: readonly [keyof AddressPart, keyof AddressPart]) => {
    if (isDay(range.start) && isDay(range.end) && isOrdered(range))
      onFilter({ [names[0]]: range.start || undefined, [names[1]]: range.end || undefined })
  }
  return (
    <div className="bk-days">
      <div>
        <h2 className="h4">{bookedHeading}</h2>
        <DateRange
          label={bookedHeading}
          startLabel={t('booking.filter.from')}
          endLabel={t('booking.filter.to')}
          value={booked}
          today={today}
          past
          optional
          onChange={(range) => {
            setBooked(range)
            take(range, ['bookedFrom', 'bookedTo'])
          }}
        />
      </div>
      <div>
        <h2 className="h4">{t('booking.filter.travel')}</h2>
        <DateRange
          label={t('booking.filter.travel')}
          startLabel={t('booking.filter.from')}
          endLabel={t('booking.filter.to')}
          value={travel}
          today={today}
          min="2020-01-01"
          optional
          onChange={(range) => {
            setTravel(range)
            take(range, ['travelFrom', 'travelTo'])
          }}
        />
      </div>
    </div>
  )
}

export function BookingFilters({ search, found, onFilter }: Props) {
  const t = useText()
  const [days, setDays] = useState(hasDay(search.booked) || hasDay(search.travel))
  return (
    <>
      <div className="bk-tools screen-only">
        <FindBox find={search.find} onFind={(find) => onFilter({ find })} />
        <Select
          aria-label={t('booking.list.status')}
          value={search.status ?? ''}
          onChange={(event) => onFilter({ status: event.target.value || undefined })}
        >
          <option value="">{t('booking.filter.anyStatus')}</option>
          {statuses.map((status) => (
            <option key={status} value={status}>
              {t(filterWord(status))}
            </option>
          ))}
        </Select>
        <Select
          aria-label={t('booking.sort.label')}
          value={search.sort}
          onChange={(event) => onFilter({ sort: sorts.find((sort) => sort === event.target.value) })}
        >
          {sorts.map((sort) => (
            <option key={sort} value={sort}>
              {t(sortWords[sort])}
            </option>
          ))}
        </Select>
        <Button icon={CalendarDays} aria-expanded={days} onClick={() => setDays(!days)}>
          {t('booking.filter.days')}
        </Button>
        <span className="bk-count" role="status">
          {found !== undefined && t('booking.list.count', { count: found })}
        </span>
      </div>
      {days && <Days search={search} onFilter={onFilter} />}
    </>
  )
}
