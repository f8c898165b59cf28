import type { EmployeeBasicInfo } from '@portolan/contract/agency'
import type { SecurityGroup } from '@portolan/contract/rights'
import { rolePermissions, seededRoles } from '@portolan/domain/permission'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { onLoginNeeded } from '../api/client.ts'
import { needTexts, switchLanguage } from '../i18n/store.ts'
import { accountState, emptyAccountState, takeLoginResult } from '../session/account-state.ts'
import { ToastHost } from '../ui/Toast.tsx'
import AccountsScreen from './accounts-screen.tsx'

// the machine may be busy with other tests

const roles: SecurityGroup[] = [
  { groupId: 'owner', groupName: 'Owner', seeded: true, permissions: [...rolePermissions.Owner] },
  { groupId: 'agent', groupName: 'Agent', seeded: true, permissions: [...rolePermissions.Agent] },
  { groupId: 'desk', groupName: 'Groups desk', seeded: false, permissions: ['rail:view', 'rail:book'] },
]

const person = (number: number, more: Partial<EmployeeBasicInfo> = {}): EmployeeBasicInfo => ({
  id: `id-${number}`,
  username: `person.${number}`,
  firstName: 'Person',
  lastName: String(number).padStart(2, '0'),
  email: `person${number}@harbour.example`,
  enabled: true,
  groupIds: ['agent'],
  granted: [],
  revoked: [],
  ...more,
})

const mei = person(1, { firstName: 'Mei', lastName: 'Lam', username: 'mei.lam' })

interface Sent {
  line: string
  body: unknown
}
type Reply = [status: number, body: unknown]

const refusal = (status: number, stringValue: string): Reply => [status, { errors: { errors: [{ stringValue }] } }]

let employees: EmployeeBasicInfo[]
let sent: Sent[]
let replies: Record<string, (body: never) => Reply>
const sentBy = (line: string) => sent.filter((one) => one.line === line).map(({ body }) => body)

const users = '/api/v1/b2b/user-manage/users'
const list = 'GET /api/v1/b2b/user-manage/employeebasicinfos'
const groups = '/api/v1/b2b/security/groups'
const config = 'GET /api/v1/payment/config'

beforeEach(async () => {
  employees = [mei, person(2, { invited: true }), person(3, { enabled: false, groupIds: ['desk'] })]
  sent = []
  replies = {
    [list]: () => [200, { success: true, employeeBasicInfos: employees, totalElements: employees.length }],
    [`GET ${groups}`]: () => [200, { success: true, securityGroups: roles }],
    [config]: () => [200, { success: true, provider: 'test' }],
  }
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
    const line = `${method} ${address}`
    const data = typeof body === 'string' ? JSON.parse(body) : undefined
    sent.push({ line, body: data })
    const [status, answer] = replies[line]?.(data as never) ?? refusal(404, line)
    return new Response(JSON.stringify(answer), { status, headers: { 'content-type': 'application/json' } })
  })
  ;(window as unknown as { happyDOM: { setViewport(size: object): void } }).happyDOM.setViewport({ width: 1440 })
  sessionStorage.clear()
  accountState.write(emptyAccountState)
  await switchLanguage('en')
  await needTexts('agency')
})

const logIn = (...permissions: string[]) =>
  takeLoginResult({
    id: 'me',
    username: 'me',
    userType: 'B2B',
    permissions,
    userInfo: { id: 'me', username: 'me', company: { id: 'h', name: 'Harbour Travel' } },
  })

function open(search = '') {
  const root = createRootRoute()
  const shell = createRoute({ getParentRoute: () => root, id: 'shell', component: Outlet })
  const accounts = createRoute({
    getParentRoute: () => shell,
    path: '/account/accounts',
    component: AccountsScreen,
    validateSearch: (given) => given,
  })
  const history = createMemoryHistory({ initialEntries: [`/account/accounts${search}`] })
  const router = createRouter({ routeTree: root.addChildren([shell.addChildren([accounts])]), history })
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router as never} />
      <ToastHost />
    </QueryClientProvider>,
  )
  return router
}

