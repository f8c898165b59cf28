import type { Family, Operator } from '../../operator.ts'
import { swedishBands, usualBands } from './band.ts'
import { makeOperator } from './make.ts'

const nordic = [
  makeOperator({
    code: 'DSB',
    name: 'DSB',
    family: 'nordic',
    country: 'DK',
    currency: 'EUR',
    comfort: ['Standard', "DSB 1'"],
    flexibility: ['Orange', 'Orange Fri', 'Standard'],
    bands: usualBands,
    brands: [
      ['InterCityLyn', 'intercity', 'optional', 500, [400, 80]],
      ['DSB InterCity', 'intercity', 'optional', 500, [400, 80]],
      ['Øresundståg', 'regional', 'none', 0, [380, 40]],
      ['DSB Regional', 'regional', 'none', 0, [360]],
    ],
  }),
  makeOperator({
    code: 'SJ',
    name: 'SJ',
    family: 'nordic',
    country: 'SE',
    currency: 'EUR',
    comfort: ['2 klass', '1 klass', '1 klass Plus'],
    flexibility: ['Kan ej återbetalas', 'Kan ombokas', 'Kan återbetalas'],
    bands: swedishBands,
    brands: [
      ['X2000', 'highspeed', 'required', 700, [210, 70, 20]],
      ['SJ Intercity', 'intercity', 'required', 500, [360, 70]],
      ['SJ Regional', 'regional', 'none', 0, [360, 40]],
      ['Arlanda Express', 'regional', 'none', 0, [190]],
    ],
  }),
  makeOperator({
    code: 'SNALLTAGET',
    name: 'Snälltåget',
    family: 'nordic',
    country: 'SE',
    currency: 'EUR',
    comfort: ['Sittplats'],
    flexibility: ['Ekonomi', 'Plus', 'Flex'],
    bands: swedishBands,
    brands: [['Snälltåget', 'intercity', 'required', 500, [480]]],
  }),
  makeOperator({
    code: 'VRSVERIGE',
    name: 'VR Sverige',
    family: 'nordic',
    country: 'SE',
    currency: 'EUR',
    comfort: ['Standard', 'Premium'],
    flexibility: ['Låst', 'Ombokningsbar', 'Flexibel'],
    bands: swedishBands,
    brands: [['VR Snabbtåg', 'highspeed', 'required', 500, [230, 40]]],
  }),
  makeOperator({
    code: 'VY',
    name: 'Vy / SJ Nord / Go-Ahead',
    family: 'nordic',
    country: 'NO',
    currency: 'EUR',
    comfort: ['Standard', 'Plus', 'Premium Plus'],
    flexibility: ['Lowfare', '', 'Fleks'],
    bands: usualBands,
    brands: [
      ['Bergensbanen', 'intercity', 'required', 700, [320, 60]],
      ['Dovrebanen', 'intercity', 'required', 700, [240, 50]],
      ['Sørtoget', 'intercity', 'required', 700, [240, 60]],
      ['Nordlandsbanen', 'intercity', 'required', 700, [180, 30]],
      ['Vy Nattog', 'night', 'required', 2500, [160, 60, 40]],
      ['Flåmsbana', 'panorama', 'required', 0, [380]],
      ['Vy', 'regional', 'none', 0, [300]],
    ],
  }),
  makeOperator({
    code: 'VR',
    name: 'VR',
    family: 'nordic',
    country: 'FI',
    currency: 'EUR',
    comfort: ['Eco', 'Extra', 'Sleeper cabin'],
    flexibility: ['Säästölippu', 'Joustava', 'Joustava+'],
    bands: usualBands,
    brands: [
      ['VR Pendolino', 'highspeed', 'required', 500, [262, 47]],
      ['VR InterCity', 'intercity', 'required', 500, [480, 60]],
      ['Santa Claus Express', 'night', 'required', 2500, [120, 60, 150]],
      ['VR Rail & Sail', 'intercity', 'required', 0, [600, 120]],
    ],
  }),
]

interface Plain {
  code: string
  name: string
  country: string
  comfort: readonly string[]
  flexibility?: readonly [string, string, string]
  brands: Parameters<typeof makeOperator>[0]['brands']
}

const family: Family = 'east'

/** Most sell two classes at one price each. */
const eastern = ({ flexibility = ['', '', 'Normal'], ...rest }: Plain): Operator =>
  makeOperator({ ...rest, family, currency: 'EUR', bands: usualBands, flexibility })

const classes = ['2nd class', '1st class']

