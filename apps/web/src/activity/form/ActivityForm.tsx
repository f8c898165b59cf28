import '../../ui/finder.css'
import './activity-form.css'
import { localeOf } from '@portolan/domain/language'
import { Search } from 'lucide-react'
import { useSpeech, useText } from '../../i18n/text.ts'
import { PlaceBox } from '../../place/PlaceBox.tsx'
import type { Place } from '../../place/place.ts'
import { Button } from '../../ui/Button.tsx'
import { DateRange } from '../../ui/DateRange.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { PopField } from '../../ui/PopField.tsx'
import { sizeOf } from '../party.ts'
import { partyWords } from '../party-words.ts'
import type { ActivityAsked } from '../search.ts'
import { PartySteps } from './PartySteps.tsx'
import { useActivityForm } from './use-activity-form.ts'
import type { ActivityValues, City } from './values.ts'

interface Props {
  initial: ActivityValues | undefined
  onSearch(asked: ActivityAsked): void
}

/** The address knows a city by code and name alone; its country is only needed where cities are offered. */
const placeOf = ({ code, name }: City): Place => ({
  ...{ code, codeContext: 'CITY', name, cityName: name },
  ...{ countryCode: '', countryName: '' },
})

/** City, days, participants. On phones the fields stand one under the other and open as sheets. */
export function ActivityForm({ initial, onSearch }: Props) {
  const t = useText()
  const locale = localeOf(useSpeech().language)
  const { fields, nameOf, errorOf, summary, button, submit, today } = useActivityForm(initial, onSearch)
  const { city, dates, party } = fields
  return (
    <form
      className="finder-in activity-form"
      aria-label={t('activity.form.name')}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <ErrorSummary {...summary} />
      <div className="finder-row">
        <div className="searchbar">
          <div className="sfield wide">
            <PlaceBox
              kind="city"
              label={t('activity.where')}
              name={nameOf('city')}
              placeholder={t('activity.form.cityHint')}
              hint=""
              error={errorOf('city')}
              value={city.value && placeOf(city.value)}
              onChange={(place) => city.onChange(place && { code: place.code, name: place.name })}
            />
          </div>
          <div className="sfield days">
            <DateRange
              label={t('activity.between')}
              startLabel={t('activity.form.from')}
              endLabel={t('activity.form.to')}
              startName={nameOf('dates')}
              endName={nameOf('to')}
              value={dates.value}
              onChange={dates.onChange}
              today={today}
              error={errorOf('dates')}
            />
          </div>
          <div className="sfield wide">
            <PopField
              label={t('activity.participants')}
              name={nameOf('party')}
              words={partyWords(party.value, t, locale)}
              hint={t('activity.count.people', { count: sizeOf(party.value) })}
              error={errorOf('party')}
            >
              <PartySteps value={party.value} asked={errorOf('party') !== undefined} onChange={party.onChange} />
            </PopField>
          </div>
        </div>
        <Button {...button} variant="primary" size="lg" icon={Search}>
          {t('activity.form.search')}
        </Button>
      </div>
    </form>
  )
}
