import type { InputOf } from '@portolan/contract/call'
import type { CallName, Table } from '@portolan/contract/table'
import type { Browser } from '../testing/world.ts'
import type { Relation } from './answer.ts'
import type { Belongings } from './belongings.ts'
import type { Offers } from './offers.ts'
import type { RightsWorld } from './world.ts'

export interface Scene {
  rights: RightsWorld
  offers: Offers
  browser: Browser
  /** Undefined for a call without an object; then the object is anybody's. */
  relation: Relation | undefined
  object: Belongings
  /** What the person types, so that it is recognised. */
  mark: string
}

export interface Request<Name extends CallName> {
  input: InputOf<Table[Name]>
  /** What is answered to those whom the rights let pass; 200 unless it is said. */
  passes?: number
  /** Stands in the answer if the object is told. Present and undefined: somebody has no such object. */
  shows?: string | undefined
}

/** Undefined: somebody's object is none for this call. */
export type MakeRequest<Name extends CallName> = (
  scene: Scene,
) => Request<Name> | undefined | Promise<Request<Name> | undefined>

export type Requests<Names extends CallName> = { readonly [Name in Names]: MakeRequest<Name> }

export const nobodysId = '00000000-0000-4000-8000-000000000000'
export const nobodysName = 'nobody.at.all'
