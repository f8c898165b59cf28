import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { CallError } from '../api/failure.ts'
import { useText } from '../i18n/text.ts'
import { Button } from '../ui/Button.tsx'
import { beginSingleSignOn } from './calls.ts'

interface Props {
  next: string | undefined
  onFailure(text: string | undefined): void
}

/** Shown only when the operator has set up a provider. */
export function SingleSignOn({ next, onFailure }: Props) {
  const t = useText()
  const [busy, setBusy] = useState(false)
  const begin = async () => {
    setBusy(true)
    onFailure(undefined)
    try {
      await beginSingleSignOn(next)
    } catch (error) {
      setBusy(false)
      onFailure(error instanceof CallError ? error.message : t('error.request'))
    }
  }
  return (
    <>
      <div className="auth-or">{t('account.login.or')}</div>
      <Button block icon={KeyRound} busy={busy} onClick={() => void begin()}>
        {t('account.login.sso')}
      </Button>
    </>
  )
}