// by text and label: asking for the role of every box of the grid takes long
const button = (name: string) => screen.findByText<HTMLButtonElement>(name, { selector: 'button, button bdi' })
const press = async (name: string) => fireEvent.click(await button(name))
const type = (label: string | RegExp, value: string) => {
  const field = screen.getByLabelText(label)
  fireEvent.change(field, { target: { value } })
  fireEvent.blur(field)
}
const box = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name)

describe('[R6.2] the agency’s account', () => {
  const hkd = (amount: number) => ({ currencyCode: 'HKD', amount })
  const answer = (accounts?: unknown[]): Reply => [200, { success: true, provider: 'test', accounts }]
  const figures = async () => (await screen.findByRole('region', { name: 'Agency account' })).textContent

  test('shows Finance its limit, what is used of it and what is left', async () => {
    replies[config] = () => answer([{ limit: hkd(100_000), left: hkd(87_654.3) }])
    logIn(...rolePermissions.Finance)
    open()
    expect(await figures()).toContain('Credit limitHK$100,000.00UsedHK$12,345.70Credit leftHK$87,654.30')
  })

  test('has a line for each currency', async () => {
    const usd = (amount: number) => ({ currencyCode: 'USD', amount })
    replies[config] = () =>
      answer([
        { limit: hkd(500), left: hkd(-20) },
        { limit: usd(9), left: usd(9) },
      ])
    logIn(...rolePermissions.Owner)
    open()
    const text = await figures()
    for (const part of ['UsedHK$520.00', 'Used$0.00', 'Credit left$9.00']) expect(text).toContain(part)
  })

  test('is there for those who spend it, although they may not see the employees', async () => {
    replies[config] = () => answer([{ limit: hkd(100), left: hkd(60) }])
    logIn(...rolePermissions.Agent)
    open()
    expect(await figures()).toContain('UsedHK$40.00')
    expect(screen.getByText('You do not have permission to see the employees of your agency.')).toBeTruthy()
  })

  test('is neither shown to others nor asked for', async () => {
    replies[config] = () => answer([{ limit: hkd(100), left: hkd(60) }])
    logIn('users:view', 'users:manage')
    open()
    await screen.findByText('Mei Lam')
    cleanup()
    takeLoginResult({ id: 'me', username: 'me', userType: 'B2C' })
    open()
    await screen.findByText('This area is for travel agencies.')
    expect([screen.queryByText('Agency account'), sentBy(config)]).toEqual([null, []])
  })

  test('an agency without one has no card', async () => {
    replies[config] = () => answer()
    logIn(...rolePermissions.Finance)
    open()
    await screen.findByText('Mei Lam')
    await waitFor(() => expect(sentBy(config).length).toBe(1))
    expect(screen.queryByRole('region', { name: 'Agency account' })).toBeNull()
  })

  test('that cannot be had says so beside the list, and is asked for again', async () => {
    replies[config] = () => refusal(500, 'Some server errors.')
    logIn(...rolePermissions.Finance)
    open()
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Some server errors.')
    expect(await screen.findByText('Mei Lam')).toBeTruthy()
    replies[config] = () => answer([{ limit: hkd(100), left: hkd(60) }])
    await press('Try again')
    expect(await figures()).toContain('UsedHK$40.00')
  })
})

