import { Link, useLocation } from '@tanstack/react-router'
import { useText } from '../i18n/text.ts'
import { useAccountState } from '../session/account-state.ts'
import { buttonClass } from '../ui/button-class.ts'
import { Note } from '../ui/Note.tsx'

/** A code that shows a booking changes nothing; its buyer, who may have come by an old mail, is led to the login. */
export function OnlyShown() {
  const t = useText()
  const { href } = useLocation()
  const { logedIn } = useAccountState()
  return (
    <Note>
      <div className="row wrap">
        <span className="grow">{t('booking.guest.onlyShown')}</span>
        {!logedIn && (
          <Link className={buttonClass({ size: 'sm' })} to="/login" search={{ next: href }}>
            {t('shell.logIn')}
          </Link>
        )}
      </div>
    </Note>
  )
}
