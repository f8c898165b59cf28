import { useSpeech, useText } from '../i18n/text.ts'
import { countryChoices } from './place-name.ts'

/** For a native list, in the language and the order of the page. */
export function CountryOptions({ empty }: { empty?: string }) {
  const t = useText()
  const { language } = useSpeech()
  return (
    <>
      <option value="">{empty ?? t('traveler.notGiven')}</option>
      {countryChoices(language).map(({ value, name }) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </>
  )
}
