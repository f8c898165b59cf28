import { Link, useLocation } from '@tanstack/react-router'
import { RichText, useText } from '../i18n/text.ts'
import { useAccountState } from '../session/account-state.ts'
import { buttonClass } from '../ui/button-class.ts'
import { Note } from '../ui/Note.tsx'
import type { Booking } from './model.ts'

/**
 * A code that shows a booking changes nothing. A login helps where an account has the booking, whose owner may have
 * come by an old mail; where none has it, another mail has the link that changes it. An agency's client asks the agency.
 */
export function OnlyShown({ inAccount = false, soldBy }: Pick<Booking['facts'], 'inAccount' | 'soldBy'>) {
  const t = useText()
  const { href } = useLocation()
  const { logedIn } = useAccountState()
  return (
    <Note>
      <div className="row wrap">
        <span className="grow">
          {soldBy === undefined ? (
            t(inAccount ? 'booking.guest.onlyShownInAccount' : 'booking.guest.onlyShown')
          ) : (
            <RichText id="booking.guest.onlyShownSeller" values={{ agency: <bdi key="agency">{soldBy}</bdi> }} />
          )}
        </span>
        {inAccount && !logedIn && (
          <Link className={buttonClass({ size: 'sm' })} to="/login" search={{ next: href }}>
            {t('shell.logIn')}
          </Link>
        )}
      </div>
    </Note>
  )
}
