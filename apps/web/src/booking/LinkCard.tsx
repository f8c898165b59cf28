import { Link2Off } from 'lucide-react'
import { useState } from 'react'
import { CallError } from '../api/failure.ts'
import { useText } from '../i18n/text.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { ErrorPanel } from '../ui/ErrorPanel.tsx'
import { toast } from '../ui/toast-store.ts'
import { useRevoke } from './calls.ts'
import type { Booking } from './model.ts'

/** Whoever has the link of a guest's mail may look in: until somebody who may change the booking ends that. */
export function LinkCard({ booking }: { booking: Booking }) {
  const t = useText()
  const revoke = useRevoke()
  const [isAsked, setAsked] = useState(false)
  const close = () => {
    setAsked(false)
    revoke.reset()
  }
  const end = async () => {
    const answer = await revoke.mutateAsync(booking.summary.bookingId).catch(() => undefined)
    if (!answer) return
    close()
    toast({ text: t('booking.link.revoked') })
  }
  const { error } = revoke
  return (
    <section className="card pad bk-link screen-only" aria-labelledby="booking-link">
      <h2 className="h3" id="booking-link">
        {t('booking.link.title')}
      </h2>
      <p className="small muted">{t('booking.link.text')}</p>
      <div>
        <Button size="sm" icon={Link2Off} onClick={() => setAsked(true)}>
          {t('booking.link.revoke')}
        </Button>
      </div>
      {isAsked && (
        <Dialog
          role="alertdialog"
          title={t('booking.link.ask')}
          onClose={close}
          footer={
            <>
              <Button onClick={close}>{t('booking.link.keep')}</Button>
              <Button variant="danger" busy={revoke.isPending} onClick={() => void end()}>
                {t('booking.link.revoke')}
              </Button>
            </>
          }
        >
          <p>{t('booking.link.askText')}</p>
          {error && <ErrorPanel title={error instanceof CallError ? error.title : undefined} message={error.message} />}
        </Dialog>
      )}
    </section>
  )
}
