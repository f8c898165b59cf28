import { describe, expect, it } from 'vitest'
import { addToCart, cartItem } from './cart.ts'

const goods = { productType: 'rail', rphs: ['t1'] }
const accepts = (changes: object) => addToCart.body.safeParse({ goods: { ...goods, ...changes } }).success

describe('goods for the cart', () => {
  it('[A15] are taken once or some times, never less than once nor beyond reason', () => {
    const extras = (quantity: number) => ({ extras: [{ code: 'SEAT', quantity }] })
    expect(accepts(extras(1))).toBe(true)
    for (const quantity of [0, -1, 1.5, 21, 1e9, Number.NaN])
      expect(accepts(extras(quantity)), `${quantity}`).toBe(false)
  })

  it('[A13] carry no price, no expiry and no standing of their own', () => {
    for (const key of ['price', 'status', 'id', 'expiredDateTime', 'permissions', 'display'])
      expect(accepts({ [key]: 1 }), key).toBe(false)
  })

  it('[A14] have no field with the name of an inner part', () => {
    for (const key of ['constructor', 'prototype']) {
      expect(accepts({ searchInputValues: { [key]: 'x' } }), key).toBe(false)
      expect(accepts({ [key]: 'x' }), key).toBe(false)
    }
    expect(accepts({ searchInputValues: { from: 'x' } })).toBe(true)
  })
})

describe('[R3.18] an item of the cart', () => {
  const item = {
    id: 'i1',
    ...goods,
    travelers: [{ ref: 't1', type: 'adult', document: { docType: '2', docID: 'P1234567' } }],
    display: { title: 'Paris – Lyon', lines: [] },
    addedAt: '2027-01-05T00:10:00Z',
    price: { currencyCode: 'EUR', totalAmount: 89, sellingCurrencyCode: 'USD', sellingTotalAmount: 97.34 },
    expiredDateTime: '2027-01-05T00:30:00Z',
    expired: false,
    expireIn: 20,
  }

  it('is read from its text, without the document of anybody', () => {
    const read = cartItem.parse(JSON.parse(JSON.stringify(item)))
    expect(read).toMatchObject({ id: 'i1', expired: false, expireIn: 20, price: { sellingTotalAmount: 97.34 } })
    expect(JSON.stringify(read)).not.toContain('P1234567')
  })

  it('has a price and an expiry', () => {
    for (const key of ['price', 'expiredDateTime', 'expired', 'expireIn'])
      expect(cartItem.safeParse({ ...item, [key]: undefined }).success, key).toBe(false)
  })
})
