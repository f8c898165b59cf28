import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useText } from '../i18n/text.ts'
import { landing } from '../session/address.ts'
import { reloadLogin } from '../session/calls.ts'
import { tellOtherTabs } from '../session/cart-news.ts'
import { Button } from '../ui/Button.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { ErrorPanel } from '../ui/ErrorPanel.tsx'
import { Wait } from '../ui/Wait.tsx'
import { AuthFrame } from './AuthFrame.tsx'
import { beginSingleSignOn } from './calls.ts'

/** Where the provider sends people back to: logged in, or with an error. */
export default function SsoScreen() {
  const t = useText()
  const navigate = useNavigate()
  const { next, error } = useSearch({ from: '/sso' })
  const [failed, setFailed] = useState(error !== undefined)
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    if (error !== undefined) return
    void reloadLogin().then((logedIn) => {
      if (logedIn) tellOtherTabs()
      if (logedIn) void navigate({ href: landing(next), replace: true })
      else setFailed(true)
    })
  }, [error, next, navigate])
  const again = async () => {
    setBusy(true)
    await beginSingleSignOn(next).catch(() => setBusy(false))
  }
  return (
    <AuthFrame>
      <div className="auth-form">
        <h1>{t('account.sso.title')}</h1>
        {failed ? (
          <ErrorPanel
            message={t('account.sso.failed')}
            actions={
              <>
                <Button busy={busy} onClick={() => void again()}>
                  {t('account.tryAgain')}
                </Button>
                <Link className={buttonClass({ variant: 'ghost' })} to="/login" search={{ next }}>
                  {t('account.sso.plain')}
                </Link>
              </>
            }
          />
        ) : (
          <Wait label={t('account.sso.wait')} skeleton={null} />
        )}
      </div>
    </AuthFrame>
  )
}
