import { describe, expect, test } from 'vitest'
import { loadCatalogue } from './catalogue/load.ts'
import { makeGazetteer } from './gazetteer.ts'
import { makeMembers } from './members.ts'

const catalogue = loadCatalogue()
const gazetteer = makeGazetteer(catalogue, makeMembers(catalogue))
type Kind = Parameters<typeof gazetteer.search>[1]

const search = (keyword: string, kind: Kind) => gazetteer.search(keyword, kind).map(({ code }) => code)

describe('what a keyword means', () => {
  test.each<[string, Kind, string]>([
    ['LHR', 'airport', 'LHR'],
    ['lhr', 'airport', 'LHR'],
    ['LON', 'airport', 'LON'],
    ['8727100', 'rail-station', '8727100'],
    ['san', 'airport', 'SAN'],
  ])('[R7.27] the code %s comes first among %s', (keyword, kind, code) => {
    expect(search(keyword, kind)[0]).toBe(code)
  })

  test.each<[string, Kind, string]>([
    ['London', 'airport', 'LON'],
    ['Londres', 'airport', 'LON'],
    ['伦敦', 'airport', 'LON'],
    ['倫敦', 'airport', 'LON'],
    ['لندن', 'airport', 'LON'],
    ['london', 'rail-station', 'LON'],
    ['París', 'rail-station', 'PAR'],
    ['lond', 'rail-station', 'LON'],
    ['Milano', 'airport', 'MIL'],
    ['new york', 'airport', 'NYC'],
    ['newyork', 'airport', 'NYC'],
  ])('[R7.27] a city with several of them is the first answer to its bare name %s among %s', (keyword, kind, code) => {
    const [first] = gazetteer.search(keyword, kind)
    expect(first).toMatchObject({ kind: 'city', code })
  })

  test('[R7.27] a city with a single station or airport is found by it', () => {
    const [station] = gazetteer.search('Grenoble', 'rail-station')
    expect(station).toMatchObject({ kind: 'rail-station', code: '8774700' })
    const answers = gazetteer.search('Barcelona', 'airport')
    expect(answers[0]).toMatchObject({ kind: 'airport', code: 'BCN' })
    expect(gazetteer.search('Barcelone', 'airport')[0]?.code).toBe('BCN')
  })

  test.each<[string, Kind, string]>([
    ['München', 'city', 'MUC'],
    ['Munchen', 'city', 'MUC'],
    ['muenchen', 'city', 'MUC'],
    ['Firenze', 'city', 'FIRENZE'],
    ['florencia', 'city', 'FIRENZE'],
    ['pancras', 'rail-station', '7015400'],
    ['ancras', 'rail-station', '7015400'],
    ['heathrow', 'airport', 'LHR'],
    ['throw', 'airport', 'LHR'],
    ['思罗', 'airport', 'LHR'],
    ['هيثرو', 'airport', 'LHR'],
    ['gare nord paris', 'rail-station', '8727100'],
    ['new york jfk', 'airport', 'JFK'],
    ['jfk new york', 'airport', 'JFK'],
    ['Lodnon', 'city', 'LON'],
    ['Barcelna', 'city', 'BARCELONA'],
    ['Muinch', 'city', 'MUC'],
    ['San Fransisco', 'city', 'SANFRANCISCO'],
    ['heath row', 'airport', 'LHR'],
    ['heathrow airport', 'airport', 'LHR'],
    ['希思罗机场', 'airport', 'LHR'],
    ['Heathrow T5', 'airport', 'LHR'],
    ["o'hare", 'airport', 'ORD'],
    ['ohare', 'airport', 'ORD'],
    ['paris france', 'city', 'PAR'],
    ['london canada', 'airport', 'YXU'],
    ['CDG', 'city', 'PAR'],
  ])('[R7.27] %s among %s leads to %s', (keyword, kind, code) => {
    expect(search(keyword, kind)[0]).toBe(code)
  })

  test.each<[string, readonly string[]]>([
    ['伦敦机场', ['LON', 'LHR', 'LGW']],
    ['巴黎机场', ['PAR', 'CDG', 'ORY']],
    ['東京機場', ['TYO', 'HND', 'NRT']],
    ['罗马机场', ['ROM', 'FCO', 'CIA']],
    ['柏林机场', ['BER']],
    ['德里機場', ['DEL']],
    ['Las Vegas airport', ['LAS']],
  ])('[R7.27] %s is the city or its main airport, not one that is only called so', (keyword, codes) => {
    expect(search(keyword, 'airport').slice(0, codes.length)).toEqual(codes)
    expect(search(keyword, 'anything')[0]).toBe(codes[0])
  })

  test.each([
    ['Roissy', 'CDG'],
    ['Orio al Serio', 'BGY'],
    ['KLIA', 'KUL'],
    ['Kennedy', 'JFK'],
    ['Don Muang', 'DMK'],
    ['Schwechat', 'VIE'],
    ['Шереметьево', 'SVO'],
  ])('[R7.27] %s is what people call %s', (keyword, code) => {
    expect(search(keyword, 'airport')[0]).toBe(code)
  })

  test('[R7.27] a code is never taken for another', () => {
    expect(search('8727101', 'rail-station')).toEqual([])
    expect(search('QQX', 'rail-station')).toEqual([])
  })

  test('[R7.27] each kind is answered with its own, and with the cities that hold several', () => {
    for (const keyword of ['a', 'par', 'london', 'berlin', 'st'])
      for (const kind of ['airport', 'rail-station', 'city'] as const) {
        const answers = gazetteer.search(keyword, kind)
        const isRight = (one: (typeof answers)[number]) => one.kind === kind || one.kind === 'city'
        expect(answers.every(isRight)).toBe(true)
        expect(answers.length).toBeLessThanOrEqual(10)
      }
    expect(new Set(gazetteer.search('geneva', 'anything').map(({ kind }) => kind)).size).toBe(3)
  })

  test('[R7.27] between equals the more important comes first', () => {
    const stations = gazetteer.search('paris', 'rail-station').filter(({ kind }) => kind === 'rail-station')
    const importances = stations.map(({ importance }) => importance)
    expect(importances).toEqual(importances.toSorted((a, b) => b - a))
  })

  test.each(['', ' ', '!!!', '\u0000', '\ud800', '\u202e', '😀', 'qxzvwkjq', 'zz '.repeat(40)])(
    '[R7.27] %j means nothing',
    (keyword) => {
      expect(search(keyword, 'anything')).toEqual([])
    },
  )

  test('[R7.27] one search leaves nothing behind for the next', () => {
    const first = search('paris nord', 'rail-station')
    for (const keyword of ['a b c d', 'lodnon', '伦敦机场', 'gare de l', 'x']) search(keyword, 'anything')
    expect(search('paris nord', 'rail-station')).toEqual(first)
  })
})
