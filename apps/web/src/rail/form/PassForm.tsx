import '../../ui/finder.css'
import { localeOf } from '@portolan/domain/language'
import { passCountries } from '@portolan/domain/rail/pass-region'
import { Search } from 'lucide-react'
import { useFormat } from '../../i18n/format.ts'
import { useSpeech, useText } from '../../i18n/text.ts'
import { Button } from '../../ui/Button.tsx'
import { DateRange } from '../../ui/DateRange.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { Field } from '../../ui/Field.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { Select } from '../../ui/Select.tsx'
import type { PassSearch } from '../pass-search.ts'
import { Travellers } from './Travellers.tsx'
import { usePassForm } from './use-pass-form.ts'

/** By name, in the order of the language spoken. */
function CountryOptions() {
  const format = useFormat()
  const { language } = useSpeech()
  const order = new Intl.Collator(localeOf(language))
  const named = passCountries.map((code) => ({ code, name: format.country(code) }))
  return named
    .toSorted((one, other) => order.compare(one.name, other.name))
    .map(({ code, name }) => (
      <option key={code} value={code}>
        {name}
      </option>
    ))
}

interface Props {
  initial?: Partial<PassSearch> | undefined
  onSearch(search: PassSearch): void
}

export function PassForm({ initial, onSearch }: Props) {
  const t = useText()
  const { fields, nameOf, errors, summary, button, submit, today } = usePassForm(initial, onSearch)
  const { area, country, start, party } = fields
  return (
    <form className="finder-in" aria-label={t('rail.form.passes')} noValidate onSubmit={(event) => void submit(event)}>
      <ErrorSummary {...summary} />
      <div className="finder-top regions">
        <Segmented
          legend={t('rail.form.region')}
          name={nameOf('area')}
          value={area.value}
          onChange={area.onChange}
          options={[
            { value: 'EUROPE', label: t('rail.region.EUROPE') },
            { value: 'BENELUX', label: t('rail.region.BENELUX') },
            { value: 'SCANDINAVIA', label: t('rail.region.SCANDINAVIA') },
            { value: 'COUNTRY', label: t('rail.region.country', { count: passCountries.length }) },
          ]}
        />
      </div>
      <div className="finder-row">
        <div className="searchbar">
          {area.value === 'COUNTRY' && (
            <div className="sfield wide">
              <Field label={t('rail.form.countryLabel')} error={errors.country} id={nameOf('country')}>
                <Select value={country.value} onChange={country.onChange} onBlur={country.onBlur}>
                  <option value="">{t('rail.form.chooseCountry')}</option>
                  <CountryOptions />
                </Select>
              </Field>
            </div>
          )}
          <div className="sfield days one">
            <DateRange
              label={t('rail.form.firstDay')}
              startLabel={t('rail.form.firstDay')}
              startName={nameOf('start')}
              value={{ start: start.value || undefined }}
              onChange={(range) => start.onChange(range.start ?? '')}
              today={today}
              error={errors.start}
            />
          </div>
          <div className="sfield wide">
            <Travellers name={nameOf('party')} value={party.value} error={errors.party} onChange={party.onChange} />
          </div>
        </div>
        <Button {...button} variant="primary" size="lg" icon={Search}>
          {t('rail.form.search')}
        </Button>
      </div>
    </form>
  )
}
