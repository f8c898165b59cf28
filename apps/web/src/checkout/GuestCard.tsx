import { Link, useLocation } from '@tanstack/react-router'
import { useText } from '../i18n/text.ts'
import { buttonClass } from '../ui/button-class.ts'

/** Whoever booked without an account is told how to come back, and may take the booking into one on the spot. */
export function GuestCard() {
  const t = useText()
  const { href } = useLocation()
  return (
    <section className="card pad co-sum" aria-labelledby="co-guest">
      <h2 className="h3" id="co-guest">
        {t('checkout.guest.title')}
      </h2>
      <p className="small">{t('checkout.guest.mail')}</p>
      <p className="small">{t('checkout.guest.account')}</p>
      <div className="row wrap">
        <Link className={buttonClass({ size: 'sm' })} to="/login" search={{ next: href }}>
          {t('shell.logIn')}
        </Link>
        <Link className={buttonClass({ size: 'sm', variant: 'ghost' })} to="/register">
          {t('checkout.guest.register')}
        </Link>
      </div>
    </section>
  )
}
