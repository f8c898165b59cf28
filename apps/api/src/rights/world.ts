import { savePreferences } from '@portolan/contract/account'
import { addGroup, changeUser } from '@portolan/contract/agency'
import { listRolesOfUser } from '@portolan/contract/rights'
import { sql } from '../platform/sql.ts'
import { hire, signedIn } from '../testing/agency.ts'
import { type Browser, openWorld, type TestWorld } from '../testing/world.ts'
import type { Person, Relation } from './answer.ts'
import { acquire, type Belongings, changePermissions } from './belongings.ts'
import { findOffers, type Offers } from './offers.ts'

/** Beside the people of the matrix there are others, whose objects are a colleague's or a stranger's to them. */
type Other = 'otherGuest' | 'otherConsumer' | 'colleague' | 'rivalColleague'

const usernames = {
  consumer: 'traveller',
  Owner: 'owner',
  Manager: 'manager',
  Agent: 'agent',
  Finance: 'finance',
  Viewer: 'viewer',
  rival: 'rival',
  otherConsumer: 'walker',
  colleague: 'colleague',
  rivalColleague: 'rival.clerk',
} as const

type WithAccount = keyof typeof usernames
type Owning = Exclude<Person, 'visitor'> | Other

export interface RightsWorld {
  world: TestWorld
  offers: Offers
  belongings: Readonly<Record<Owning, Belongings>>
  /** A visitor comes without a cookie each time; everybody else stays logged in, unless a new session is wanted. */
  browserOf(person: Person, inNewSession?: boolean): Promise<Browser>
  objectsOf(person: Person, relation: Relation): Belongings[]
  close(): Promise<void>
}

const rivalAgency = 'Rival Tours'

async function openShop(): Promise<TestWorld> {
  const world = await openWorld({ DEMO: 'on', SUPPLIERS: 'house', LIMITS: 'off' })
  await hire(world, { username: 'colleague', agency: 'Harbour Travel', role: 'Agent' })
  await hire(world, { username: 'rival', agency: rivalAgency, role: 'Owner' })
  await hire(world, { username: 'rival.clerk', agency: rivalAgency, role: 'Agent' })
  await hire(world, { username: 'walker', agency: rivalAgency })
  await world.db.query(sql`update account set agency_id = null where username = 'walker'`)
  await world.db.query(sql`update credit set credit_limit = 9876543 where currency = 'USD'`)
  await world.db.query(sql`
    insert into credit (agency_id, currency, credit_limit)
    select id, 'USD', 4321098 from agency where name = ${rivalAgency}`)
  return world
}

const accountOf = async ({ db }: TestWorld, username: string) => {
  const account = await db.one<NonNullable<Belongings['account']>>(
    sql`select id, username, email from account where username = ${username}`,
  )
  if (!account) throw new Error(`There is no ${username}.`)
  return account
}

/** A role that the agency has defined, and that a colleague holds: so that nobody of the matrix removes it. */
async function defineRole(manager: Browser, holder: string, groupName: string): Promise<string> {
  const added = await manager.call(addGroup, { body: { groupName, permissions: ['rail:view'] } })
  const roleId = added.body.securityGroup?.groupId ?? ''
  const held = await manager.call(listRolesOfUser, { params: { id: holder } })
  const groupIds = [...held.body.map(({ groupId }) => groupId), roleId]
  const { status, raw } = await manager.call(changeUser, { params: { username: holder }, body: { groupIds } })
  if (status !== 200) throw new Error(raw.body)
  return roleId
}

/** Who may buy all of it, and may hold stays: each takes others of those that were found. */
const buyers: readonly WithAccount[] = [
  'consumer',
  'Owner',
  'Manager',
  'Agent',
  'rival',
  'otherConsumer',
  'colleague',
  'rivalColleague',
]

const harbour: readonly string[] = ['Owner', 'Manager', 'Agent', 'Finance', 'Viewer', 'colleague']

export async function openRightsWorld(): Promise<RightsWorld> {
  const world = await openShop()
  const names = Object.keys(usernames) as WithAccount[]
  const sessions = new Map<string, Browser>()
  for (const name of names) sessions.set(name, await signedIn(world, usernames[name]))
  for (const name of ['guest', 'otherGuest']) sessions.set(name, world.browser())
  const sessionOf = (name: string): Browser => {
    const found = sessions.get(name)
    if (!found) throw new Error(`${name} has no session.`)
    return found
  }
  const [owner, rival] = [sessionOf('Owner'), sessionOf('rival')]
  const offers = await findOffers(owner)

  // Those who may not buy have bought while they could.
  for (const username of ['finance', 'viewer']) await changePermissions(owner, username, { grant: ['rail:book'] })
  const acquired = await Promise.all(
    [...sessions.keys()].map(async (name) => {
      const account = name in usernames ? await accountOf(world, usernames[name as WithAccount]) : undefined
      const place = buyers.indexOf(name as WithAccount)
      const buyer = { browser: sessionOf(name), mark: `Mark ${name}`, account, place: place < 0 ? undefined : place }
      return [name, await acquire(world, offers, buyer)] as const
    }),
  )
  for (const username of ['finance', 'viewer']) await changePermissions(owner, username, {})
  await world.app.settle()

  const ofHarbour = { roleId: await defineRole(owner, 'colleague', 'Desk'), creditLimit: '98765.43' }
  const ofRival = { roleId: await defineRole(rival, 'rival.clerk', 'Desk'), creditLimit: '43210.98' }
  const agencyOf = (name: string) => {
    if (harbour.includes(name)) return ofHarbour
    return name.startsWith('rival') ? ofRival : {}
  }
  const belongings = Object.fromEntries(
    acquired.map(([name, one]) => [name, { ...one, ...agencyOf(name) }]),
  ) as unknown as Record<Owning, Belongings>

  async function openSession(person: Exclude<Person, 'visitor'>): Promise<Browser> {
    if (person !== 'guest') return signedIn(world, usernames[person])
    const browser = world.browser()
    await browser.call(savePreferences, { body: { theme: 'dark' } })
    return browser
  }

  function strangersTo(person: Person): Other[] {
    if (harbour.includes(person)) return ['otherGuest', 'otherConsumer', 'rivalColleague']
    return ['otherGuest', 'otherConsumer', 'colleague']
  }

  return {
    world,
    offers,
    belongings,
    async browserOf(person, inNewSession = false) {
      if (person === 'visitor') return world.browser()
      return inNewSession ? openSession(person) : sessionOf(person)
    },
    objectsOf(person, relation) {
      if (relation === 'own') return person === 'visitor' ? [] : [belongings[person]]
      if (relation === 'colleague') return [belongings[person === 'rival' ? 'rivalColleague' : 'colleague']]
      return strangersTo(person).map((name) => belongings[name])
    },
    close: () => world.close(),
  }
}
