import type { Language } from '@portolan/domain/language'
import type { AirPlace } from '../../search.ts'

export interface City extends Pick<AirPlace, 'code' | 'context'> {
  names: Record<Language, string>
  /** Whoever flies from one of them lives here. */
  airports: readonly string[]
  picture: string
}

/** Where the shop is. */
export const hongKong: City = {
  ...{ code: 'HKG', context: 'IATA', picture: 'skyline~slab~air-hong-kong~dusk' },
  names: { en: 'Hong Kong', zh: '香港', zhHK: '香港', es: 'Hong Kong', fr: 'Hong Kong', ar: 'هونغ كونغ' },
  airports: ['HKG'],
}

/** Where people fly to, near and far; who lives in one of them flies to Hong Kong as well. */
export const cities: readonly City[] = [
  {
    ...{ code: 'TYO', context: 'CITY', picture: 'skyline~deco~air-tokyo~dusk' },
    names: { en: 'Tokyo', zh: '东京', zhHK: '東京', es: 'Tokio', fr: 'Tokyo', ar: 'طوكيو' },
    airports: ['TYO', 'NRT', 'HND'],
  },
  {
    ...{ code: 'BKK', context: 'CITY', picture: 'skyline~twin~air-bangkok~gold' },
    names: { en: 'Bangkok', zh: '曼谷', zhHK: '曼谷', es: 'Bangkok', fr: 'Bangkok', ar: 'بانكوك' },
    airports: ['BKK', 'DMK'],
  },
  {
    ...{ code: 'DPS', context: 'IATA', picture: 'beach~overwater~air-bali~noon' },
    names: { en: 'Bali', zh: '巴厘岛', zhHK: '峇里島', es: 'Bali', fr: 'Bali', ar: 'بالي' },
    airports: ['DPS'],
  },
  {
    ...{ code: 'TPE', context: 'CITY', picture: 'mountain~aframe~air-taipei~mist' },
    names: { en: 'Taipei', zh: '台北', zhHK: '台北', es: 'Taipéi', fr: 'Taipei', ar: 'تايبيه' },
    airports: ['TPE', 'TSA'],
  },
  {
    ...{ code: 'SIN', context: 'CITY', picture: 'skyline~sail~air-singapore~noon' },
    names: { en: 'Singapore', zh: '新加坡', zhHK: '新加坡', es: 'Singapur', fr: 'Singapour', ar: 'سنغافورة' },
    airports: ['SIN', 'XSP'],
  },
  {
    ...{ code: 'LON', context: 'CITY', picture: 'skyline~grand~air-london~mist' },
    names: { en: 'London', zh: '伦敦', zhHK: '倫敦', es: 'Londres', fr: 'Londres', ar: 'لندن' },
    airports: ['LON', 'LHR', 'LGW', 'STN', 'LTN', 'LCY', 'SEN'],
  },
  {
    ...{ code: 'PAR', context: 'CITY', picture: 'museum~classical~air-paris~dawn' },
    names: { en: 'Paris', zh: '巴黎', zhHK: '巴黎', es: 'París', fr: 'Paris', ar: 'باريس' },
    airports: ['PAR', 'CDG', 'ORY', 'BVA'],
  },
  {
    ...{ code: 'SYD', context: 'CITY', picture: 'beach~tower~air-sydney~dusk' },
    names: { en: 'Sydney', zh: '悉尼', zhHK: '悉尼', es: 'Sídney', fr: 'Sydney', ar: 'سيدني' },
    airports: ['SYD', 'WSI'],
  },
  hongKong,
]
