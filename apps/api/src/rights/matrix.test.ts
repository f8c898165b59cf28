import type { Call } from '@portolan/contract/call'
import { type CallName, table } from '@portolan/contract/table'
import { readTravelerDraft } from '@portolan/contract/traveler'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkInvariants } from '../testing/invariants.ts'
import { accountRequests } from './account-requests.ts'
import { type Answer, hasObject, type Person, persons, type Relation, readCell, relations } from './answer.ts'
import { bookingRequests } from './booking-requests.ts'
import type { MakeRequest, Scene } from './request.ts'
import { saleRequests } from './sale-requests.ts'
import { rows } from './table.ts'
import { openRightsWorld, type RightsWorld } from './world.ts'

const requests = { ...accountRequests, ...saleRequests, ...bookingRequests } as Record<string, MakeRequest<CallName>>
const callNames = Object.keys(table) as CallName[]

/** They end the session that they are made in. */
const endsSession: readonly string[] = ['logOut', 'logOutOfAgency']

const isNamed: Record<Relation, readonly Person[]> = {
  own: ['guest', 'consumer', 'Owner', 'Manager', 'Agent', 'Finance', 'Viewer', 'rival'],
  colleague: ['Owner', 'Manager', 'Agent', 'Finance', 'Viewer', 'rival'],
  stranger: persons,
}

describe('the table of rights', () => {
  test('[R6.2] has a row for every call of the contract, and none for any other', () => {
    expect(Object.keys(rows).sort()).toEqual([...callNames].sort())
  })

  test('[R6.2] names every person once in every cell, and a stranger’s object in every row with objects', () => {
    for (const [name, row] of Object.entries(rows)) {
      const named = (cell: object) =>
        readCell(cell)
          .map(({ person }) => person)
          .sort()
      if (!hasObject(row)) expect(named(row), name).toEqual([...persons].sort())
      else {
        expect(Object.keys(row), name).toEqual(expect.arrayContaining(['own', 'stranger']))
        for (const relation of relations)
          if (row[relation]) expect(named(row[relation]), `${name} ${relation}`).toEqual([...isNamed[relation]].sort())
      }
    }
  })
})

interface Asked {
  person: Person
  relation: Relation | undefined
  answer: Answer
}

function askedIn(name: string): Asked[] {
  const row = rows[name] ?? {}
  if (!hasObject(row)) return readCell(row).map((one) => ({ ...one, relation: undefined }))
  return relations.flatMap((relation) => readCell(row[relation] ?? {}).map((one) => ({ ...one, relation })))
}

describe('every call of the contract', () => {
  let rights: RightsWorld
  beforeAll(async () => {
    rights = await openRightsWorld()
  })
  afterAll(async () => {
    await rights.world.app.settle()
    await checkInvariants(rights.world.db)
    await rights.close()
  })

  /** The statuses, and whether the object was told, of one call by one person. */
  async function ask(name: CallName, { person, relation }: Asked): Promise<string[]> {
    const { belongings } = rights
    const own = person === 'visitor' ? undefined : belongings[person]
    const objects = relation ? rights.objectsOf(person, relation) : [own ?? belongings.otherGuest]
    const outcomes: string[] = []
    for (const object of objects) {
      const browser = await rights.browserOf(person, endsSession.includes(name))
      const scene: Scene = {
        rights,
        offers: rights.offers,
        browser,
        relation,
        object,
        mark: own?.mark ?? 'Mark visitor',
      }
      const request = await requests[name]?.(scene)
      const hasNone = request && 'shows' in request && request.shows === undefined
      if (!request || (hasNone && relation !== 'own')) continue
      const { status, raw } = await browser.call(table[name] as Call, request.input as never)
      const isHidden = request.shows !== undefined && !raw.body.includes(request.shows)
      if (status !== (request.passes ?? 200)) outcomes.push(`${status}`)
      else outcomes.push(isHidden ? 'hidden' : 'ok')
    }
    return outcomes
  }

  test.each(callNames)('[R6.2] [A8] [A11] %s answers everybody as the table says', async (name) => {
    const wrong: string[] = []
    for (const asked of askedIn(name)) {
      const outcomes = await ask(name, asked)
      if (outcomes.length === 0 || outcomes.some((outcome) => outcome !== asked.answer))
        wrong.push(`${asked.person} ${asked.relation ?? ''}: ${asked.answer}, but got ${outcomes.join(' ')}`)
    }
    expect(wrong).toEqual([])
  })

  test('[A8] what strangers have typed into a draft of the same name is in nobody else’s', async () => {
    for (const person of isNamed.own) {
      const { draft, mark } = rights.belongings[person as Exclude<Person, 'visitor'>]
      const browser = await rights.browserOf(person)
      const { body } = await browser.call(readTravelerDraft, { params: { correlationID: draft } })
      expect(
        body.travelers.map(({ lastName }) => lastName),
        person,
      ).toEqual([mark])
    }
  })
})
