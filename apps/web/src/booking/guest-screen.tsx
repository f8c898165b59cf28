import { Link, useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import { CallError } from '../api/failure.ts'
import { useText } from '../i18n/text.ts'
import { useAccountState } from '../session/account-state.ts'
import { Button } from '../ui/Button.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { ErrorPanel } from '../ui/ErrorPanel.tsx'
import { Note } from '../ui/Note.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { toast } from '../ui/toast-store.ts'
import { Wait } from '../ui/Wait.tsx'
import { BookingDesk } from './BookingDesk.tsx'
import { useBooking, useClaim, useGuestAccess } from './calls.ts'

/** Whoever is logged in may take the booking into the account, but for employees; a guest is shown the way there and back. */
function Claim({ code }: { code: string }) {
  const t = useText()
  const { href } = useLocation()
  const navigate = useNavigate()
  const claim = useClaim()
  const { logedIn, accountInfo } = useAccountState()
  const take = async () => {
    const answer = await claim.mutateAsync(code).catch(() => undefined)
    if (!answer) return
    toast({ text: t('booking.guest.claimed') })
    await navigate({ to: '/booking/view', search: { id: answer.bookingId } })
  }
  if (accountInfo?.userType === 'B2B') return null
  return (
    <Note>
      <div className="row wrap">
        <span className="grow">{t(logedIn ? 'booking.guest.claimHint' : 'booking.guest.logInHint')}</span>
        {logedIn ? (
          <Button size="sm" busy={claim.isPending} onClick={() => void take()}>
            {t('booking.guest.claim')}
          </Button>
        ) : (
          <Link className={buttonClass({ size: 'sm' })} to="/login" search={{ next: href }}>
            {t('shell.logIn')}
          </Link>
        )}
      </div>
      {claim.error && <p role="alert">{claim.error.message}</p>}
    </Note>
  )
}

function Failure({ error }: { error: Error }) {
  const t = useText()
  const { href } = useLocation()
  return (
    <ErrorPanel
      title={error instanceof CallError ? error.title : undefined}
      message={error.message}
      actions={
        <Link className={buttonClass()} to="/login" search={{ next: href }}>
          {t('shell.logIn')}
        </Link>
      }
    />
  )
}

/** One booking by the code of its mail, without an account. */
export default function GuestScreen() {
  const t = useText()
  const { code = '' } = useSearch({ strict: false }) as { code?: string }
  const access = useGuestAccess(code)
  const booking = useBooking(access.data?.bookingId ?? '', undefined)
  const error = code === '' ? new Error(t('error.guestCode')) : (access.error ?? booking.error)
  return (
    <div className="page top">
      {booking.data && !access.error ? (
        <>
          {booking.data.facts.standing === 'manage' && <Claim code={code} />}
          <BookingDesk booking={booking.data} guest />
        </>
      ) : (
        <>
          <h1>{t('booking.guest.title')}</h1>
          {error ? (
            <Failure error={error} />
          ) : (
            <Wait
              label={t('booking.view.loading')}
              skeleton={<Skeleton heights={[60, 220, 140]} widths={[60, 100]} />}
            />
          )}
        </>
      )}
    </div>
  )
}
