import { type SupplierProduct, supplierProducts } from '@portolan/supplier/offer'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeSafe } from '../platform/crypto.ts'
import { makeHandles, newPack } from './handle.ts'

const [oldSecret, newSecret] = ['the secret of last year, long enough', 'the secret of this year, long enough']
const safe = makeSafe([oldSecret])
const handles = makeHandles(safe)
const handleOf = (product: SupplierProduct, expiresAt: number, place = 0) => ({
  pack: newPack(),
  place,
  product,
  expiresAt,
})
const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-']

describe('a handle', () => {
  test('[A19] says its product and its end to us, and nothing to others', () => {
    const instant = fc.integer({ min: 0, max: 253_402_300_799_999 }).map((at) => at % 101_559_956_668_415)
    fc.assert(
      fc.property(fc.constantFrom(...supplierProducts), instant, fc.nat(1295), (product, expiresAt, place) => {
        const handle = handleOf(product, expiresAt, place)
        const rph = handles.issue(handle)
        expect(rph).toMatch(/^[A-Za-z0-9_-]{78}$/)
        expect(handles.read(rph)).toEqual(handle)
        expect(Buffer.from(rph, 'base64url').toString('latin1')).not.toContain(handle.pack)
      }),
    )
    const many = new Set(Array.from({ length: 1000 }, () => handles.issue(handleOf('rail', 1))))
    expect(many.size).toBe(1000)
  })

  test('[A19] changed in any place, cut short or made longer is not ours', () => {
    const rph = handles.issue(handleOf('rail', 1_800_000_000_000))
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
    const guess = fc.uint8Array({ minLength: 59, maxLength: 59 })
    fc.assert(fc.property(guess, (bytes) => !handles.read(Buffer.from(bytes).toString('base64url').slice(0, 78))))
    const body = `${'x'.repeat(14)}r000000001`
    const other = safe.seal(body, 'passport of ada').replaceAll('.', '')
    expect(other).toHaveLength(78)
    expect(handles.read(other)).toBeUndefined()
    expect(handles.read(makeHandles(makeSafe([newSecret])).issue(handleOf('rail', 1)))).toBeUndefined()
  })

  test('[A19] outlives a change of the secret, as long as the old one still opens', () => {
    const rph = handles.issue(handleOf('hotel', 42))
    expect(makeHandles(makeSafe([newSecret, oldSecret])).read(rph)).toMatchObject({ product: 'hotel', expiresAt: 42 })
    expect(makeHandles(makeSafe([newSecret])).read(rph)).toBeUndefined()
  })
})
