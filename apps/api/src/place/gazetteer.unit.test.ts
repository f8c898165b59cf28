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

  test.each<[string, Kind, string]>([
    ['France', 'rail-station', 'FR'],
    ['India', 'airport', 'IN'],
    ['印度', 'city', 'IN'],
    ['Peru', 'airport', 'PE'],
    ['Spain', 'airport', 'ES'],
    ['Chile', 'airport', 'CL'],
    ['Norway', 'airport', 'NO'],
    ['China', 'city', 'CN'],
    ['中国', 'city', 'CN'],
    ['الصين', 'city', 'CN'],
    ['Niger', 'airport', 'NE'],
    ['UK', 'airport', 'GB'],
    ['Korea', 'airport', 'KR'],
  ])('[R7.27] the name of a country, %s, comes before names among %s that only begin so', (keyword, kind, country) => {
    const countries = gazetteer.search(keyword, kind).map((place) => place.country)
    expect(countries.length).toBeGreaterThanOrEqual(5)
    expect(new Set(countries.slice(0, 5))).toEqual(new Set([country]))
  })

  test.each<[string, Kind, string]>([
    ['Singapore', 'airport', 'SIN'],
    ['Monaco', 'rail-station', '8775640'],
    ['Luxembourg', 'rail-station', '8200100'],
    ['Mexico', 'airport', 'MEX'],
    ['Mexico', 'city', 'MEX'],
    ['Panama', 'airport', 'PTY'],
    ['Kuwait', 'airport', 'KWI'],
    ['Guatemala', 'airport', 'GUA'],
    ['Granada', 'airport', 'GRX'],
    ['الجزائر', 'airport', 'ALG'],
    ['تونس', 'airport', 'TUN'],
  ])('[R7.27] %s among %s is the city before the country', (keyword, kind, code) => {
    expect(search(keyword, kind)[0]).toBe(code)
  })

  test.each<[string, string, string]>([
    ['Wien', '8103000', '8100353'],
    ['Viena', '8103000', '8100353'],
    ['فيينا', '8103000', '8100353'],
    ['Copenhague', '8600626', '8600858'],
  ])('[R7.27] the main station of %s comes before the one at the airport', (keyword, main, atAirport) => {
    const codes = search(keyword, 'rail-station')
    expect(codes).toContain(atAirport)
    expect(codes.indexOf(main)).toBeLessThan(codes.indexOf(atAirport))
    expect(codes).toContain(main)
  })

  test('[R7.27] a Chinese word of two letters is not taken apart', () => {
    expect(search('拉萨', 'airport')).toEqual(['LXA'])
    expect(search('济南', 'airport')).toEqual(['TNA'])
    expect(search('拉萨', 'city')).toEqual([])
    expect(search('济南', 'city')).toEqual([])
  })

  test.each([
    ['南京', 'NKG'],
    ['烏魯木齊', 'URC'],
    ['贵阳机场', 'KWE'],
    ['الغردقة', 'HRG'],
    ['بغداد', 'BGW'],
    ['Argel', 'ALG'],
    ['Crète', 'HER'],
    ['夏威夷', 'HNL'],
    ['صقلية', 'CTA'],
    ['Cerdeña', 'OLB'],
    ['Corse', 'AJA'],
    ['聖托里尼', 'JTR'],
    ['Birmingham', 'BHX'],
    ['Birmingham Alabama', 'BHM'],
    ['Newcastle', 'NCL'],
  ])('[R7.27] %s is first of all %s', (keyword, code) => {
    expect(search(keyword, 'airport')[0]).toBe(code)
  })

  test('[R7.27] of the airports of Moscow the busiest comes first', () => {
    expect(search('Moscow', 'airport').slice(0, 2)).toEqual(['MOW', 'SVO'])
  })

  test.each([
    ['San Francisco', 'SFO'],
    ['Honolulu', 'HNL'],
    ['Okinawa', 'OKA'],
    ['Nha Trang', 'CXR'],
  ])('[R7.27] %s has one airport for travellers: a closed or military field is no second', (keyword, code) => {
    expect(gazetteer.search(keyword, 'airport')[0]).toMatchObject({ kind: 'airport', code })
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
