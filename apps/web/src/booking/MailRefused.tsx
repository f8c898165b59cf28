import { CallError } from '../api/failure.ts'
import { useText } from '../i18n/text.ts'
import { Button } from '../ui/Button.tsx'
import { ErrorPanel } from '../ui/ErrorPanel.tsx'
import { Note } from '../ui/Note.tsx'
import { toast } from '../ui/toast-store.ts'
import { useResend } from './calls.ts'

interface Told {
  timeline?: readonly { kind: string }[] | undefined
}

const lastOf = ({ timeline = [] }: Told, ...kinds: readonly string[]): string | undefined =>
  timeline.findLast(({ kind }) => kinds.includes(kind))?.kind

/** Who has sent it again since, or has given another address, knows. */
export const isMailRefused = (told: Told): boolean =>
  lastOf(told, 'mailRefused', 'resent', 'contactChanged') === 'mailRefused'

/** Of a cancellation, a refund or an exchange. */
export const isNewsRefused = (told: Told): boolean => lastOf(told, 'newsRefused', 'newsResent') === 'newsRefused'

function Refused({ text, button, onClick }: { text: string; button: string; onClick(): void }) {
  return (
    <Note tone="warn">
      <div className="row wrap">
        <span className="grow">{text}</span>
        <Button size="sm" onClick={onClick}>
          {button}
        </Button>
      </div>
    </Note>
  )
}

export function MailRefused({ onSend }: { onSend(): void }) {
  const t = useText()
  return <Refused text={t('booking.view.mailRefused')} button={t('booking.send.again')} onClick={onSend} />
}

/** Of what is held there are no documents yet: with another address the reminder comes again by itself. */
export function ReminderRefused({ onEditContact }: { onEditContact(): void }) {
  const t = useText()
  return <Refused text={t('booking.view.reminderRefused')} button={t('booking.contact.edit')} onClick={onEditContact} />
}

/** Only whoever was to be told is: at the same address again, or at another one, to which it goes by itself. */
export function NewsRefused({ id, onEditContact }: { id: string; onEditContact?: (() => void) | undefined }) {
  const t = useText()
  const resend = useResend()
  const { error } = resend
  const send = async () => {
    const answer = await resend.mutateAsync({ params: { id }, body: { refused: true } }).catch(() => undefined)
    if (answer) toast({ text: t('booking.send.newsSent') })
  }
  return (
    <>
      <Note tone="warn">
        <div className="row wrap">
          <span className="grow">{t('booking.view.newsRefused')}</span>
          {onEditContact && (
            <Button size="sm" onClick={onEditContact}>
              {t('booking.contact.edit')}
            </Button>
          )}
          <Button size="sm" busy={resend.isPending} onClick={() => void send()}>
            {t('booking.send.again')}
          </Button>
        </div>
      </Note>
      {error && <ErrorPanel title={error instanceof CallError ? error.title : undefined} message={error.message} />}
    </>
  )
}
