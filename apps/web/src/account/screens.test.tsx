import type { OwnInfoRS } from '@portolan/contract/account'
import { RouterProvider } from '@tanstack/react-router'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { makeRouter } from '../app/router.tsx'
import { switchLanguage } from '../i18n/store.ts'
import { accountState, emptyAccountState } from '../session/account-state.ts'

type Answer = [status: number, body: object] | object
type Server = Record<string, Answer | ((body: string) => Answer)>

const calls: { path: string; body: string }[] = []
const guest = { success: false }
const ada: OwnInfoRS = { id: '7', username: 'ada', displayName: 'Ada Lovelace', permissions: [] }
const userInfo = {
  id: '7',
  username: 'ada',
  email: 'ada@example.com',
  personName: { givenName: 'Ada', surname: 'Lovelace' },
  documents: [{ docType: '2', docID: '•••••678' }],
}
const errors = (...list: object[]) => ({ success: false, errors: { errors: list } })
const failedLogin = (text: string, captchaRequired = false) => ({ ...errors({ stringValue: text }), captchaRequired })

/** Answers by the last part of the path; a guest unless told otherwise. */
function serve(server: Server): void {
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit = {}) => {
    const path = String(address).split('?')[0] ?? ''
    const text = body instanceof URLSearchParams ? body.toString() : String(body ?? '')
    calls.push({ path, body: text })
    const name = path.split('/').at(-1) ?? ''
    const found = server[name] ?? (name === 'own-info' ? guest : { success: true })
    const answer = typeof found === 'function' ? found(text) : found
    const [status, json] = Array.isArray(answer) ? answer : [200, answer]
    return new Response(JSON.stringify(json), { status })
  })
}

function open(address: string): void {
  window.history.replaceState(null, '', address)
  render(<RouterProvider router={makeRouter()} />)
}

