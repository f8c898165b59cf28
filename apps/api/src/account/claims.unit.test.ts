import { personName } from '@portolan/contract/account'
import { expect, test } from 'vitest'
import { type Claims, identityOf } from './claims.ts'

const identify = (claims: Claims) => identityOf('https://login.example/realms/agency', 'subject-1', 'mark', claims)

test('[R7.2] a verified address is the first choice of a username', () => {
  const claims = {
    email: 'mei@work.example',
    email_verified: true,
    preferred_username: 'mei',
    given_name: 'Mei',
    family_name: 'Lam',
  }
  expect(identify(claims)).toEqual({
    issuer: 'https://login.example/realms/agency',
    subject: 'subject-1',
    email: 'mei@work.example',
    claimedEmail: 'mei@work.example',
    nowhere: 'mark@sign-on.invalid',
    usernames: ['mei@work.example', 'mei@login.example', 'mei-mark@login.example'],
    firstName: 'Mei',
    lastName: 'Lam',
  })
})

test.each([false, undefined, 'true', 1])('[R7.2] an address that is %s verified proves nothing', (email_verified) => {
  const { email, claimedEmail, usernames } = identify({ email: 'mei@work.example', email_verified })
  expect([email, claimedEmail]).toEqual([undefined, 'mei@work.example'])
  expect(usernames).toEqual(['user-mark@login.example'])
})

test.each([
  ['Зоя', ['user-mark@login.example']],
  ['..-zo é<b>', ['zob@login.example', 'zob-mark@login.example']],
])('a username is what our own forms accept: %s', (preferred_username, usernames) => {
  expect(identify({ preferred_username }).usernames).toEqual(usernames)
})

test('what is no address is none', () => {
  for (const email of ['mei', 'mei@work.example\r\nbcc: x@y.example', 7, null, {}])
    expect(identify({ email, email_verified: true }).claimedEmail).toBeUndefined()
})

test.each<[Claims, string, string]>([
  [{ given_name: 'Mei', family_name: 'Lam' }, 'Mei', 'Lam'],
  [{ name: 'Ana María de la Cruz' }, 'Ana', 'María de la Cruz'],
  [{ name: 'Sukarno' }, 'Sukarno', 'Sukarno'],
  [{ preferred_username: 'mei@work.example' }, 'mei', 'mei'],
  [{ preferred_username: 'Зоя' }, 'Зоя', 'Зоя'],
  [{ email: 'mei.lam@work.example' }, 'mei.lam', 'mei.lam'],
  [{}, 'Traveller', 'Traveller'],
  [{ given_name: 'Eve\r\nBcc: x', family_name: '\u202eLam\u0000' }, 'Eve Bcc: x', 'Lam'],
  [{ given_name: 'x'.repeat(200), family_name: '𝒳'.repeat(40) }, 'x'.repeat(64), '𝒳'.repeat(32)],
  [{ given_name: ' ', family_name: ['Lam'], name: 'Mei Lam' }, 'Mei', 'Lam'],
])('names of %j', (claims, givenName, surname) => {
  const { firstName, lastName } = identify(claims)
  expect([firstName, lastName]).toEqual([givenName, surname])
  expect(personName.safeParse({ givenName: firstName, surname: lastName }).success).toBe(true)
})
