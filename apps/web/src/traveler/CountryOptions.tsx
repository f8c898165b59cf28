import { useSpeech } from '../i18n/text.ts'
import { countryChoices } from './place-name.ts'

/** For a native list, in the language and the order of the page. Which word stands for none is the page's. */
export function CountryOptions({ empty }: { empty: string }) {
  const { language } = useSpeech()
  return (
    <>
      <option value="">{empty}</option>
      {countryChoices(language).map(({ value, name }) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </>
  )
}
