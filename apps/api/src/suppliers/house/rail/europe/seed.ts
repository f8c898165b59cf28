import type { Db } from '../../../../platform/db.ts'
import { replaceFeed } from '../timetable/store.ts'
import { europeDigest } from './digest.ts'
import { buildEurope } from './europe.ts'

/** The build has laid the timetable out once and writes its digest here, so that a start need not do it again. */
declare const builtEuropeDigest: string | undefined

function* pages() {
  yield buildEurope()
}

/** Changes with anything in the timetable; a start that finds the same writes nothing. */
export async function seedEurope(db: Db): Promise<void> {
  const digest = typeof builtEuropeDigest === 'string' ? builtEuropeDigest : europeDigest()
  await replaceFeed(db, { id: 'house', name: 'Portolan', digest }, pages())
}
