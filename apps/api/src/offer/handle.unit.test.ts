import { type SupplierProduct, supplierProducts } from '@portolan/supplier/offer'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeSafe } from '../platform/crypto.ts'
import { type Handle, makeHandles, newPack } from './handle.ts'

const [oldSecret, newSecret] = ['the secret of last year, long enough', 'the secret of this year, long enough']
const safe = makeSafe([oldSecret])
const handles = makeHandles(safe)
const handleOf = (product: SupplierProduct, expiresAt: number, place = 0) => ({
  pack: newPack(),
  place,
  product,
  expiresAt,
})
const issue = (handle: Handle, by = handles): string => by.issuerOf(handle)(handle.place)
const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-']

describe('a handle', () => {
  test('[A19] says its product and its end to us, and nothing to others', () => {
    const instant = fc.integer({ min: 0, max: 253_402_300_799_999 }).map((at) => at % 101_559_956_668_415)
    fc.assert(
      fc.property(fc.constantFrom(...supplierProducts), instant, fc.nat(127), (product, expiresAt, place) => {
        const handle = handleOf(product, expiresAt, place)
        const rph = issue(handle)
        expect(rph).toMatch(/^[A-Za-z0-9_-]{90}$/)
        expect(handles.read(rph)).toEqual(handle)
        expect(Buffer.from(rph, 'base64url').toString('latin1')).not.toContain(handle.pack)
      }),
    )
    const many = new Set(Array.from({ length: 1000 }, () => issue(handleOf('rail', 1))))
    expect(many.size).toBe(1000)
  })

  test('[A19] changed in any place, cut short or made longer is not ours', () => {
    const rph = issue(handleOf('rail', 1_800_000_000_000))
    for (let at = 0; at < rph.length; at++) {
      for (const letter of alphabet) {
        const forged = rph.slice(0, at) + letter + rph.slice(at + 1)
        if (forged !== rph) expect(handles.read(forged), forged).toBeUndefined()
      }
      expect(handles.read(rph.slice(0, at))).toBeUndefined()
    }
    for (const forged of [`${rph}A`, `A${rph}`, `${rph}\n`, ` ${rph}`, rph.toUpperCase(), `${rph}=`])
      expect(handles.read(forged)).toBeUndefined()
  })

  test('[A19] made up, or sealed by us for something else, is not ours', () => {
    fc.assert(fc.property(fc.string({ maxLength: 128 }), (text) => handles.read(text) === undefined))
    const guess = fc.uint8Array({ minLength: 68, maxLength: 68 })
    fc.assert(fc.property(guess, (bytes) => !handles.read(Buffer.from(bytes).toString('base64url').slice(0, 90))))
    const other = safe.seal(`${'x'.repeat(12)}r000000001`, 'passport of ada').replaceAll('.', '')
    const ours = issue(handleOf('rail', 1))
    expect(ours.slice(0, other.length)).toHaveLength(76)
    expect(handles.read(`${other}${ours.slice(other.length)}`)).toBeUndefined()
    expect(handles.read(issue(handleOf('rail', 1), makeHandles(makeSafe([newSecret]))))).toBeUndefined()
  })

  test('[A19] of two packs, or of two offers of one, gives nobody a third', () => {
    const [one, other] = [handleOf('rail', 1_800_000_000_000, 1), handleOf('rail', 1_800_000_000_000, 2)]
    const ofOne = handles.issuerOf(one)
    const [first, second, elsewhere] = [ofOne(one.place), ofOne(other.place), issue(other)]
    const [sealed, shown] = [76, 78]
    expect(second.slice(0, sealed)).toBe(first.slice(0, sealed))
    for (const mixed of [
      `${first.slice(0, shown)}${second.slice(shown)}`,
      `${elsewhere.slice(0, sealed)}${second.slice(sealed)}`,
      `${first.slice(0, sealed)}${elsewhere.slice(sealed)}`,
      // What ends later, of the same name.
      `${issue({ ...one, pack: newPack(), expiresAt: 1_900_000_000_000 }).slice(0, sealed)}${first.slice(sealed)}`,
    ])
      expect(handles.read(mixed)).toBeUndefined()
  })

  test('[A19] outlives a change of the secret, as long as the old one still opens', () => {
    const rph = issue(handleOf('hotel', 42))
    expect(makeHandles(makeSafe([newSecret, oldSecret])).read(rph)).toMatchObject({ product: 'hotel', expiresAt: 42 })
    expect(makeHandles(makeSafe([newSecret])).read(rph)).toBeUndefined()
  })
})
