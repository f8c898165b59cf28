import { austrianBands, germanBands, swissBands, usualBands } from './band.ts'
import { makeOperator } from './make.ts'

const german = [
  makeOperator({
    code: 'DB',
    name: 'Deutsche Bahn',
    family: 'germany',
    country: 'DE',
    currency: 'EUR',
    comfort: ['2. Klasse', '1. Klasse'],
    flexibility: ['Super Sparpreis', 'Sparpreis', 'Flexpreis'],
    bands: germanBands,
    brands: [
      ['ICE', 'highspeed', 'optional', 550, [600, 200]],
      ['ICE Sprinter', 'highspeed', 'optional', 550, [600, 200]],
      ['ECE', 'intercity', 'required', 1100, [380, 90]],
      ['IC', 'intercity', 'optional', 550, [420, 90]],
      ['EC', 'intercity', 'optional', 550, [400, 90]],
      ['RE', 'regional', 'none', 0, [420, 40]],
    ],
  }),
  makeOperator({
    code: 'FLIXTRAIN',
    name: 'FlixTrain',
    family: 'germany',
    country: 'DE',
    currency: 'EUR',
    comfort: ['Standard'],
    flexibility: ['Standard', '', ''],
    bands: usualBands,
    brands: [['FlixTrain', 'intercity', 'required', 0, [520]]],
  }),
]

const austrian = [
  makeOperator({
    code: 'OEBB',
    name: 'ÖBB',
    family: 'austria',
    country: 'AT',
    currency: 'EUR',
    comfort: ['Economy', 'First', 'Business'],
    flexibility: ['Sparschiene', 'Komfort', 'Flex'],
    bands: austrianBands,
    brands: [
      ['railjet', 'highspeed', 'optional', 300, [300, 80, 16]],
      ['railjet xpress', 'highspeed', 'optional', 300, [300, 80, 16]],
      ['ÖBB EC', 'intercity', 'optional', 300, [360, 80]],
      ['ÖBB IC', 'intercity', 'optional', 300, [340, 70]],
      ['REX', 'regional', 'none', 0, [300]],
    ],
  }),
  makeOperator({
    code: 'WESTBAHN',
    name: 'WESTbahn',
    family: 'austria',
    country: 'AT',
    currency: 'EUR',
    comfort: ['Standard', 'Comfort', 'First'],
    flexibility: ['WESTsuperpreis', 'WESTpreis', 'WESTstandard'],
    bands: usualBands,
    brands: [['WESTbahn', 'highspeed', 'optional', 300, [420, 90, 16]]],
  }),
]

const swiss = [
  makeOperator({
    code: 'SBB',
    name: 'SBB CFF FFS',
    family: 'switzerland',
    country: 'CH',
    currency: 'CHF',
    comfort: ['2nd class', '1st class'],
    flexibility: ['Supersaver', '', 'Ordinary ticket'],
    bands: swissBands,
    brands: [
      ['SBB IC', 'intercity', 'none', 0, [680, 270]],
      ['SBB IR', 'intercity', 'none', 0, [480, 160]],
      ['EuroCity', 'intercity', 'required', 1100, [320, 110]],
      ['BLS', 'regional', 'none', 0, [320, 60]],
      ['Zentralbahn', 'regional', 'none', 0, [240, 50]],
      ['Jungfraubahn', 'regional', 'none', 0, [260, 30]],
      ['GoldenPass Express', 'panorama', 'required', 2000, [180, 70]],
      ['TILO', 'regional', 'none', 0, [260, 40]],
    ],
  }),
  makeOperator({
    code: 'RHB',
    name: 'RhB / MGB',
    family: 'switzerland',
    country: 'CH',
    currency: 'CHF',
    comfort: ['2nd class', '1st class', 'Excellence Class'],
    flexibility: ['', '', 'Ordinary ticket'],
    bands: swissBands,
    brands: [
      ['Glacier Express', 'panorama', 'required', 4900, [174, 96, 20]],
      ['Bernina Express', 'panorama', 'required', 2600, [160, 60]],
      ['RhB', 'regional', 'none', 0, [220, 50]],
      ['MGB', 'regional', 'none', 0, [220, 40]],
    ],
  }),
]

export const central = [...german, ...austrian, ...swiss]
