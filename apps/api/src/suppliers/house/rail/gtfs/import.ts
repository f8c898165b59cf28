import { createHash } from 'node:crypto'
import type { Db } from '../../../../platform/db.ts'
import { findFeed, type KeptFeed, replaceFeed } from '../timetable/store.ts'
import { openArchive } from './archive.ts'
import { type ImportLimits, usualLimits } from './limits.ts'
import { isRail } from './line.ts'
import { type KnownOperator, makeOperatorOf, type Spell } from './operator-of.ts'
import { readFeed, type Taken } from './read-feed.ts'
import { type Complaints, ImportRefused, makeComplaints } from './refused.ts'
import { type KnownStation, makeStationMatch } from './station-match.ts'
import { makeBrandOf } from './train-name.ts'

/** What an import leans on; the wiring hands it in. */
export interface Ground {
  readonly db: Db
  readonly stations: readonly KnownStation[]
  readonly operators: readonly KnownOperator[]
  readonly spell: Spell
}

export interface ImportOrder {
  /** Path of the zip. */
  readonly file: string
  /** Small letters, digits and dashes: the feed of this name is replaced. */
  readonly feed: string
  /** All trains are this operator's, whatever the feed says. */
  readonly operator?: string | undefined
  /** Numbers of GTFS; absent: railways. */
  readonly routeTypes?: readonly number[] | undefined
  readonly limits?: ImportLimits | undefined
}

export interface ImportReport {
  readonly outcome: 'replaced' | 'unchanged'
  readonly feed: KeptFeed | undefined
  /** Absent when nothing was to be done. */
  readonly taken?: Readonly<Taken>
  readonly complaints: Complaints
}

/** Counts up when the same file would be read differently. */
const edition = 1

const digestOf = (zip: string, { operator = '', routeTypes = [] }: ImportOrder): string =>
  createHash('sha256')
    .update(JSON.stringify([edition, zip, operator, routeTypes]))
    .digest('hex')

function checkOrder({ feed, operator }: ImportOrder): void {
  if (!/^[a-z0-9][a-z0-9-]{0,39}$/.test(feed))
    throw new ImportRefused(`'${feed}' cannot name a feed: use small letters, digits and dashes.`)
  if (feed === 'house') throw new ImportRefused("'house' is our own timetable: give the feed another name.")
  if (operator !== undefined && !/^[A-Z0-9]{1,12}$/.test(operator))
    throw new ImportRefused(`'${operator}' is no code of an operator: use capitals and digits.`)
}

/** Puts a feed in place of the one of the same name; whatever fails leaves that one as it was. */
export async function importGtfs(ground: Ground, order: ImportOrder): Promise<ImportReport> {
  checkOrder(order)
  const { db, spell } = ground
  const { feed: id, operator, routeTypes, limits = usualLimits } = order
  const archive = await openArchive(order.file, limits)
  const complaints = makeComplaints()
  try {
    const feed = { id, name: id, digest: digestOf(archive.digest, order) }
    const kept = await findFeed(db, id)
    if (kept?.digest === feed.digest) return { outcome: 'unchanged', feed: kept, complaints }
    const content = await readFeed(
      { archive, limits, complaints },
      {
        feed: id,
        operatorOf: operator === undefined ? makeOperatorOf(ground.operators, spell) : () => operator,
        brandOf: makeBrandOf(ground.operators),
        isTaken: routeTypes ? (type) => routeTypes.includes(type) : isRail,
        matchStation: makeStationMatch(ground.stations, spell),
      },
    )
    const outcome = await replaceFeed(db, feed, content.pages())
    return { outcome, feed: await findFeed(db, id), taken: content.taken, complaints }
  } finally {
    archive.close()
  }
}