const sent = (name: string) => calls.filter(({ path }) => path.endsWith(name))
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(new RegExp(`^${label}\\s*(optional)?$`))
const type = async (label: string, value: string) => fireEvent.change(await field(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const alertText = async () => (await screen.findByRole('alert')).textContent

async function logIn(): Promise<void> {
  await type('Username', 'ada')
  await type('Password', 'wrong-password')
  press('Log in')
}

beforeEach(async () => {
  calls.length = 0
  sessionStorage.clear()
  accountState.write(emptyAccountState)
  await switchLanguage('en')
})

test('[R8.4] a failed login says so in the words of the server, and name and password stay in their fields', async () => {
  serve({ authentication: failedLogin('Username or password error') })
  open('/login')
  await logIn()
  expect(await alertText()).toContain('Username or password error')
  expect([(await field('Username')).value, (await field('Password')).value]).toEqual(['ada', 'wrong-password'])
  expect(sent('authentication')[0]?.body).toBe('username=ada&password=wrong-password')
})

test('[R8.4] a failed login without a text still says what the specification wants said', async () => {
  serve({ authentication: { success: false } })
  open('/login')
  await logIn()
  expect(await alertText()).toContain('Username or password error')
})

test('[R5.8] empty login fields are told beside them and summed up; nothing is sent', async () => {
  serve({})
  open('/login')
  await field('Username')
  press('Log in')
  const summary = await screen.findByRole('alert')
  expect(document.activeElement).toBe(summary)
  expect([...summary.querySelectorAll('a')].map((link) => link.textContent)).toEqual([
    'Username: Fill in this field.',
    'Password: Fill in this field.',
  ])
  expect(sent('authentication')).toEqual([])
})

test('[R2.4] login comes back to the asked page, and says why one has to log in', async () => {
  serve({ authentication: ada })
  open(`/login?next=${encodeURIComponent('/terms')}`)
  expect(await screen.findByText('Please log in.')).toBeTruthy()
  await logIn()
  await waitFor(() => expect(window.location.pathname).toBe('/terms'))
})

test('[R2.4] whoever is logged in does not stay at login', async () => {
  serve({ 'own-info': ada })
  open('/login?next=%2Fterms')
  await waitFor(() => expect(window.location.pathname).toBe('/terms'))
})

test('a password that somebody else chose is changed first', async () => {
  const chosen = { ...ada, requirePasswordChange: true }
  let inside = false
  serve({
    authentication: () => {
      inside = true
      return chosen
    },
    'own-info': () => (inside ? chosen : guest),
  })
  open('/login')
  await logIn()
  await waitFor(() => expect(window.location.pathname).toBe('/profile/password'))
  expect(await screen.findByText(/Somebody else chose your password/)).toBeTruthy()
})

test('the captcha is shown when it is asked for, is sent along, and is a new one after each try', async () => {
  let pictures = 0
  serve({
    authentication: failedLogin('Solve the new picture, then try again.', true),
    captcha: () => {
      pictures += 1
      return { captchaId: `c${pictures}`, image: `data:,${pictures}`, expiresIn: 300 }
    },
  })
  open('/login')
  await field('Username')
  expect(screen.queryByLabelText('Characters in the picture')).toBeNull()
  await logIn()
  await type('Characters in the picture', 'K P 4')
  press('Log in')
  await waitFor(() => expect(sent('authentication')).toHaveLength(2))
  expect(sent('authentication')[1]?.body).toContain('captchaId=c1&captcha=K+P+4')
  await waitFor(() =>
    expect(screen.getByRole('img', { name: /drawn as a picture/ }).getAttribute('src')).toBe('data:,2'),
  )
  expect((await field('Characters in the picture')).value).toBe('')
  fireEvent.click(screen.getByRole('button', { name: 'New picture' }))
  await waitFor(() =>
    expect(screen.getByRole('img', { name: /drawn as a picture/ }).getAttribute('src')).toBe('data:,3'),
  )
})

test('who cannot read the picture lets the browser work instead', async () => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode('salt321'))
  const challenge = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
  serve({
    authentication: failedLogin('Username or password error', true),
    captcha: {
      captchaId: 'c1',
      image: 'data:,1',
      expiresIn: 300,
      proofOfWork: { challenge, salt: 'salt', maxNumber: 400, signature: 's' },
    },
  })
  open('/login')
  await logIn()
  fireEvent.click(await screen.findByRole('button', { name: 'I cannot read the picture' }))
  await screen.findByText('Done. You can log in without the picture.')
  press('Log in')
  await waitFor(() => expect(sent('authentication')).toHaveLength(2))
  expect(sent('authentication')[1]?.body).toContain('captchaId=c1&proofOfWork=321')
})

test('a picture that cannot be had can be asked for again', async () => {
  const answers: Answer[] = [
    [503, errors({ stringValue: 'This service is not available right now. Try again in a moment.' })],
    { captchaId: 'c2', image: 'data:,2', expiresIn: 300 },
  ]
  serve({ authentication: failedLogin('x', true), captcha: () => answers.shift() ?? {} })
  open('/login')
  await logIn()
  await screen.findByText('This service is not available right now. Try again in a moment.')
  press('New picture')
  expect(await field('Characters in the picture')).toBeTruthy()
})

test('[R5.8] registration never says whether the address is known, and a refused password stands beside its field', async () => {
  const refused = { stringValue: 'This password is widely known. Choose another.', nodeList: '/password' }
  const answers: Answer[] = [[400, errors({ stringValue: 'Some request errors.' }, refused)], { success: true }]
  serve({ registration: () => answers.shift() ?? {} })
  open('/register')
  await type('First name', 'Ada')
  await type('Last name', 'Lovelace')
  await type('Email', 'ada@example.com')
  await type('Password', 'password1234')
  fireEvent.click(screen.getByRole('checkbox'))
  press('Create the account')
  expect(await alertText()).toContain('Password: This password is widely known. Choose another.')
  expect([(await field('Email')).value, (await field('Password')).value]).toEqual(['ada@example.com', 'password1234'])
  await type('Password', 'tide-anchor-lamp')
  press('Create the account')
  expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeTruthy()
  expect(JSON.parse(sent('registration')[1]?.body ?? '{}')).toEqual({
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: 'ada@example.com',
    password: 'tide-anchor-lamp',
    preferredLanguage: 'en',
  })
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /Send again in/ }).disabled).toBe(true)
})

