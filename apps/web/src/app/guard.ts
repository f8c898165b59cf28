import { redirect } from '@tanstack/react-router'
import { accountState } from '../session/account-state.ts'
import { reloadLogin } from '../session/calls.ts'

/**
 * free: passes without asking; the frame around it learns by itself who looks. open: the login info is reloaded, then anyone proceeds, as a guest if need be.
 * login: whoever is still not logged in goes to login and comes back to the asked page, search and all.
 */
export type RouteLevel = 'free' | 'open' | 'login'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    level?: RouteLevel
    /** The product behind this route is not built yet; the page says so. */
    comingSoon?: boolean
  }
}

let asked: Promise<boolean> | undefined

/** An open page needs the answer once; a protected one asks the server whenever nobody is logged in. */
function knowLogin(level: RouteLevel): Promise<boolean> {
  if (level === 'login' || !asked) asked = reloadLogin()
  return asked
}

/** For what stands around a page and waits for nobody: the answer that the page's guard has, or asks for, or a first one. */
export const learnLogin = async (): Promise<boolean> => accountState.read().logedIn || knowLogin('free')

export const guard =
  (level: RouteLevel) =>
  async ({ location }: { location: { href: string } }): Promise<void> => {
    if (level === 'free' || accountState.read().logedIn) return
    const logedIn = await knowLogin(level)
    if (level === 'login' && !logedIn) throw redirect({ to: '/login', search: { next: location.href } })
  }
