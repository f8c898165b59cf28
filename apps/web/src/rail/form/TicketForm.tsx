import '../../ui/finder.css'
import { ArrowLeftRight, Search } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../i18n/text.ts'
import { Button } from '../../ui/Button.tsx'
import { DateRange } from '../../ui/DateRange.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { phone, useMedia } from '../../ui/use-media.ts'
import type { RailSearch } from '../search.ts'
import { MoreFields } from './MoreFields.tsx'
import { PlaceField } from './PlaceField.tsx'
import { TimeChoice } from './TimeChoice.tsx'
import { Travellers } from './Travellers.tsx'
import { TripOptions } from './TripOptions.tsx'
import { type TicketFormState, useTicketForm } from './use-ticket-form.ts'

interface Props {
  /** What the address says already; a whole search where there is one to edit. */
  initial?: Partial<RailSearch> | undefined
  onSearch(search: RailSearch): void
}

function Ends({ state }: { state: TicketFormState }) {
  const t = useText()
  const { fields, errors, nameOf } = state
  const { from, to } = fields
  const swap = () => {
    const before = from.value
    from.onChange(to.value)
    to.onChange(before)
  }
  return (
    <>
      <div className="sfield wide">
        <PlaceField
          label={t('rail.form.from')}
          name={nameOf('from')}
          value={from.value}
          error={errors.from}
          onChange={from.onChange}
        />
        <button type="button" className="swap" aria-label={t('rail.form.swap')} onClick={swap}>
          <Icon of={ArrowLeftRight} size="s" />
        </button>
      </div>
      <div className="sfield wide to">
        <PlaceField
          label={t('rail.form.to')}
          name={nameOf('to')}
          value={to.value}
          error={errors.to}
          onChange={to.onChange}
        />
      </div>
    </>
  )
}

function Days({ state }: { state: TicketFormState }) {
  const t = useText()
  const { fields, errors, nameOf, today } = state
  const { trip, dates, departAt, backAt } = fields
  const isReturn = trip.value === 'return'
  return (
    <div className={isReturn ? 'sfield days' : 'sfield days one'}>
      <DateRange
        label={t('rail.form.dates')}
        startLabel={t('rail.form.depart')}
        endLabel={isReturn ? t('rail.form.return') : undefined}
        startName={nameOf('dates')}
        endName={nameOf('back')}
        value={isReturn ? dates.value : { start: dates.value.start }}
        onChange={(range) => dates.onChange({ ...dates.value, ...range })}
        today={today}
        error={errors.dates}
        startMore={<TimeChoice label={t('rail.form.departTime')} value={departAt.value} onChange={departAt.onChange} />}
        endMore={<TimeChoice label={t('rail.form.returnTime')} value={backAt.value} onChange={backAt.onChange} />}
      />
    </div>
  )
}

/** One instrument with hairline divisions; on phones its fields stand one under the other and open as sheets. */
export function TicketForm({ initial, onSearch }: Props) {
  const t = useText()
  const onPhone = useMedia(phone)
  const state = useTicketForm(initial, onSearch)
  const { fields, errors, nameOf, summary, button, submit } = state
  const { trip, via, party, direct, fareCode } = fields
  const [wantsVia, setWantsVia] = useState(false)
  const [wantsFareCode, setWantsFareCode] = useState(false)
  const showVia = wantsVia || via.value !== null
  const showFareCode = wantsFareCode || fareCode.value !== ''
  const options = (
    <TripOptions
      direct={direct.value}
      onDirect={direct.onChange}
      onVia={showVia ? undefined : () => setWantsVia(true)}
      onFareCode={showFareCode ? undefined : () => setWantsFareCode(true)}
    />
  )
  return (
    <form className="finder-in" aria-label={t('rail.form.tickets')} noValidate onSubmit={(event) => void submit(event)}>
      <ErrorSummary {...summary} />
      <div className="finder-top">
        <Segmented
          legend={t('rail.form.trip')}
          name={nameOf('trip')}
          value={trip.value}
          onChange={trip.onChange}
          options={[
            { value: 'oneWay', label: t('rail.form.oneWay') },
            { value: 'return', label: t('rail.form.roundTrip') },
          ]}
        />
        {!onPhone && options}
      </div>
      <div className="finder-row">
        <div className="searchbar">
          <Ends state={state} />
          <Days state={state} />
          <div className="sfield wide">
            <Travellers name={nameOf('party')} value={party.value} error={errors.party} onChange={party.onChange} />
          </div>
        </div>
        <Button {...button} variant="primary" size="lg" icon={Search}>
          {t('rail.form.search')}
        </Button>
      </div>
      <MoreFields
        state={state}
        showVia={showVia}
        showFareCode={showFareCode}
        onHideVia={() => {
          via.onChange(null)
          setWantsVia(false)
        }}
        onHideFareCode={() => {
          fareCode.onChange('')
          setWantsFareCode(false)
        }}
      />
      {onPhone && options}
    </form>
  )
}
