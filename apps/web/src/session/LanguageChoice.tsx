import { isLanguage, languages, ownNameOf, tagOf } from '@portolan/domain/language'
import { ChevronDown, Globe } from 'lucide-react'
import { useSpeech, useText } from '../i18n/text.ts'
import { Icon } from '../ui/Icon.tsx'
import { chooseLanguage } from './preferences.ts'

/** A native list: every phone and every screen reader knows how to open it. */
export function LanguageChoice() {
  const t = useText()
  const { language } = useSpeech()
  return (
    <label className="topchoice">
      <span className="vh">{t('shell.language')}</span>
      <Icon of={Globe} size="s" />
      <select value={language} onChange={({ target }) => isLanguage(target.value) && void chooseLanguage(target.value)}>
        {languages.map((one) => (
          <option key={one} value={one} lang={tagOf(one)}>
            {ownNameOf(one)}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} size="xs" />
    </label>
  )
}
