import { makeRecent } from '../../result/recent-search.ts'
import { readAsked, writeAsked } from '../address.ts'
import type { PackageAsked } from '../search.ts'

/** A trip whose day is over, or that this version would not search for, is none. */
const recent = makeRecent<PackageAsked>({ name: 'package-search', read: readAsked, write: writeAsked })

export const recentPackages = (): PackageAsked[] => recent.list(() => true)

export const keepPackage = recent.keep
