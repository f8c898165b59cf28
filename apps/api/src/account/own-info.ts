import type { readOwnInfo } from '@portolan/contract/account'
import type { Platform } from '../platform/module.ts'
import type { Handler } from '../platform/serve.ts'
import { findProfile } from './store.ts'
import { openDocuments } from './travel-document.ts'
import { userInfoOf } from './view.ts'

/** Who the session belongs to. A guest is told so without an error: every page asks this first. */
export const makeOwnInfo =
  ({ db, safe }: Platform): Handler<typeof readOwnInfo> =>
  async (_, { session }) => {
    const account = session?.account
    const row = account && (await findProfile(db, account.id))
    if (!session || !account || !row) return { success: false, preferences: session?.preferences ?? {} }
    const { id, username, displayName, userType } = account
    return {
      success: true,
      id,
      username,
      displayName,
      userType,
      permissions: [...account.permissions],
      requirePasswordChange: row.mustChangePassword,
      userInfo: userInfoOf(row, openDocuments(safe, row.documentsSealed, id)),
      preferences: { ...row.preferences, ...session.preferences },
    }
  }