const east = [
  eastern({
    code: 'PKP',
    name: 'PKP Intercity',
    country: 'PL',
    comfort: ['2 klasa', '1 klasa'],
    flexibility: ['Promo', 'Elastyczna', 'Normalny'],
    brands: [
      ['EIP Pendolino', 'highspeed', 'required', 1000, [345, 57]],
      ['Berlin-Warszawa-Express', 'intercity', 'required', 500, [320, 80]],
      ['PKP EIC', 'intercity', 'required', 500, [360, 80]],
      ['PKP IC', 'intercity', 'required', 300, [380, 70]],
    ],
  }),
  eastern({
    code: 'CD',
    name: 'České dráhy',
    country: 'CZ',
    comfort: ['2. třída', '1. třída', 'Business'],
    flexibility: ['Včasná', 'Včasná flex', 'Flexi'],
    brands: [
      ['ČD railjet', 'highspeed', 'optional', 300, [316, 76, 6]],
      ['SC Pendolino', 'highspeed', 'required', 700, [220, 100]],
      ['ČD EC', 'intercity', 'optional', 300, [380, 80]],
      ['ČD IC', 'intercity', 'optional', 300, [360, 80]],
      ['ČD R', 'regional', 'none', 0, [300, 30]],
    ],
  }),
  eastern({
    code: 'REGIOJET',
    name: 'RegioJet',
    country: 'CZ',
    comfort: ['Standard', 'Relax', 'Business'],
    flexibility: ['', '', 'Refundable'],
    brands: [['RegioJet', 'intercity', 'required', 0, [380, 80, 36]]],
  }),
  eastern({
    code: 'MAV',
    name: 'MÁV-START',
    country: 'HU',
    comfort: ['2nd class', '1st class', 'Business'],
    flexibility: ['SparDay', '', 'Normal'],
    brands: [
      ['MÁV EC', 'intercity', 'optional', 300, [360, 70]],
      ['MÁV IC', 'intercity', 'required', 300, [340, 60]],
      ['MÁV', 'regional', 'none', 0, [240]],
    ],
  }),
  eastern({
    code: 'ZSSK',
    name: 'ZSSK',
    country: 'SK',
    comfort: classes,
    brands: [
      ['ZSSK IC', 'intercity', 'required', 300, [300, 70]],
      ['ZSSK Rýchlik', 'regional', 'none', 0, [340, 50]],
    ],
  }),
  eastern({
    code: 'SZ',
    name: 'Slovenske železnice',
    country: 'SI',
    comfort: classes,
    brands: [
      ['SŽ EC', 'intercity', 'optional', 300, [280, 50]],
      ['SŽ', 'regional', 'none', 0, [220, 30]],
    ],
  }),
  eastern({
    code: 'HZPP',
    name: 'HŽ Putnički prijevoz',
    country: 'HR',
    comfort: classes,
    brands: [
      ['HŽ ICN', 'intercity', 'required', 300, [160, 40]],
      ['HŽ IC', 'intercity', 'optional', 300, [220, 40]],
    ],
  }),
  eastern({
    code: 'HELLENIC',
    name: 'Hellenic Train',
    country: 'GR',
    comfort: ['B', 'A'],
    brands: [
      ['Hellenic Train IC', 'intercity', 'required', 300, [320, 80]],
      ['Hellenic Rail & Sail', 'intercity', 'required', 0, [600, 120]],
    ],
  }),
  eastern({
    code: 'CFR',
    name: 'CFR Călători',
    country: 'RO',
    comfort: classes,
    flexibility: ['Advance', '', 'Normal'],
    brands: [['CFR IR', 'intercity', 'required', 300, [320, 60]]],
  }),
  eastern({
    code: 'BDZ',
    name: 'BDŽ',
    country: 'BG',
    comfort: classes,
    brands: [['BDŽ', 'intercity', 'optional', 100, [300, 50]]],
  }),
  eastern({
    code: 'SRBIJAVOZ',
    name: 'Srbijavoz',
    country: 'RS',
    comfort: classes,
    brands: [
      ['SOKO', 'highspeed', 'required', 0, [230, 20]],
      ['Srbijavoz', 'regional', 'none', 0, [160]],
    ],
  }),
  eastern({
    code: 'TCDD',
    name: 'TCDD Taşımacılık',
    country: 'TR',
    comfort: ['Economy', 'Business'],
    flexibility: ['', '', 'Standard'],
    brands: [
      ['YHT', 'highspeed', 'required', 0, [424, 44]],
      ['Marmaray', 'regional', 'none', 0, [600]],
    ],
  }),
  eastern({
    code: 'LTG',
    name: 'LTG Link',
    country: 'LT',
    comfort: classes,
    brands: [['LTG Link', 'intercity', 'optional', 0, [240, 40]]],
  }),
  eastern({
    code: 'ELRON',
    name: 'Elron',
    country: 'EE',
    comfort: classes,
    brands: [['Elron', 'regional', 'none', 0, [230, 30]]],
  }),
  eastern({
    code: 'VIVI',
    name: 'Vivi',
    country: 'LV',
    comfort: ['2nd class'],
    brands: [['Vivi', 'regional', 'none', 0, [240]]],
  }),
]

export const northEastern = [...nordic, ...east]
