import { sellingCurrencies } from '@portolan/domain/currency'
import { themes } from '@portolan/domain/layout'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import {
  answer,
  countryCode,
  currencyCode,
  envelope,
  instant,
  isoDate,
  language,
  nameText,
  properName,
  text,
} from './envelope.ts'

const username = nameText(128)
/** Any script; the server alone judges whether it is a known one. */
const newPassword = text(256)
export const emailAddress = z.email().check(z.maxLength(254))
/** One-time secret of a mailed link, base64url. */
const token = z.string().check(z.regex(/^[\w-]{20,128}$/))

/* Answers tell names, telephones and documents as they were written down, by whatever rules held then. */

export const personNameShown = z.object({
  /** Title: Mr, Mrs, Ms, Miss. */
  namePrefix: z.optional(nameText(16)),
  givenName: nameText(64),
  middleName: z.optional(nameText(64)),
  surname: nameText(64),
})
export const personName = z.strictObject({
  ...personNameShown.shape,
  givenName: properName(64),
  surname: properName(64),
})

export const accessCode = /^\d{1,4}$/
export const telephoneShown = z.object({
  /** '852', without plus sign. */
  countryAccessCode: z.optional(z.string().check(z.regex(accessCode))),
  phoneNumber: z.string().check(z.maxLength(32), z.regex(/^[\d ()-]{3,32}$/)),
})
/** The number is masked. */
export const documentShown = z.object({
  /** OTA list DOC: 2 passport, 5 national identity card. */
  docType: z.enum(['2', '5']),
  /** Encrypted at rest; answers carry it masked (•••••678). */
  docID: z.string().check(z.maxLength(32), z.regex(/^[•A-Za-z0-9<-]{3,32}$/)),
  expireDate: z.optional(isoDate),
  docIssueCountry: z.optional(countryCode),
  docHolderNationality: z.optional(countryCode),
  docHolderNationalityName: z.optional(nameText(64)),
})
export const profileShown = {
  personName: z.optional(personNameShown),
  email: z.optional(emailAddress),
  telephone: z.optional(telephoneShown),
  birthDate: z.optional(isoDate),
  residenceCountry: z.optional(countryCode),
  documents: z.optional(z.array(documentShown)),
  preferredLanguage: z.optional(language),
  preferredCurrency: z.optional(z.enum(sellingCurrencies)),
}

const amount = z.object({ currencyCode, amount: z.number() })

export const userInfo = z.object({
  id: z.string(),
  username: z.string(),
  ...profileShown,
  /** The agency of an employee. */
  company: z.optional(
    z.object({ id: z.string(), name: z.string(), creditLimit: z.optional(amount), balance: z.optional(amount) }),
  ),
})

export type UserInfo = z.output<typeof userInfo>

/** How the page is laid out and spoken; kept in the session and, logged in, in the profile. */
export const preferences = z.strictObject({
  layoutType: z.optional(z.enum(['vertical', 'horizontal'])),
  layoutWidth: z.optional(z.enum(['fluid', 'boxed'])),
  leftSidebarType: z.optional(z.enum(['icon', 'full'])),
  topbar: z.optional(z.enum(['dark', 'light'])),
  loader: z.optional(z.boolean()),
  language: z.optional(language),
  currency: z.optional(z.enum(sellingCurrencies)),
  theme: z.optional(z.enum(themes)),
})

export type Preferences = z.output<typeof preferences>

export const authenticationRS = z.object({
  ...envelope,
  /** Non-empty means success; a failed login has none. */
  id: z.optional(z.string()),
  username: z.optional(z.string()),
  permissions: z.optional(z.array(z.string())),
  displayName: z.optional(z.string()),
  userType: z.optional(z.enum(['B2C', 'B2B'])),
  /** Somebody else chose the password: the user is asked to choose another. */
  requirePasswordChange: z.optional(z.boolean()),
  /** The next try needs a captcha. */
  captchaRequired: z.optional(z.boolean()),
})

export type AuthenticationRS = z.output<typeof authenticationRS>

export const authenticationForm = z.strictObject({
  username,
  password: text(256),
  captchaId: z.optional(text(64)),
  /** The characters of the picture. */
  captcha: z.optional(text(16)),
  /** Instead of the characters: the number that solves the proof of work. */
  proofOfWork: z.optional(z.string().check(z.regex(/^\d{1,9}$/))),
})

export const authenticate = defineCall({
  method: 'POST',
  path: '/api/v1/account/authentication',
  auth: 'public',
  effect: 'write',
  summary: 'Log in',
  encoding: 'form',
  body: authenticationForm,
  response: authenticationRS,
})

export const keycloakRS = z.object({ ...envelope, redirectUrl: z.optional(z.string()) })

export const startSingleSignOn = defineCall({
  method: 'POST',
  path: '/api/v1/account/authentication/keycloak',
  auth: 'public',
  effect: 'write',
  summary: 'Begin single sign-on; answers the address of the provider',
  // No body: a plain form may post it as well as a script.
  encoding: 'form',
  query: z.strictObject({ successForwardUrl: text(2048), failureForwardUrl: text(2048) }),
  response: keycloakRS,
})

