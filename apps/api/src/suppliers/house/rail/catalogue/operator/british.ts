import { britishBands } from './band.ts'
import { makeOperator } from './make.ts'

/** What all of them have in common. */
const common = { family: 'britain', country: 'GB', currency: 'GBP', bands: britishBands } as const

export const british = [
  makeOperator({
    ...common,
    code: 'AVANTI',
    name: 'Avanti West Coast',
    comfort: ['Standard', 'Standard Premium', 'First'],
    flexibility: ['Advance', 'Off-Peak', 'Anytime'],
    brands: [['Avanti West Coast', 'highspeed', 'optional', 0, [370, 60, 90]]],
  }),
  makeOperator({
    ...common,
    code: 'LNER',
    name: 'LNER',
    comfort: ['Standard', 'First'],
    flexibility: ['Advance', '70min Flex', 'Anytime'],
    brands: [['LNER', 'highspeed', 'optional', 0, [510, 101]]],
  }),
  makeOperator({
    ...common,
    code: 'GWR',
    name: 'GWR',
    comfort: ['Standard', 'First'],
    flexibility: ['Advance', 'Off-Peak', 'Anytime'],
    brands: [
      ['GWR', 'intercity', 'optional', 0, [580, 71]],
      ['Night Riviera', 'night', 'required', 5000, [80, 60]],
    ],
  }),
  makeOperator({
    ...common,
    code: 'SCOTRAIL',
    name: 'ScotRail / Caledonian Sleeper',
    comfort: ['Standard', 'Classic room', 'Caledonian Double'],
    flexibility: ['Fixed', '', 'Flexible'],
    brands: [
      ['ScotRail', 'regional', 'none', 0, [280]],
      ['Caledonian Sleeper', 'night', 'required', 5500, [62, 80, 24]],
    ],
  }),
  makeOperator({
    ...common,
    code: 'NATIONALRAIL',
    name: 'National Rail',
    comfort: ['Standard', 'First'],
    flexibility: ['Advance', 'Off-Peak', 'Anytime'],
    brands: [
      ['Lumo', 'highspeed', 'required', 0, [405]],
      ['Grand Central', 'intercity', 'optional', 0, [290, 42]],
      ['CrossCountry', 'intercity', 'optional', 0, [320, 26]],
      ['East Midlands', 'intercity', 'optional', 0, [380, 70]],
      ['TransPennine', 'intercity', 'optional', 0, [260, 24]],
      ['Greater Anglia', 'intercity', 'optional', 0, [680, 80]],
      ['South Western', 'regional', 'none', 0, [560, 40]],
      ['Southern', 'regional', 'none', 0, [600, 30]],
      ['Southeastern', 'regional', 'none', 0, [350]],
      ['Thameslink', 'regional', 'none', 0, [620, 40]],
      ['Great Northern', 'regional', 'none', 0, [480, 40]],
      ['Chiltern', 'regional', 'none', 0, [420]],
    ],
  }),
]
