import { createHash } from 'node:crypto'
import { buildEurope } from './europe.ts'

/** Of the whole timetable, as it is written into the database. */
export const europeDigest = (): string => createHash('sha256').update(JSON.stringify(buildEurope())).digest('hex')