describe('[B1] documents for travellers', () => {
  const settings = '/api/v1/b2b/agency/settings'
  const label = /^Email documents to travellers/
  let papersToTravelers: boolean
  beforeEach(() => {
    papersToTravelers = false
    const answer = (): Reply => [200, { success: true, settings: { papersToTravelers } }]
    replies[`GET ${settings}`] = answer
    replies[`PUT ${settings}`] = (body: { papersToTravelers: boolean }) => {
      papersToTravelers = body.papersToTravelers
      return answer()
    }
  })

  test('are switched on and off by those who manage the agency, at once', async () => {
    logIn('users:view', 'users:manage')
    open()
    const own = await screen.findByLabelText<HTMLInputElement>(label)
    expect(own.checked).toBe(false)
    fireEvent.click(own)
    expect(own.checked).toBe(true)
    await waitFor(() => expect(sentBy(`PUT ${settings}`)).toEqual([{ papersToTravelers: true }]))
    await waitFor(() => expect(own.checked).toBe(true))
  })

  test('stay as they are when that is refused, and the reason is shown', async () => {
    replies[`PUT ${settings}`] = () => refusal(403, 'You do not have permission for this.')
    logIn('users:view', 'users:manage')
    open()
    const own = await screen.findByLabelText<HTMLInputElement>(label)
    fireEvent.click(own)
    expect(await screen.findByText('You do not have permission for this.')).toBeTruthy()
    await waitFor(() => expect(own.checked).toBe(false))
  })

  test('[R6.2] are neither shown to others nor asked for', async () => {
    logIn('users:view')
    open()
    await screen.findByText('Mei Lam')
    expect(screen.queryByLabelText(label)).toBeNull()
    expect(sentBy(`GET ${settings}`)).toEqual([])
  })
})

test('[R6.5] each standard role says what it may do today, and Owner and Manager are told apart', async () => {
  const seeded = seededRoles.map((name) => ({
    groupId: name,
    groupName: name,
    seeded: true,
    permissions: [...rolePermissions[name]],
  }))
  replies[`GET ${groups}`] = () => [200, { success: true, securityGroups: seeded }]
  logIn(...rolePermissions.Manager)
  open('?tab=roles')
  const [, ...rows] = await screen.findAllByRole('row')
  const descriptions = rows.map((row) => within(row).getAllByRole('cell')[1]?.textContent)
  expect(descriptions).toEqual([
    'Everything, and makes others owners.',
    'Everything, except making or changing owners.',
    'Searches, books and cancels every product.',
    'Sees bookings, how prices came about, the agency account and employees. Books nothing.',
    'Sees products and bookings. Books nothing.',
  ])
})

describe('who sees the list', () => {
  test("[R8.4, R8.12] a guest reads 'Please log in first.' and is not sent away", async () => {
    const loginNeeded = vi.fn()
    onLoginNeeded(loginNeeded)
    replies[list] = () => refusal(401, 'Please log in.')
    open('?find=mei')
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Please log in first.')
    const link = within(alert).getByRole('link', { name: 'Log in' })
    expect(link.getAttribute('href')).toBe(`/login?next=${encodeURIComponent('/account/accounts?find=mei')}`)
    expect(loginNeeded).not.toHaveBeenCalled()
    expect(sent.map(({ line }) => line)).toEqual([list])
  })

  test('[R1.3] a traveller reads that the area is for agencies, and the server is not asked', async () => {
    takeLoginResult({ id: 'me', username: 'me', userType: 'B2C' })
    open()
    expect(await screen.findByText('This area is for travel agencies.')).toBeTruthy()
    expect(sent).toEqual([])
  })

  test('[R6.2] an employee who may not see the others reads so with a way on, and the server is not asked', async () => {
    logIn(...rolePermissions.Agent)
    open('?user=mei.lam&add=true')
    expect(await screen.findByText('You do not have permission to see the employees of your agency.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Explore' }).getAttribute('href')).toBe('/explore')
    expect([screen.queryByRole('alert'), screen.queryByText('Add employee')]).toEqual([null, null])
    expect([sentBy(list), sentBy(`GET ${groups}`)]).toEqual([[], []])
  })

  test('[R6.2] a right that was taken away meanwhile ends in the same sentence', async () => {
    logIn('users:view')
    replies[list] = () => refusal(403, 'You do not have permission for this.')
    open()
    expect(await screen.findByText('You do not have permission to see the employees of your agency.')).toBeTruthy()
    expect(screen.queryByText('Try again')).toBe(null)
  })

  test('[R1.3] a failure says so, and trying again brings the list', async () => {
    logIn('users:view')
    const works = replies[list]
    replies[list] = () => refusal(500, 'Some server errors.')
    open()
    expect((await screen.findByRole('alert')).textContent).toContain('Some server errors.')
    replies[list] = works as never
    await press('Try again')
    expect(await screen.findByText('Mei Lam')).toBeTruthy()
  })

  test('[R1.3, R3.1] an employee sees colleagues with roles and standing; the account state keeps both lists', async () => {
    logIn('users:view')
    open()
    const row = (await screen.findByText('Mei Lam')).closest('tr') as HTMLElement
    expect(row.textContent).toMatch(/mei\.lam.*Agent.*Never.*Active/)
    expect(screen.getByText('Person 02').closest('tr')?.textContent).toContain('Invited')
    expect(screen.getByText('Person 03').closest('tr')?.textContent).toMatch(/Groups desk.*Disabled/)
    expect(accountState.read().accountsRS?.totalElements).toBe(3)
    expect(accountState.read().allRoles.map(({ groupId }) => groupId)).toEqual(['owner', 'agent', 'desk'])
  })
})

