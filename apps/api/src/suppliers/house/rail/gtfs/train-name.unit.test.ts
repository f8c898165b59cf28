import { describe, expect, it } from 'vitest'
import { spellingsOf } from '../../../../place/spelling.ts'
import { operators } from '../catalogue/operators.ts'
import { makeOperatorOf } from './operator-of.ts'
import { makeBrandOf, nameTrain } from './train-name.ts'

describe('what a train is called', () => {
  it.each([
    ['ICE 596', 'ICE 12', { brand: 'ICE', number: '596' }],
    ['', 'ICE 12', { brand: 'ICE', number: '12' }],
    ['9203', 'TGV', { brand: 'TGV', number: '9203' }],
    ['', 'RE5', { brand: 'RE', number: '5' }],
    ['', 'EC', { brand: 'EC', number: '' }],
    ['73', '', { brand: 'Some Railway', number: '73' }],
    ['', 'TGV INOUI', { brand: 'TGV INOUI', number: '' }],
  ])('%j on the line %j', (tripName, lineName, expected) => {
    expect(nameTrain(tripName, lineName, 'Some Railway')).toEqual(expected)
  })

  const brandOf = makeBrandOf(operators)
  it.each([
    ['IC', 'DB', 'IC'],
    ['IC', 'SBB', 'SBB IC'],
    ['RJ', 'OEBB', 'railjet'],
    ['RJ', 'CD', 'ČD railjet'],
    ['ICE', 'OEBB', 'ICE'],
    ['XYZ', 'NOBODY', 'XYZ'],
  ])('%s of %s is sold as %s', (brand, operator, expected) => {
    expect(brandOf(brand, operator)).toBe(expected)
  })

  const operatorOf = makeOperatorOf(operators, spellingsOf)
  it.each([
    ['DB Fernverkehr AG', '11', 'DB'],
    ['ÖBB', '13', 'OEBB'],
    ['Ceske Drahy', '2', 'CD'],
    ['Unheard of', 'SNCF', 'SNCF'],
    ['SÜWEX', '12', 'SUWEX'],
    ['', '', 'UNKNOWN'],
  ])('%s (%s) is %s', (name, id, expected) => {
    expect(operatorOf(name, id)).toBe(expected)
  })

  it('every name that feeds use leads to an operator of ours', async () => {
    const { agencyNames } = await import('./catalogue/agency-name.ts')
    const codes = new Set(operators.map(({ code }) => code))
    expect(Object.keys(agencyNames).filter((code) => !codes.has(code))).toEqual([])
  })
})
