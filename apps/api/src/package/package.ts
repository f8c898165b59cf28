import type { Module } from '../platform/module.ts'
import { makeAvail } from './avail.ts'
import { makeBook } from './book.ts'
import type { PackageParts } from './parts.ts'
import { makeVerify } from './verify.ts'

/** Flight and hotel together: found, priced again, held both or neither, and bought as one. */
export function makePackage(parts: PackageParts): Module {
  const { hold, book } = makeBook(parts)
  return {
    handlers: {
      searchPackages: makeAvail(parts),
      verifyPackagePrice: makeVerify(parts),
      holdPackage: hold,
      bookPackage: book,
    },
  }
}