test('[R1.6] the list is turned over by First, Prev, Page, Next, Last, with Total Pages and Per Page', async () => {
  employees = Array.from({ length: 24 }, (_, index) => person(index + 1))
  logIn('users:view')
  const router = open()
  await screen.findByText('Person 01')
  const pager = within(screen.getByRole('navigation', { name: 'Pages' }))
  expect(['First', 'Prev', 'Next', 'Last'].map((name) => pager.getByRole('button', { name }).textContent)).toHaveLength(
    4,
  )
  expect(pager.getByText(/Total Pages/).textContent).toBe('Total Pages 3')
  fireEvent.click(pager.getByRole('button', { name: 'Next' }))
  expect(await screen.findByText('Person 11')).toBeTruthy()
  expect([screen.queryByText('Person 01'), router.state.location.search]).toEqual([null, { page: 2 }])
  fireEvent.change(pager.getByLabelText('Per Page'), { target: { value: '50' } })
  expect(await screen.findByText('Person 01')).toBeTruthy()
  expect(pager.getByText(/Total Pages/).textContent).toBe('Total Pages 1')
})

test('[R1.3] typing filters the list and stands in the address; nothing found can be undone', async () => {
  logIn('users:view')
  const router = open()
  await screen.findByText('Mei Lam')
  fireEvent.change(screen.getByLabelText('Find an employee'), { target: { value: 'nobody' } })
  expect(await screen.findByText('No employees found.')).toBeTruthy()
  expect(router.state.location.search).toEqual({ find: 'nobody' })
  await press('Clear the filters')
  expect(await screen.findByText('Mei Lam')).toBeTruthy()
})

describe('[R6.2] what one may not do', () => {
  test('adding is hidden, and the panel is disabled and says why', async () => {
    logIn('users:view')
    open('?user=mei.lam&add=true')
    expect((await screen.findByText('Add employee')).className).toContain('hidden')
    const rights = (await screen.findByText('What Mei Lam may do')).closest('fieldset') as HTMLFieldSetElement
    expect([rights.disabled, rights.title]).toEqual([
      true,
      'You do not have permission for this. An owner or manager of your agency can give it to you.',
    ])
    expect([box('Rail: Book').disabled, screen.queryByText('Save')]).toEqual([true, null])
    expect(screen.queryByRole('dialog')).toBe(null)
  })

  test('[R6.5] permissions and roles beyond one’s own cannot be given, and nobody above one can be changed', async () => {
    logIn('users:view', 'users:manage', ...rolePermissions.Agent)
    open('?user=mei.lam')
    expect((await button('Owner')).closest('button')?.disabled).toBe(true)
    expect([box('Rail: Cancel').disabled, box('Mark-up: View').disabled]).toEqual([false, true])
    expect(screen.getByText(/You cannot give the greyed permissions/)).toBeTruthy()
    cleanup()
    employees = [{ ...mei, granted: ['markup:manage'] }]
    open('?user=mei.lam')
    expect(await screen.findByText(/This person may do more than you/)).toBeTruthy()
    expect(box('Rail: Cancel').disabled).toBe(true)
  })
})

