import type { Module, Platform } from '../platform/module.ts'
import { makeLinks } from './links.ts'
import { makeLogin } from './login.ts'
import { makeProfile } from './profile.ts'
import { makeSingleSignOn } from './single-sign-on.ts'

/** Accounts of people: logging in and out, the own profile, registration and lost passwords, single sign-on. */
export function makeAccount(platform: Platform): Module {
  return {
    handlers: {
      ...makeLogin(platform).handlers,
      ...makeProfile(platform).handlers,
      ...makeLinks(platform).handlers,
      ...makeSingleSignOn(platform).handlers,
    },
  }
}
