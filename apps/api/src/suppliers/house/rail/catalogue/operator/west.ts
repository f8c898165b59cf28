import {
  belgianBands,
  britishBands,
  dutchBands,
  eurostarBands,
  frenchBands,
  italianBands,
  spanishBands,
  usualBands,
} from './band.ts'
import { makeOperator } from './make.ts'

const eurostar = makeOperator({
  code: 'EUROSTAR',
  name: 'Eurostar',
  family: 'eurostar',
  country: 'BE',
  currency: 'EUR',
  comfort: ['Standard', 'Plus', 'Premier'],
  flexibility: ['', 'Exchangeable', 'Flexible'],
  bands: eurostarBands,
  brands: [['Eurostar', 'highspeed', 'required', 3000, [560, 130, 40]]],
})

const french = [
  makeOperator({
    code: 'SNCF',
    name: 'SNCF Voyageurs',
    family: 'france',
    country: 'FR',
    currency: 'EUR',
    comfort: ['2nde', '1re', 'Business Première'],
    flexibility: ['Essentiel', 'Échangeable', 'Flexible'],
    bands: frenchBands,
    brands: [
      ['TGV INOUI', 'highspeed', 'required', 1500, [376, 110, 20]],
      ['OUIGO', 'highspeed', 'required', 1000, [634]],
      ['Intercités', 'intercity', 'required', 1000, [370, 90]],
      ['TER', 'regional', 'none', 0, [340, 40]],
    ],
  }),
  makeOperator({
    code: 'LYRIA',
    name: 'TGV Lyria',
    family: 'france',
    country: 'CH',
    currency: 'EUR',
    comfort: ['Standard', 'Standard 1ère', 'Business 1ère'],
    flexibility: ['Promo', 'Standard', 'Flex'],
    bands: frenchBands,
    brands: [['TGV Lyria', 'highspeed', 'required', 2900, [330, 118, 58]]],
  }),
]

const benelux = [
  makeOperator({
    code: 'SNCB',
    name: 'SNCB/NMBS',
    family: 'benelux',
    country: 'BE',
    currency: 'EUR',
    comfort: ['2nd class', '1st class'],
    flexibility: ['Standard Weekend', '', 'Standard'],
    bands: belgianBands,
    brands: [['SNCB IC', 'intercity', 'none', 0, [620, 140]]],
  }),
  makeOperator({
    code: 'NS',
    name: 'NS International',
    family: 'benelux',
    country: 'NL',
    currency: 'EUR',
    comfort: ['2nd class', '1st class'],
    flexibility: ['Early Bird', '', 'Flex'],
    bands: dutchBands,
    brands: [
      ['Eurocity Direct', 'intercity', 'optional', 500, [430, 90]],
      ['NS Intercity', 'intercity', 'none', 0, [480, 110]],
    ],
  }),
  makeOperator({
    code: 'CFL',
    name: 'CFL',
    family: 'benelux',
    country: 'LU',
    currency: 'EUR',
    comfort: ['2nd class', '1st class'],
    flexibility: ['', '', 'Ordinary ticket'],
    bands: usualBands,
    brands: [['CFL RE', 'regional', 'none', 0, [280, 44]]],
  }),
]

const italian = [
  makeOperator({
    code: 'TRENITALIA',
    name: 'Trenitalia',
    family: 'italy',
    country: 'IT',
    currency: 'EUR',
    comfort: ['Standard', 'Business', 'Executive'],
    flexibility: ['Super Economy', 'Economy', 'Base'],
    bands: italianBands,
    brands: [
      ['Frecciarossa', 'highspeed', 'required', 1300, [334, 113, 10]],
      ['Frecciargento', 'highspeed', 'required', 1300, [330, 100]],
      ['Intercity', 'intercity', 'required', 300, [420, 80]],
      ['Regionale', 'regional', 'none', 0, [480]],
    ],
  }),
  makeOperator({
    code: 'ITALO',
    name: 'Italo',
    family: 'italy',
    country: 'IT',
    currency: 'EUR',
    comfort: ['Smart', 'Prima', 'Club Executive'],
    flexibility: ['Low Cost', 'Economy', 'Flex'],
    bands: italianBands,
    brands: [['Italo', 'highspeed', 'required', 1300, [320, 120, 19]]],
  }),
]

const iberian = [
  makeOperator({
    code: 'RENFE',
    name: 'Renfe',
    family: 'iberia',
    country: 'ES',
    currency: 'EUR',
    comfort: ['Estándar', 'Confort', 'Prémium'],
    flexibility: ['Básico', 'Elige', 'Prémium'],
    bands: spanishBands,
    brands: [
      ['AVE', 'highspeed', 'required', 1000, [264, 96, 37]],
      ['AVLO', 'highspeed', 'required', 1000, [438]],
      ['Alvia', 'highspeed', 'required', 1000, [190, 49]],
      ['Euromed', 'highspeed', 'required', 1000, [230, 68]],
      ['Renfe Intercity', 'intercity', 'required', 650, [210, 52]],
      ['Avant', 'regional', 'required', 0, [236]],
      ['Media Distancia', 'regional', 'none', 0, [220]],
    ],
  }),
  makeOperator({
    code: 'IRYO',
    name: 'iryo',
    family: 'iberia',
    country: 'ES',
    currency: 'EUR',
    comfort: ['Inicial', 'Singular', 'Infinita'],
    flexibility: ['Inicial', 'Singular', 'Infinita'],
    bands: usualBands,
    brands: [['iryo', 'highspeed', 'required', 1000, [340, 70, 57]]],
  }),
  makeOperator({
    code: 'OUIGOES',
    name: 'OUIGO España',
    family: 'iberia',
    country: 'ES',
    currency: 'EUR',
    comfort: ['Esencial', 'Full'],
    flexibility: ['Esencial', 'Full', ''],
    bands: usualBands,
    brands: [['OUIGO España', 'highspeed', 'required', 1000, [453, 56]]],
  }),
  makeOperator({
    code: 'CP',
    name: 'CP Comboios de Portugal',
    family: 'iberia',
    country: 'PT',
    currency: 'EUR',
    comfort: ['Turística', 'Conforto'],
    flexibility: ['Promo', '', 'Normal'],
    bands: usualBands,
    brands: [
      ['Alfa Pendular', 'highspeed', 'required', 500, [205, 96]],
      ['Intercidades', 'intercity', 'required', 500, [300, 90]],
      ['Celta', 'intercity', 'optional', 500, [220]],
      ['Urbano', 'regional', 'none', 0, [340]],
    ],
  }),
]

const irish = makeOperator({
  code: 'IRISHRAIL',
  name: 'Irish Rail / Translink',
  family: 'britain',
  country: 'IE',
  currency: 'EUR',
  comfort: ['Standard', 'Premier'],
  flexibility: ['Low fare', 'Semi-flex', 'Flexible'],
  bands: britishBands,
  brands: [
    ['Irish Rail InterCity', 'intercity', 'optional', 500, [360, 44]],
    ['Irish Rail Commuter', 'regional', 'none', 0, [300]],
    ['Enterprise', 'intercity', 'optional', 500, [320, 60]],
    ['Rail & Sail', 'intercity', 'required', 0, [300]],
  ],
})

export const western = [eurostar, ...french, ...benelux, ...italian, ...iberian, irish]