describe('[R6.5] changing what somebody may do', () => {
  const saved = `PUT ${users}/mei.lam`

  beforeEach(() => logIn(...rolePermissions.Owner))

  test('roles and personal changes are counted and saved; a refusal loses nothing', async () => {
    open('?user=mei.lam')
    await press('Groups desk')
    fireEvent.click(box('Rail: Cancel'))
    fireEvent.click(box('Reports: View'))
    expect(await screen.findByText('3 changes, not saved')).toBeTruthy()
    expect(box('Rail: Cancel, changed for this person').checked).toBe(false)
    expect(screen.getByText('changed for this person (2)')).toBeTruthy()

    replies[saved] = () => refusal(403, 'You cannot hand out more than you may do yourself.')
    await press('Save')
    expect((await screen.findByRole('alert')).textContent).toContain('You cannot hand out more')
    expect(screen.getByText('3 changes, not saved')).toBeTruthy()

    const changed = { ...mei, groupIds: ['agent', 'desk'], granted: ['reports:view'], revoked: ['rail:cancel'] }
    replies[saved] = () => {
      employees = [changed]
      return [200, { success: true, employee: changed }]
    }
    await press('Save')
    expect(await screen.findByText('The changes for Mei Lam are saved.')).toBeTruthy()
    expect(await screen.findByText('No changes')).toBeTruthy()
    expect(sentBy(saved).at(-1)).toEqual({
      groupIds: ['agent', 'desk'],
      grant: ['reports:view'],
      revoke: ['rail:cancel'],
    })
  })

  test('what was changed is still there after a reload, until it is undone', async () => {
    open('?user=mei.lam')
    fireEvent.click(await screen.findByLabelText(/Can log in/))
    cleanup()
    open('?user=mei.lam')
    expect(await screen.findByText('1 change, not saved')).toBeTruthy()
    await press('Undo')
    expect(await screen.findByText('No changes')).toBeTruthy()
    expect(box(/Can log in/).checked).toBe(true)
  })

  test('who books or cancels a product sees it: its boxes go together, each with its mark', async () => {
    open('?user=mei.lam')
    await screen.findByText('What Mei Lam may do')
    fireEvent.click(box('Rail: View'))
    const names = ['Rail: View', 'Rail: Book', 'Rail: Cancel'].map((name) => `${name}, changed for this person`)
    expect(names.map((name) => box(name).checked)).toEqual([false, false, false])
    expect(await screen.findByText('3 changes, not saved')).toBeTruthy()
    fireEvent.click(box('Rail: Book, changed for this person'))
    expect([box('Rail: View').checked, box('Rail: Book').checked]).toEqual([true, true])
    expect(box('Rail: Cancel, changed for this person').checked).toBe(false)
    expect(await screen.findByText('1 change, not saved')).toBeTruthy()
    // To look at a product is not yet to sell it, and a colleague’s bookings have a rule of their own.
    fireEvent.click(box('Rail: Book'))
    expect(box('Rail: View').checked).toBe(true)
    fireEvent.click(box('Bookings: Manage'))
    fireEvent.click(box('Bookings: View'))
    expect(box('Bookings: Manage, changed for this person').checked).toBe(true)
  })

  test('a box that the editor cannot hand out is not ticked along', async () => {
    employees = [{ ...mei, groupIds: [] }]
    logIn('users:view', 'users:manage', 'rail:book', 'orders:view')
    open('?user=mei.lam')
    await screen.findByText('What Mei Lam may do')
    fireEvent.click(box('Rail: Book'))
    expect(box('Rail: Book, changed for this person').checked).toBe(true)
    expect(box('Rail: View').checked).toBe(false)
  })

  test('reset takes the personal changes away', async () => {
    employees = [{ ...mei, granted: ['reports:view'], revoked: ['rail:book'] }]
    open('?user=mei.lam')
    await press('Reset')
    expect(await screen.findByText('2 changes, not saved')).toBeTruthy()
    expect([box('Rail: Book').checked, box('Reports: View').checked]).toEqual([true, false])
  })
})

