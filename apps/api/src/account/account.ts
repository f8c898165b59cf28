import type { Module } from '../platform/module.ts'
import { makeLinks } from './links.ts'
import { makeLogin } from './login.ts'
import type { AccountParts } from './parts.ts'
import { makeProfile } from './profile.ts'
import { makeSingleSignOn } from './single-sign-on.ts'

/** Accounts of people: logging in and out, the own profile, registration and lost passwords, single sign-on. */
export function makeAccount(parts: AccountParts): Module {
  return {
    handlers: {
      ...makeLogin(parts).handlers,
      ...makeProfile(parts).handlers,
      ...makeLinks(parts).handlers,
      ...makeSingleSignOn(parts).handlers,
    },
  }
}
