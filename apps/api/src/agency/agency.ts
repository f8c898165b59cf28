import type { Module, Platform } from '../platform/module.ts'
import { makeDirectory } from './directory.ts'
import { makeEmployees } from './employees.ts'
import type { Passwords } from './passwords.ts'
import { makeRights } from './rights.ts'
import { makeRoles } from './roles.ts'
import { makeSettings } from './settings.ts'

/** The business side: who works at an agency, which roles there are, and what each person may do. */
export function makeAgency(platform: Platform & { passwords: Passwords }): Module {
  return {
    handlers: {
      ...makeDirectory(platform).handlers,
      ...makeEmployees(platform).handlers,
      ...makeRights(platform).handlers,
      ...makeRoles(platform).handlers,
      ...makeSettings(platform).handlers,
    },
  }
}