describe('[R6.5] permissions that nothing asks for yet', () => {
  const dormant = ['cruise:view', 'markup:manage']

  beforeEach(() => logIn(...rolePermissions.Owner))

  test('are not in the grid, and buying on the agency’s account is', async () => {
    open('?user=mei.lam')
    await screen.findByText('What Mei Lam may do')
    const rows = [...document.querySelectorAll('.ptable tbody th')].map(({ textContent }) => textContent)
    expect(rows).toEqual([
      'Air',
      'Hotel',
      'Package',
      'Rail',
      'Activity',
      'Car rental',
      'Car transfer',
      'Bookings',
      'Mark-up',
      'Reports',
      'Employees',
      'Agency account',
    ])
    expect(screen.queryByLabelText('Mark-up: Manage')).toBe(null)
    expect(box('Agency account: Spend').checked).toBe(true)
  })

  test('stay granted and revoked when a person is changed or reset', async () => {
    const saved = `PUT ${users}/mei.lam`
    employees = [{ ...mei, granted: [...dormant, 'reports:view'], revoked: ['visa:view'] }]
    replies[saved] = () => [200, { success: true, employee: employees[0] }]
    open('?user=mei.lam')
    expect(await screen.findByText('changed for this person (1)')).toBeTruthy()
    fireEvent.click(box('Rail: Cancel'))
    await press('Save')
    await waitFor(() => expect(sentBy(saved)).toHaveLength(1))
    expect(sentBy(saved)[0]).toEqual({ grant: [...dormant, 'reports:view'], revoke: ['visa:view', 'rail:cancel'] })
    await press('Reset')
    await press('Save')
    await waitFor(() => expect(sentBy(saved)).toHaveLength(2))
    expect(sentBy(saved)[1]).toEqual({ grant: dormant, revoke: ['visa:view'] })
  })

  test('stay in a role that is changed, and are not counted', async () => {
    const saved = `PUT ${groups}/desk`
    const desk = { groupId: 'desk', groupName: 'Groups desk', seeded: false, permissions: ['rail:view', ...dormant] }
    replies[`GET ${groups}`] = () => [200, { success: true, securityGroups: [desk] }]
    replies[saved] = () => [200, { success: true, securityGroup: desk }]
    open('?tab=roles&role=desk')
    await screen.findByText('Name of the role')
    expect(document.querySelector('.roles tbody tr')?.textContent).toMatch(/Own1\d/)
    fireEvent.click(box('Rail: Book'))
    await press('Save')
    await waitFor(() => expect(sentBy(saved)).toHaveLength(1))
    expect(sentBy(saved)[0]).toEqual({
      groupName: 'Groups desk',
      permissions: ['rail:view', 'rail:book', 'cruise:view', 'markup:manage'],
    })
  })
})

