import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useText } from '../i18n/text.ts'
import { useAccountState } from '../session/account-state.ts'
import { isOwnPath, landing } from '../session/address.ts'
import { reloadLogin } from '../session/calls.ts'
import { AuthFrame } from './AuthFrame.tsx'
import { LoginForm } from './LoginForm.tsx'

/** Whoever is logged in already goes on. Asked after the form is on screen: nobody waits for the answer. */
function useOnward(isKnown: boolean, next: string | undefined): void {
  const navigate = useNavigate()
  const to = landing(next)
  useEffect(() => {
    let here = true
    void Promise.resolve(isKnown || reloadLogin()).then((logedIn) => {
      if (logedIn && here) void navigate({ href: to, replace: true })
    })
    return () => {
      here = false
    }
  }, [isKnown, navigate, to])
}

export default function LoginScreen() {
  const t = useText()
  const { next } = useSearch({ strict: false })
  const { logedIn, logoutRS } = useAccountState()
  const [cameLogedIn] = useState(logedIn)
  useOnward(cameLogedIn, next)
  if (cameLogedIn) return null
  const lost = logoutRS?.success === false
  const notice = isOwnPath(next) ? t(lost ? 'error.sessionEnded' : 'error.401') : undefined
  return (
    <AuthFrame>
      <LoginForm next={next} notice={notice} />
    </AuthFrame>
  )
}
