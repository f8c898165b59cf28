import type { TransferPlace } from '@portolan/supplier/transfer'
import type { Words } from '@portolan/supplier/words'

type PlaceKind = TransferPlace['kind']

const withDriver: Readonly<Record<PlaceKind, Words>> = {
  airport: {
    en: 'In arrivals: the driver waits with your name on a sign.',
    zh: '到达大厅：司机手持写有您姓名的接机牌等候。',
    zhHK: '入境大堂：司機會手持寫有你姓名的名牌等候。',
    es: 'En la sala de llegadas: el conductor le espera con un cartel con su nombre.',
    fr: 'Dans le hall des arrivées : le chauffeur vous attend avec une pancarte à votre nom.',
    ar: 'في صالة الوصول: ينتظرك السائق حاملًا لافتة عليها اسمك.',
  },
  station: {
    en: 'At the main exit of the station: the driver waits with your name on a sign.',
    zh: '车站主出口：司机手持写有您姓名的接站牌等候。',
    zhHK: '車站主要出口：司機會手持寫有你姓名的名牌等候。',
    es: 'En la salida principal de la estación: el conductor le espera con un cartel con su nombre.',
    fr: 'À la sortie principale de la gare : le chauffeur vous attend avec une pancarte à votre nom.',
    ar: 'عند المخرج الرئيسي للمحطة: ينتظرك السائق حاملًا لافتة عليها اسمك.',
  },
  port: {
    en: 'At the exit of the terminal: the driver waits with your name on a sign.',
    zh: '客运码头出口：司机手持写有您姓名的接客牌等候。',
    zhHK: '碼頭客運大樓出口：司機會手持寫有你姓名的名牌等候。',
    es: 'En la salida de la terminal: el conductor le espera con un cartel con su nombre.',
    fr: 'À la sortie du terminal : le chauffeur vous attend avec une pancarte à votre nom.',
    ar: 'عند مخرج محطة الركاب: ينتظرك السائق حاملًا لافتة عليها اسمك.',
  },
  hotel: {
    en: 'At the reception of the hotel.',
    zh: '酒店前台。',
    zhHK: '酒店接待處。',
    es: 'En la recepción del hotel.',
    fr: 'À la réception de l’hôtel.',
    ar: 'عند مكتب استقبال الفندق.',
  },
  address: {
    en: 'At the door of the address.',
    zh: '该地址门口。',
    zhHK: '該地址門口。',
    es: 'En la puerta de la dirección indicada.',
    fr: 'Devant l’entrée de l’adresse.',
    ar: 'أمام باب العنوان.',
  },
}

const atStop = (stop: number): Words => ({
  en: `Stop ${stop}, outside arrivals.`,
  zh: `到达大厅外，${stop}号站。`,
  zhHK: `入境大堂外，${stop} 號站。`,
  es: `Parada ${stop}, a la salida de llegadas.`,
  fr: `Arrêt ${stop}, à la sortie des arrivées.`,
  ar: `الموقف ${stop} خارج صالة الوصول.`,
})

const outside: Words = {
  en: 'Outside the main entrance, five minutes before.',
  zh: '正门外，请提前五分钟到达。',
  zhHK: '正門外，請提早五分鐘到達。',
  es: 'Delante de la entrada principal, cinco minutos antes.',
  fr: 'Devant l’entrée principale, cinq minutes avant.',
  ar: 'أمام المدخل الرئيسي قبل الموعد بخمس دقائق.',
}

export const meetingPointOf = (kind: PlaceKind): Words => withDriver[kind]

/** A bus for several waits for nobody: it has a stop at the airport, and a door in the city. */
export const shuttlePointOf = (kind: PlaceKind, stop: number): Words => (kind === 'airport' ? atStop(stop) : outside)