describe('[R6.4] people', () => {
  beforeEach(() => logIn(...rolePermissions.Owner))

  test('an employee is added: a taken name is told on leaving the field, then the row is there and open', async () => {
    replies[`GET ${users}?username=mei.lam`] = () => [200, { exists: true }]
    replies[`GET ${users}?username=ada.yu`] = () => [200, { exists: false }]
    const ada = person(9, { firstName: 'Ada', lastName: 'Yu', username: 'ada.yu', invited: true })
    replies[`POST ${users}`] = () => {
      employees = [...employees, ada]
      return [200, { success: true, employee: ada }]
    }
    const router = open('?add=true')
    const dialog = await screen.findByRole('dialog')
    type('First name', 'Ada')
    type('Last name', 'Yu')
    type('Username', 'mei.lam')
    expect(await within(dialog).findByText('This is taken. Choose another.')).toBeTruthy()
    type('Username', 'ada.yu')
    await waitFor(() => expect(within(dialog).queryByText('This is taken. Choose another.')).toBe(null))
    type('Email', 'ada@harbour.example')
    await press('Add and send the invitation')
    expect((await within(dialog).findByRole('alert')).textContent).toContain('Roles: Choose one of the values offered.')
    fireEvent.click(within(dialog).getByLabelText(/^Agent/))
    await press('Add and send the invitation')
    expect(await screen.findByText('Ada Yu has been added.')).toBeTruthy()
    expect(screen.getByText('View', { selector: '.toast button' })).toBeTruthy()
    expect(sentBy(`POST ${users}`)).toEqual([
      {
        firstName: 'Ada',
        lastName: 'Yu',
        username: 'ada.yu',
        email: 'ada@harbour.example',
        groupIds: ['agent'],
      },
    ])
    await waitFor(() => expect(router.state.location.search).toEqual({ user: 'ada.yu' }))
    expect((await screen.findByText('Ada Yu', { selector: 'h2 bdi' })).closest('aside')).toBeTruthy()
    expect(document.querySelector('tr[aria-selected="true"]')?.textContent).toContain('Ada Yu')
  })

  test('the password of a colleague is changed, typed twice', async () => {
    const saved = `PUT ${users}/mei.lam/password`
    replies[saved] = () => [200, { success: true }]
    open('?user=mei.lam')
    await press('Change password')
    const dialog = within(await screen.findByRole('dialog'))
    type('New password', 'sea chart compass')
    type('New password, again', 'sea chart compas')
    fireEvent.click(dialog.getByText('Change password'))
    expect((await dialog.findAllByText(/The two passwords differ\./)).length).toBeGreaterThan(0)
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('compas')
    type('New password, again', 'sea chart compass')
    fireEvent.click(dialog.getByText('Change password'))
    expect(await screen.findByText('Mei Lam has a new password.')).toBeTruthy()
    expect(sentBy(saved)).toEqual([{ newPassword: 'sea chart compass' }])
    expect(accountState.read().changePwdRS).toEqual({ success: true })
  })
})

describe('[R6.5] an agency defines its own roles', () => {
  beforeEach(() => logIn(...rolePermissions.Owner))

  test('a new one has a name and a grid', async () => {
    replies[`POST ${groups}`] = () => [
      200,
      { success: true, securityGroup: { groupId: 'new', groupName: 'Night desk' } },
    ]
    open('?tab=roles&add=true')
    await screen.findByText('New role')
    type('Name of the role', 'Night desk')
    fireEvent.click(box('Hotel: Book'))
    expect(box('Hotel: View').checked).toBe(true)
    for (const name of ['Rail: Book', 'Rail: Cancel', 'Rail: View']) fireEvent.click(box(name))
    fireEvent.click(screen.getAllByText('Add role').at(-1) as HTMLElement)
    expect(await screen.findByText('The role Night desk has been added.')).toBeTruthy()
    expect(sentBy(`POST ${groups}`)).toEqual([{ groupName: 'Night desk', permissions: ['hotel:view', 'hotel:book'] }])
  })

  test('one that nobody holds is removed after a question', async () => {
    const [owner, agent] = roles
    replies[`DELETE ${groups}/desk`] = () => {
      replies[`GET ${groups}`] = () => [200, { success: true, securityGroups: [owner, agent] }]
      return [200, { success: true }]
    }
    open('?tab=roles&role=desk')
    await press('Remove role')
    await press('Remove Groups desk')
    expect(await screen.findByText('The role Groups desk has been removed.')).toBeTruthy()
    await waitFor(() => expect(screen.queryByText('Groups desk')).toBe(null))
  })

  test('one that somebody holds is not removed, and the reason is shown', async () => {
    replies[`DELETE ${groups}/desk`] = () =>
      refusal(409, 'Somebody still holds this role. Take it away from them first.')
    open('?tab=roles&role=desk')
    await press('Remove role')
    await press('Remove Groups desk')
    expect((await screen.findByRole('alert')).textContent).toContain('Somebody still holds this role.')
  })

  test('the standard ones can only be read', async () => {
    open('?tab=roles&role=agent')
    expect(await screen.findByText(/Standard roles are the same for every agency/)).toBeTruthy()
    expect(box('Rail: Book').disabled).toBe(true)
  })
})