export const finishSingleSignOn = defineCall({
  method: 'GET',
  path: '/api/v1/account/authentication/keycloak/callback',
  auth: 'public',
  effect: 'write',
  summary: 'Where the provider sends the browser back; redirects to the forward URL',
  redirects: true,
  query: z.object({
    code: z.optional(text(2048)),
    state: z.optional(text(256)),
    iss: z.optional(text(512)),
    error: z.optional(text(256)),
  }),
})

export const loginStatusRS = z.object({
  ...envelope,
  id: z.optional(z.string()),
  username: z.optional(z.string()),
  expiresAt: z.optional(instant),
})

export const readLoginStatus = defineCall({
  method: 'POST',
  path: '/api/v1/account/login-status',
  auth: 'public',
  effect: 'read',
  summary: 'Whether the session is logged in, and until when',
  response: loginStatusRS,
})

export const logOut = defineCall({
  method: 'POST',
  path: '/api/v1/account/exit',
  auth: 'public',
  effect: 'write',
  summary: 'Log out: the session ends on the server',
  response: answer,
})

export const logOutOfAgency = defineCall({
  method: 'POST',
  path: '/api/v2/b2b/security/login/exit',
  auth: 'public',
  effect: 'write',
  summary: 'Log out of the agency desk',
  response: answer,
})

export const userInfoRS = z.object({ ...envelope, userInfo: z.optional(userInfo) })

export const readUserInfo = defineCall({
  method: 'POST',
  path: '/api/v1/account/user-info',
  auth: 'login',
  effect: 'read',
  summary: 'The own profile',
  response: userInfoRS,
})

export const ownInfoRS = z.object({
  ...authenticationRS.shape,
  userInfo: z.optional(userInfo),
  preferences: z.optional(preferences),
})

export type OwnInfoRS = z.output<typeof ownInfoRS>

export const readOwnInfo = defineCall({
  method: 'GET',
  path: '/api/v1/b2b/user-manage/own-info',
  auth: 'public',
  effect: 'read',
  summary: 'Who the session belongs to: without id for a guest',
  response: ownInfoRS,
})

export const captchaRS = z.object({
  ...envelope,
  captchaId: z.string(),
  /** data: URI. */
  image: z.string(),
  /** For those who cannot read the picture: find the number whose SHA-256 with the salt is the challenge. */
  proofOfWork: z.optional(
    z.object({ challenge: z.string(), salt: z.string(), maxNumber: z.number(), signature: z.string() }),
  ),
  /** Seconds. */
  expiresIn: z.number(),
})

export const readCaptcha = defineCall({
  method: 'GET',
  path: '/api/v1/b2b/security/login/captcha',
  auth: 'public',
  effect: 'read',
  summary: 'A picture to read or a proof of work, good for one try',
  response: captchaRS,
})

export const changePasswordForm = z.strictObject({
  /** Required when it is the own password. */
  oldPassword: z.optional(text(256)),
  newPassword,
})

export const changePassword = defineCall({
  method: 'PUT',
  path: '/api/v1/b2b/user-manage/users/{username}/password',
  auth: 'login',
  effect: 'write',
  summary: 'Change a password; ends the other sessions of that user',
  params: z.strictObject({ username }),
  body: changePasswordForm,
  response: answer,
})

export const registrationForm = z.strictObject({
  /** Becomes the username, and is no longer than one. */
  email: emailAddress.check(z.maxLength(128)),
  password: newPassword,
  firstName: properName(64),
  lastName: properName(64),
  preferredLanguage: z.optional(language),
})

export const register = defineCall({
  method: 'POST',
  path: '/api/v1/account/registration',
  auth: 'public',
  effect: 'write',
  summary: 'Open an account; answers the same whether the address is known or not, and mails a link',
  body: registrationForm,
  response: answer,
})

export const confirmRegistration = defineCall({
  method: 'POST',
  path: '/api/v1/account/registration/confirmation',
  auth: 'public',
  effect: 'write',
  summary: 'Confirm the mail address by the mailed token and log in',
  body: z.strictObject({ token }),
  response: authenticationRS,
})

export const passwordResetForm = z.strictObject({ email: emailAddress })

export const requestPasswordReset = defineCall({
  method: 'POST',
  path: '/api/v1/account/password-reset',
  auth: 'public',
  effect: 'write',
  summary: 'Ask for a link to choose a new password; never says whether the address is known',
  body: passwordResetForm,
  response: answer,
})

export const newPasswordForm = z.strictObject({ token, newPassword })

export const confirmPasswordReset = defineCall({
  method: 'POST',
  path: '/api/v1/account/password-reset/confirmation',
  auth: 'public',
  effect: 'write',
  summary: 'Choose a new password by the mailed token, once, within the hour',
  body: newPasswordForm,
  response: answer,
})

export const savePreferences = defineCall({
  method: 'PUT',
  path: '/api/v1/account/preferences',
  auth: 'public',
  effect: 'write',
  summary: 'Keep layout, language, currency and theme',
  body: preferences,
  response: z.object({ ...envelope, preferences: z.optional(preferences) }),
})

export const calls = {
  authenticate,
  startSingleSignOn,
  finishSingleSignOn,
  readLoginStatus,
  logOut,
  logOutOfAgency,
  readUserInfo,
  readOwnInfo,
  readCaptcha,
  changePassword,
  register,
  confirmRegistration,
  requestPasswordReset,
  confirmPasswordReset,
  savePreferences,
}