test('a mailed link is sent once and logs in', async () => {
  serve({ confirmation: ada, 'own-info': ada })
  open('/confirm-email?token=abcdefghijklmnopqrstuvwxyz')
  expect(await screen.findByText('You are logged in.')).toBeTruthy()
  expect(sent('confirmation')).toHaveLength(1)
})

test('a link that was used says so and shows the way on', async () => {
  serve({ confirmation: [400, errors({ stringValue: 'This link has been used or is too old. Ask for a new one.' })] })
  open('/reset-password?token=abcdefghijklmnopqrstuvwxyz')
  await type('New password', 'tide-anchor-lamp')
  await type('New password, again', 'tide-anchor-lamp')
  press('Save the password')
  expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Ask for a new link' }).getAttribute('href')).toBe('/forgot-password')
})

test('[R2.6 profile] has its own address; a change goes out as typed and the state keeps the answer', async () => {
  const stored = { ...userInfo, personName: { givenName: 'Augusta', surname: 'Lovelace' } }
  serve({
    'own-info': ada,
    'user-info': { success: true, userInfo },
    modification: { success: true, userInfo: stored },
  })
  open('/profile')
  expect((await field('First name')).value).toBe('Ada')
  expect((await field('Passport number')).value).toBe('•••••678')
  await type('First name', 'Augusta')
  expect(screen.getByText('1 change not saved')).toBeTruthy()
  fireEvent.click(screen.getAllByRole('button', { name: 'Save' })[0] as HTMLElement)
  await waitFor(() => expect(sent('modification')).toHaveLength(1))
  expect(JSON.parse(sent('modification')[0]?.body ?? '{}').profile).toMatchObject({
    personName: { givenName: 'Augusta', surname: 'Lovelace' },
    email: 'ada@example.com',
  })
  await waitFor(() => expect(accountState.read().profileModifyRS).toMatchObject({ success: true, userInfo: stored }))
  expect(accountState.read().accountInfo).toMatchObject({ displayName: 'Augusta Lovelace', userInfo: stored })
  expect(await screen.findByText('Profile saved.')).toBeTruthy()
})

test('[R5.8] a field that the server refuses in the profile is told beside it', async () => {
  const refused = { stringValue: 'Enter a date in the past.', nodeList: '/profile/birthDate' }
  serve({
    'own-info': ada,
    'user-info': { success: true, userInfo },
    modification: [400, errors({ stringValue: 'Some request errors.' }, refused)],
  })
  open('/profile')
  await type('Date of birth', '19151210')
  fireEvent.blur(await field('Date of birth'))
  fireEvent.click(screen.getAllByRole('button', { name: 'Save' })[0] as HTMLElement)
  expect(await alertText()).toContain('Date of birth: Enter a date in the past.')
  expect((await field('Date of birth')).value).toBe('1915-12-10')
  expect(accountState.read().profileModifyRS).toEqual({ success: false })
})

test('[R2.6 change password] has its own address; a wrong current password is told beside its field, success ends the others', async () => {
  const refused = { stringValue: 'The current password is not right.', nodeList: '/oldPassword' }
  const answers: Answer[] = [[400, errors({ stringValue: 'Some request errors.' }, refused)], { success: true }]
  serve({ 'own-info': ada, 'user-info': { success: true, userInfo }, password: () => answers.shift() ?? {} })
  open('/profile/password')
  await type('Current password', 'not-this-one')
  await type('New password', 'tide-anchor-lamp')
  await type('New password, again', 'tide-anchor-lamp')
  press('Change the password')
  expect(await alertText()).toContain('Current password: The current password is not right.')
  await type('Current password', 'the-old-one-it-is')
  press('Change the password')
  expect(await screen.findByText('Password changed. Other sessions have ended.')).toBeTruthy()
  expect(sent('password')[1]).toEqual({
    path: '/api/v1/b2b/user-manage/users/ada/password',
    body: JSON.stringify({ oldPassword: 'the-old-one-it-is', newPassword: 'tide-anchor-lamp' }),
  })
  expect(accountState.read().changePwdRS).toEqual({ success: true })
})
