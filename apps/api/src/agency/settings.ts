import type { Module, Platform } from '../platform/module.ts'
import { callerOf } from './caller.ts'
import { findSettings, putSettings } from './settings-store.ts'

/** How an agency wants things done. */
export const makeSettings = ({ db }: Pick<Platform, 'db'>): Module => ({
  handlers: {
    readAgencySettings: async (_, context) => ({
      success: true,
      settings: await findSettings(db, callerOf(context).agencyId),
    }),
    async changeAgencySettings({ body }, context) {
      const { agencyId } = callerOf(context)
      await putSettings(db, agencyId, body)
      return { success: true, settings: await findSettings(db, agencyId) }
    },
  },
})
