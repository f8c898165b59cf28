import type { Language } from '@portolan/domain/language'
import type { Addressee } from './link-store.ts'
import type { Letter } from './mails.ts'

/** Somebody wanted an address that is taken: its owner learns it by mail, whoever asked learns nothing. */
export const letterToOwner = (publicUrl: URL, owner: Addressee, language: Language): Letter => ({
  kind: 'accountExists',
  to: owner.email,
  language: owner.language ?? language,
  name: owner.firstName,
  link: new URL('/login', publicUrl),
  forgotLink: new URL('/forgot-password', publicUrl),
})
