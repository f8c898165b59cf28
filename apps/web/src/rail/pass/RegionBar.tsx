import { localeOf } from '@portolan/domain/language'
import { isPassGroup, type PassRegion, passCountries, passGroups } from '@portolan/domain/rail/pass-region'
import { useNavigate } from '@tanstack/react-router'
import { useFormat } from '../../i18n/format.ts'
import { useSpeech, useText } from '../../i18n/text.ts'
import { type PassSearch, writePassSearch } from '../pass-search.ts'

const whereWords = {
  EUROPE: 'rail.where.EUROPE',
  BENELUX: 'rail.where.BENELUX',
  SCANDINAVIA: 'rail.where.SCANDINAVIA',
} as const
const names = {
  EUROPE: 'rail.region.EUROPE',
  BENELUX: 'rail.region.BENELUX',
  SCANDINAVIA: 'rail.region.SCANDINAVIA',
} as const

/** Three groups and one country of thirty: a click asks again for the same people and day. */
export function RegionBar({ search }: { search: PassSearch }) {
  const t = useText()
  const format = useFormat()
  const { language } = useSpeech()
  const navigate = useNavigate()
  const go = (region: PassRegion) =>
    void navigate({ to: '/rail/passes', search: writePassSearch({ ...search, region }) })
  const order = new Intl.Collator(localeOf(language))
  const countries = passCountries
    .map((code) => ({ code, name: format.country(code) }))
    .toSorted((one, other) => order.compare(one.name, other.name))
  const country = isPassGroup(search.region) ? '' : search.region
  return (
    <fieldset className="regs">
      <legend className="vh">{t('pass.region')}</legend>
      {passGroups.map((region) => (
        <button key={region} type="button" aria-pressed={search.region === region} onClick={() => go(region)}>
          <b>{t(names[region])}</b>
          <span>{t(whereWords[region])}</span>
        </button>
      ))}
      <label className={country ? 'pick on' : 'pick'}>
        <b>{t('pass.oneCountry')}</b>
        <select value={country} onChange={({ target }) => target.value && go(target.value as PassRegion)}>
          <option value="">{t('pass.countries', { count: passCountries.length })}</option>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </fieldset>
  )
}
