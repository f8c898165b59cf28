import { createRoute, redirect } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { leave } from '../../session/calls.ts'
import { guard } from '../guard.ts'
import { screen } from '../screen.tsx'
import { rootRoute, shellRoute } from './root.tsx'

/** The router reads ?next=1 as a number; here everything is text. */
const text = z.optional(z.coerce.string())
const loginSearch = z.object({ next: text })
const tokenSearch = z.object({ token: text, invited: text })
const ssoSearch = z.object({ next: text, error: text })

const bare = { getParentRoute: () => rootRoute }
const framed = { getParentRoute: () => shellRoute }

const loginScreen = screen('free', 'account.login.title', ['account'], () => import('../../account/login-screen.tsx'))

export const accountRoutes = [
  createRoute({ ...bare, path: '/', validateSearch: loginSearch, ...loginScreen }),
  createRoute({ ...bare, path: '/login', validateSearch: loginSearch, ...loginScreen }),
  createRoute({
    ...bare,
    path: '/sso',
    validateSearch: ssoSearch,
    ...screen('free', 'account.sso.title', ['account'], () => import('../../account/sso-screen.tsx')),
  }),
  createRoute({
    ...bare,
    path: '/register',
    ...screen(
      'open',
      'account.register.title',
      ['account', 'traveler'],
      () => import('../../account/register-screen.tsx'),
    ),
  }),
  createRoute({
    ...bare,
    path: '/forgot-password',
    ...screen('free', 'account.forgot.title', ['account'], () => import('../../account/forgot-password-screen.tsx')),
  }),
  createRoute({
    ...bare,
    path: '/reset-password',
    validateSearch: tokenSearch,
    ...screen('open', 'account.reset.title', ['account'], () => import('../../account/reset-password-screen.tsx')),
  }),
  createRoute({
    ...bare,
    path: '/confirm-email',
    validateSearch: tokenSearch,
    ...screen('open', 'account.confirm.title', ['account'], () => import('../../account/confirm-email-screen.tsx')),
  }),
  createRoute({
    ...bare,
    path: '/logout',
    staticData: { level: 'login' },
    beforeLoad: async (context) => {
      await guard('login')(context)
      await leave()
      throw redirect({ to: '/login' })
    },
  }),
]

export const profileRoutes = [
  createRoute({
    ...framed,
    path: '/profile',
    ...screen(
      'login',
      'account.profile.title',
      ['account', 'traveler'],
      () => import('../../account/profile-screen.tsx'),
    ),
  }),
  createRoute({
    ...framed,
    path: '/profile/password',
    ...screen(
      'login',
      'account.password.title',
      ['account', 'traveler'],
      () => import('../../account/change-password-screen.tsx'),
    ),
  }),
  createRoute({
    ...framed,
    path: '/terms',
    ...screen('open', 'account.terms.title', ['account'], () => import('../../account/terms-screen.tsx')),
  }),
  createRoute({
    ...framed,
    path: '/privacy',
    ...screen('open', 'account.privacy.title', ['account'], () => import('../../account/privacy-screen.tsx')),
  }),
]
