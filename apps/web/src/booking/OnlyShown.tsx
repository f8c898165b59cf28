import { Link, useLocation } from '@tanstack/react-router'
import { useText } from '../i18n/text.ts'
import { useAccountState } from '../session/account-state.ts'
import { buttonClass } from '../ui/button-class.ts'
import { Note } from '../ui/Note.tsx'

/**
 * A code that shows a booking changes nothing. A login helps where an account has the booking, whose owner may have
 * come by an old mail; where none has it, another mail has the link that changes it.
 */
export function OnlyShown({ inAccount }: { inAccount: boolean }) {
  const t = useText()
  const { href } = useLocation()
  const { logedIn } = useAccountState()
  return (
    <Note>
      <div className="row wrap">
        <span className="grow">{t(inAccount ? 'booking.guest.onlyShownInAccount' : 'booking.guest.onlyShown')}</span>
        {inAccount && !logedIn && (
          <Link className={buttonClass({ size: 'sm' })} to="/login" search={{ next: href }}>
            {t('shell.logIn')}
          </Link>
        )}
      </div>
    </Note>
  )
}
