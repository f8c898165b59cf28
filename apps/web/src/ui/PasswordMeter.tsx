import './wait.css'
import './stepper.css'
import { useText } from '../i18n/text.ts'
import { type PasswordWord, passwordStrength } from './password-strength.ts'

const words = {
  short: 'ui.password.short',
  repeated: 'ui.password.repeated',
  strong: 'ui.password.strong',
  veryStrong: 'ui.password.veryStrong',
} as const satisfies Record<PasswordWord, string>

export function PasswordMeter({ password }: { password: string }) {
  const t = useText()
  const { cells, word } = passwordStrength(password)
  return (
    <div className="pwscale">
      <span className="scale" aria-hidden="true">
        {[1, 2, 3, 4, 5].map((cell) => (
          <i key={cell} className={cell <= cells ? 'on' : undefined} />
        ))}
      </span>
      <span role="status">{word ? t(words[word]) : t('ui.password.rule')}</span>
    </div>
  )
}
