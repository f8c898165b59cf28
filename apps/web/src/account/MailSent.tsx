import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { CallError } from '../api/failure.ts'
import { RichText, useText } from '../i18n/text.ts'
import { useMoments } from '../moment/use-moments.ts'
import { Button } from '../ui/Button.tsx'
import { ErrorPanel } from '../ui/ErrorPanel.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Note } from '../ui/Note.tsx'
import { minutesAndSeconds, useCountdown } from './use-countdown.ts'

interface Props {
  /** Steps, where there are some. */
  top?: ReactNode
  /** What was sent to whom; never whether the address is known. */
  text: ReactNode
  more?: ReactNode
  onAgain(): Promise<unknown>
  onAnother(): void
}

/** Long enough for a slow mail server. */
const pause = 120_000

export function MailSent({ top, text, more, onAgain, onAnother }: Props) {
  const t = useText()
  const moments = useMoments()
  const heading = useRef<HTMLHeadingElement>(null)
  const [sentAt, setSentAt] = useState(() => Date.now())
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const left = useCountdown(sentAt + pause)
  useEffect(() => heading.current?.focus(), [])
  const again = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      await onAgain()
      setSentAt(Date.now())
    } catch (error) {
      setFailure(error instanceof CallError ? error.message : t('error.request'))
    }
    setBusy(false)
  }
  return (
    <div className="auth-form">
      {top}
      <div>
        <h1 ref={heading} tabIndex={-1}>
          {t('account.sent.title')}
        </h1>
        <p>{text}</p>
      </div>
      {failure && <ErrorPanel message={failure} />}
      <Note tone="ok">
        <RichText id="account.sent.at" values={{ time: moments.time(sentAt), b: (parts) => <b key="b">{parts}</b> }} />
      </Note>
      <div className="auth-row">
        <Button busy={busy} disabled={left > 0} onClick={() => void again()}>
          {left > 0 ? t('account.sent.againIn', { time: minutesAndSeconds(left) }) : t('account.sent.again')}
        </Button>
        <Button onClick={onAnother}>{t('account.sent.another')}</Button>
      </div>
      {more && <p className="small muted">{more}</p>}
      <BackToLogin />
    </div>
  )
}

export function BackToLogin() {
  const t = useText()
  return (
    <Link className="link" to="/login">
      <Icon of={ArrowLeft} size="s" flip />
      {t('account.backToLogin')}
    </Link>
  )
}
