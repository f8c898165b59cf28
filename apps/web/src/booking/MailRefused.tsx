import { useText } from '../i18n/text.ts'
import { Button } from '../ui/Button.tsx'
import { Note } from '../ui/Note.tsx'

/** Who has sent it again since, or has given another address, knows. */
export const isMailRefused = ({ timeline = [] }: { timeline?: readonly { kind: string }[] | undefined }): boolean =>
  timeline.findLast(({ kind }) => ['mailRefused', 'resent', 'contactChanged'].includes(kind))?.kind === 'mailRefused'

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
