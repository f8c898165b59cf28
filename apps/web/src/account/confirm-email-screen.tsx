import { Link, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { CallError } from '../api/failure.ts'
import { useText } from '../i18n/text.ts'
import { home } from '../session/address.ts'
import { Button } from '../ui/Button.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { ErrorPanel } from '../ui/ErrorPanel.tsx'
import { Wait } from '../ui/Wait.tsx'
import { AuthFrame } from './AuthFrame.tsx'
import { confirmAddress, isBadLink } from './calls.ts'
import { BackToLogin } from './MailSent.tsx'

type State =
  | { kind: 'waiting' }
  | { kind: 'inside' }
  | { kind: 'outside' }
  | { kind: 'bad' }
  | { kind: 'failed'; text: string | undefined }

/** Sends the token on arrival; asked twice, the call below still goes out once. */
function useConfirmation(token: string | undefined) {
  const [round, setRound] = useState(0)
  const [state, setState] = useState<State>(token ? { kind: 'waiting' } : { kind: 'bad' })
  useEffect(() => {
    void round
    if (!token) return
    let here = true
    const show = (next: State) => here && setState(next)
    confirmAddress(token).then(
      (logedIn) => show({ kind: logedIn ? 'inside' : 'outside' }),
      (error: unknown) => {
        const text = error instanceof CallError ? error.message : undefined
        show(isBadLink(error) ? { kind: 'bad' } : { kind: 'failed', text })
      },
    )
    return () => {
      here = false
    }
  }, [token, round])
  const again = () => {
    setState({ kind: 'waiting' })
    setRound(round + 1)
  }
  return { state, again }
}

function Outcome({ state, again }: ReturnType<typeof useConfirmation>) {
  const t = useText()
  const main = buttonClass({ variant: 'primary', size: 'lg', block: true })
  switch (state.kind) {
    case 'waiting':
      return <Wait label={t('account.confirm.wait')} skeleton={null} />
    case 'inside':
      return (
        <>
          <p role="status">{t('account.confirm.inside')}</p>
          <Link className={main} to={home}>
            {t('account.confirm.goOn')}
          </Link>
        </>
      )
    case 'outside':
      return (
        <>
          <p role="status">{t('account.confirm.outside')}</p>
          <Link className={main} to="/login">
            {t('account.login.title')}
          </Link>
        </>
      )
    case 'bad':
      return (
        <>
          <p role="alert">{t('account.confirm.badText')}</p>
          <Link className={main} to="/register">
            {t('account.confirm.registerAgain')}
          </Link>
          <BackToLogin />
        </>
      )
    case 'failed':
      return (
        <ErrorPanel
          message={state.text ?? t('error.request')}
          actions={<Button onClick={again}>{t('account.tryAgain')}</Button>}
        />
      )
  }
}

const titles = {
  waiting: 'account.confirm.title',
  failed: 'account.confirm.title',
  inside: 'account.confirm.done',
  outside: 'account.confirm.done',
  bad: 'account.reset.badTitle',
} as const

export default function ConfirmEmailScreen() {
  const t = useText()
  const { token } = useSearch({ from: '/confirm-email' })
  const confirmation = useConfirmation(token)
  return (
    <AuthFrame saying={t('account.register.saying')} sentence={t('account.register.sentence')}>
      <div className="auth-form">
        <h1>{t(titles[confirmation.state.kind])}</h1>
        <Outcome {...confirmation} />
      </div>
    </AuthFrame>
  )
}
