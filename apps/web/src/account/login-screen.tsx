import { Navigate, useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useText } from '../i18n/text.ts'
import { useAccountState } from '../session/account-state.ts'
import { isOwnPath, landing } from '../session/address.ts'
import { reloadLogin } from '../session/calls.ts'
import { AuthFrame } from './AuthFrame.tsx'
import { LoginForm } from './LoginForm.tsx'

/** Whoever is logged in already goes on. Asked after the form is on screen: nobody waits for the answer. */
function useOnward(next: string | undefined): void {
  const navigate = useNavigate()
  const to = landing(next)
  useEffect(() => {
    let here = true
    void reloadLogin().then((logedIn) => {
      if (logedIn && here) void navigate({ href: to, replace: true })
    })
    return () => {
      here = false
    }
  }, [navigate, to])
}

export default function LoginScreen() {
  const t = useText()
  const { next } = useSearch({ strict: false })
  const { logedIn, logoutRS } = useAccountState()
  const cameLogedIn = useRef(logedIn).current
  useOnward(next)
  if (cameLogedIn) return <Navigate href={landing(next)} replace />
  const lost = logoutRS?.success === false
  const notice = isOwnPath(next) ? t(lost ? 'error.sessionEnded' : 'error.401') : undefined
  return (
    <AuthFrame>
      <LoginForm next={next} notice={notice} />
    </AuthFrame>
  )
}
