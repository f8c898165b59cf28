import type { readUserInfo } from '@portolan/contract/account'
import type { modifyProfile, ProfileChange } from '@portolan/contract/profile'
import { todayIn } from '@portolan/domain/date'
import { systemClock } from '../platform/clock.ts'
import type { Limit } from '../platform/limits.ts'
import type { Module } from '../platform/module.ts'
import { fieldRefusal, Refusal } from '../platform/refusal.ts'
import type { Handler } from '../platform/serve.ts'
import { callerOf } from './caller.ts'
import { makeChangePassword } from './change-password.ts'
import { makeOwnInfo } from './own-info.ts'
import type { AccountParts } from './parts.ts'
import { makePreferences } from './preferences.ts'
import { findProfile, lockProfile, type ProfileRow, saveProfile } from './store.ts'
import { mergeDocuments, openDocuments, sealDocuments } from './travel-document.ts'
import { userInfoOf } from './view.ts'

/** Each one mails a link to an address that anybody may name. */
const newEmails: Limit = { name: 'new-email', max: 5, seconds: 3600 }

/** What was left out stays, null takes it away. */
const changed = <T>(given: T | null | undefined, kept: T | null): T | null => (given === undefined ? kept : given)

function changePerson(row: ProfileRow, change: ProfileChange): ProfileRow {
  const { personName, telephone, birthDate, residenceCountry } = change
  return {
    ...row,
    title: changed(personName?.namePrefix, row.title),
    firstName: personName?.givenName ?? row.firstName,
    middleName: changed(personName?.middleName, row.middleName),
    lastName: personName?.surname ?? row.lastName,
    phoneCountry: telephone === null ? null : changed(telephone?.countryAccessCode, row.phoneCountry),
    phoneNumber: telephone === null ? null : (telephone?.phoneNumber ?? row.phoneNumber),
    birthDate: changed(birthDate, row.birthDate),
    residenceCountry: changed(residenceCountry, row.residenceCountry),
  }
}

const chosenIn = ({ preferredLanguage, preferredCurrency }: ProfileChange) => ({
  ...(preferredLanguage && { language: preferredLanguage }),
  ...(preferredCurrency && { currency: preferredCurrency }),
})

/** Nobody alive was born before. */
const firstBirth = '1900-01-01'

export function makeProfile(platform: AccountParts): Module {
  const { config, db, limits, outbox, safe, sessions } = platform

  const checkBirthDate = (date: string | null | undefined) => {
    const today = todayIn(config.timeZone, systemClock.now())
    if (date && (date >= today || date < firstBirth))
      throw fieldRefusal('/profile/birthDate', 'too_big', 'error.field.past')
  }

  const read: Handler<typeof readUserInfo> = async (_, context) => {
    const row = await findProfile(db, callerOf(context).id)
    if (!row) throw new Refusal(401)
    return { success: true, userInfo: userInfoOf(row, openDocuments(safe, row.documentsSealed, row.id)) }
  }

  const modify: Handler<typeof modifyProfile> = async ({ body: { profile } }, context) => {
    const { id } = callerOf(context)
    checkBirthDate(profile.birthDate)
    const chosen = chosenIn(profile)
    const userInfo = await db.transaction(async (tx) => {
      const row = await lockProfile(tx, id)
      if (!row) throw new Refusal(401)
      const stored = openDocuments(safe, row.documentsSealed, id)
      const documents = profile.documents ? mergeDocuments(stored, profile.documents) : stored
      const next: ProfileRow = {
        ...changePerson(row, profile),
        documentsSealed: profile.documents ? sealDocuments(safe, documents, id) : row.documentsSealed,
        preferences: { ...row.preferences, ...chosen },
      }
      await saveProfile(tx, next)
      // The old address stays until the new one has answered its mail.
      const { email } = profile
      if (email && email.toLowerCase() !== row.email.toLowerCase()) {
        await limits.spend(newEmails, id)
        await outbox.put(tx, 'newEmail', { accountId: id, email, language: chosen.language ?? context.language })
      }
      return userInfoOf(next, documents)
    })
    outbox.nudge()
    if (context.session && Object.keys(chosen).length > 0) await sessions.savePreferences(context.session.hash, chosen)
    return { success: true, userInfo }
  }

  return {
    handlers: {
      readUserInfo: read,
      modifyProfile: modify,
      readOwnInfo: makeOwnInfo(platform),
      savePreferences: makePreferences(platform),
      changePassword: makeChangePassword(platform),
    },
  }
}
