import { CircleAlert } from 'lucide-react'
import { useText } from '../i18n/text.ts'
import { Checkbox } from '../ui/Checkbox.tsx'
import { Icon } from '../ui/Icon.tsx'

export type Consent = 'terms' | 'names'

export const consents: readonly Consent[] = ['terms', 'names']

export const consentId = (consent: Consent): string => `co-agree-${consent}`

interface Props {
  count: number
  given: ReadonlySet<Consent>
  /** The button was pressed without them. */
  missed: boolean
  onGive(consent: Consent, on: boolean): void
}

/** Two ticks, both made by the customer. */
export function Agreement({ count, given, missed, onGive }: Props) {
  const t = useText()
  const words = { terms: t('checkout.agree.terms', { count }), names: t('checkout.agree.names') }
  const isMissing = missed && consents.some((consent) => !given.has(consent))
  return (
    <div className="co-agree">
      {consents.map((consent) => (
        <Checkbox
          key={consent}
          id={consentId(consent)}
          label={words[consent]}
          checked={given.has(consent)}
          onChange={({ target }) => onGive(consent, target.checked)}
          {...(missed && !given.has(consent) && { 'aria-invalid': true, 'aria-describedby': 'co-agree-error' })}
        />
      ))}
      <div role="alert">
        {isMissing && (
          <p className="co-err small" id="co-agree-error">
            <Icon of={CircleAlert} size="s" />
            <span>{t('checkout.agree.missing')}</span>
          </p>
        )}
      </div>
    </div>
  )
}
