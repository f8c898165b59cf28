import type { Language } from '@portolan/domain/language'
import type { PassGroup } from '@portolan/domain/rail/pass-region'
import type { Counted } from '../../platform/words.ts'

export interface PassTexts {
  names: Record<PassGroup, string>
  /** {country} is the country's name. */
  oneCountry: string
  includes: {
    country: string
    countries: Counted
    FLEXIBLE: string
    CONSECUTIVE: string
  }
  /** By the codes of the supplier; whole sentences. */
  conditions: Readonly<Record<string, string>>
}

/** What passes are called, what is in them and what binds whoever buys one. */
export const passTexts: Record<Language, PassTexts> = {
  en: {
    names: { EUROPE: 'Europe Global Pass', BENELUX: 'Benelux Pass', SCANDINAVIA: 'Scandinavia Pass' },
    oneCountry: '{country} Pass',
    includes: {
      country: 'Trains of the national railways in {country}',
      countries: {
        one: 'Trains of the national railways in {count} country',
        other: 'Trains of the national railways in {count} countries',
      },
      FLEXIBLE: 'As many trains as you like on each travel day',
      CONSECUTIVE: 'As many trains as you like on every day',
    },
    conditions: {
      TRAVEL_DAY: 'A travel day runs from 00:00 to 23:59.',
      EVERY_DAY: 'Valid without a break from 00:00 on the first day to 23:59 on the last.',
      NIGHT_TRAIN_DEPARTURE_DAY: 'A direct night train uses only the day it leaves.',
      FIRST_USE_11_MONTHS: 'The first day is within 11 months of buying.',
      FIRST_VALID_IN_SECOND: 'Valid in 2nd Class too.',
      RESERVATION_EXTRA: 'Seat reservations cost extra, where a train needs one.',
      CHILD_FREE: 'Children from 4 to 11 travel free, two with each adult; under 4 no pass is needed.',
      CHILD_FREE_6_11: 'Children from 6 to 11 travel free, two with each adult; under 6 no pass is needed.',
      CHILD_FREE_FAMILY:
        'Children from 6 to 15 travel free with an adult, else at half price; under 6 no pass is needed.',
      CHILD_FREE_5_15:
        'One child from 5 to 15 travels free with each adult, others at half price; under 5 no pass is needed.',
      REFUND_85_BEFORE_FIRST_DAY: 'Refund of 85% before the first day, none from then on.',
    },
  },
  zh: {
    names: { EUROPE: '欧洲全境通票', BENELUX: '荷比卢通票', SCANDINAVIA: '北欧通票' },
    oneCountry: '{country}通票',
    includes: {
      country: '可乘坐{country}国家铁路的列车',
      countries: { other: '可乘坐{count}个国家国家铁路的列车' },
      FLEXIBLE: '每个乘车日不限乘车次数',
      CONSECUTIVE: '每天不限乘车次数',
    },
    conditions: {
      TRAVEL_DAY: '一个乘车日为00:00至23:59。',
      EVERY_DAY: '自首日00:00至末日23:59连续有效。',
      NIGHT_TRAIN_DEPARTURE_DAY: '直达夜车只计发车当天。',
      FIRST_USE_11_MONTHS: '首日须在购买后11个月之内。',
      FIRST_VALID_IN_SECOND: '也可乘坐二等座。',
      RESERVATION_EXTRA: '须订座的列车，订座费另付。',
      CHILD_FREE: '4至11岁儿童免费，每位成人可带两名；4岁以下无需通票。',
      CHILD_FREE_6_11: '6至11岁儿童免费，每位成人可带两名；6岁以下无需通票。',
      CHILD_FREE_FAMILY: '6至15岁儿童与成人同行免费，否则半价；6岁以下无需通票。',
      CHILD_FREE_5_15: '每位成人可免费带一名5至15岁儿童，其余半价；5岁以下无需通票。',
      REFUND_85_BEFORE_FIRST_DAY: '首日之前退款85%，首日起不可退款。',
    },
  },
  zhHK: {
    names: { EUROPE: '歐洲全境火車證', BENELUX: '荷比盧火車證', SCANDINAVIA: '北歐火車證' },
    oneCountry: '{country}火車證',
    includes: {
      country: '可乘搭{country}國家鐵路的列車',
      countries: { other: '可乘搭 {count} 個國家國家鐵路的列車' },
      FLEXIBLE: '每個乘車日不限乘搭次數',
      CONSECUTIVE: '每日不限乘搭次數',
    },
    conditions: {
      TRAVEL_DAY: '一個乘車日為 00:00 至 23:59。',
      EVERY_DAY: '由首日 00:00 至最後一日 23:59 連續有效。',
      NIGHT_TRAIN_DEPARTURE_DAY: '直達夜車只計開車當日。',
      FIRST_USE_11_MONTHS: '首日須在購買後 11 個月之內。',
      FIRST_VALID_IN_SECOND: '亦可乘搭二等。',
      RESERVATION_EXTRA: '必須訂座的列車，訂座費用另付。',
      CHILD_FREE: '4 至 11 歲小童免費，每位成人可帶兩名；4 歲以下毋須火車證。',
      CHILD_FREE_6_11: '6 至 11 歲小童免費，每位成人可帶兩名；6 歲以下毋須火車證。',
      CHILD_FREE_FAMILY: '6 至 15 歲小童與成人同行免費，否則半價；6 歲以下毋須火車證。',
      CHILD_FREE_5_15: '每位成人可免費帶一名 5 至 15 歲小童，其餘半價；5 歲以下毋須火車證。',
      REFUND_85_BEFORE_FIRST_DAY: '首日之前退款 85%，由首日起不設退款。',
    },
  },
  es: {
    names: { EUROPE: 'Pase Global de Europa', BENELUX: 'Pase Benelux', SCANDINAVIA: 'Pase Escandinavia' },
    oneCountry: 'Pase {country}',
    includes: {
      country: 'Trenes de los ferrocarriles nacionales ({country})',
      countries: {
        one: 'Trenes de los ferrocarriles nacionales en {count} país',
        other: 'Trenes de los ferrocarriles nacionales en {count} países',
      },
      FLEXIBLE: 'Todos los trenes que quiera en cada día de viaje',
      CONSECUTIVE: 'Todos los trenes que quiera cada día',
    },
    conditions: {
      TRAVEL_DAY: 'Un día de viaje va de las 00:00 a las 23:59.',
      EVERY_DAY: 'Válido sin interrupción desde las 00:00 del primer día hasta las 23:59 del último.',
      NIGHT_TRAIN_DEPARTURE_DAY: 'Un tren nocturno directo solo usa el día de salida.',
      FIRST_USE_11_MONTHS: 'El primer día debe caer dentro de los 11 meses siguientes a la compra.',
      FIRST_VALID_IN_SECOND: 'También válido en 2.ª clase.',
      RESERVATION_EXTRA: 'Las reservas de asiento se pagan aparte en los trenes que las exigen.',
      CHILD_FREE: 'Los niños de 4 a 11 años viajan gratis, dos con cada adulto; los menores de 4 no necesitan pase.',
      CHILD_FREE_6_11:
        'Los niños de 6 a 11 años viajan gratis, dos con cada adulto; los menores de 6 no necesitan pase.',
      CHILD_FREE_FAMILY:
        'Los niños de 6 a 15 años viajan gratis con un adulto y, si no, a mitad de precio; los menores de 6 no necesitan pase.',
      CHILD_FREE_5_15:
        'Un niño de 5 a 15 años viaja gratis con cada adulto y los demás a mitad de precio; los menores de 5 no necesitan pase.',
      REFUND_85_BEFORE_FIRST_DAY: 'Reembolso del 85 % antes del primer día; después, ninguno.',
    },
  },
  fr: {
    names: { EUROPE: 'Pass Global Europe', BENELUX: 'Pass Benelux', SCANDINAVIA: 'Pass Scandinavie' },
    oneCountry: 'Pass {country}',
    includes: {
      country: 'Trains des chemins de fer nationaux ({country})',
      countries: {
        one: 'Trains des chemins de fer nationaux dans {count} pays',
        other: 'Trains des chemins de fer nationaux dans {count} pays',
      },
      FLEXIBLE: 'Autant de trains que vous voulez chaque jour de voyage',
      CONSECUTIVE: 'Autant de trains que vous voulez chaque jour',
    },
    conditions: {
      TRAVEL_DAY: 'Un jour de voyage va de 00:00 à 23:59.',
      EVERY_DAY: 'Valable sans interruption de 00:00 le premier jour à 23:59 le dernier.',
      NIGHT_TRAIN_DEPARTURE_DAY: 'Un train de nuit direct n’utilise que son jour de départ.',
      FIRST_USE_11_MONTHS: 'Le premier jour se situe dans les 11 mois qui suivent l’achat.',
      FIRST_VALID_IN_SECOND: 'Valable aussi en 2de classe.',
      RESERVATION_EXTRA: 'Les réservations de place sont en supplément dans les trains qui en exigent.',
      CHILD_FREE:
        'Les enfants de 4 à 11 ans voyagent gratuitement, deux par adulte ; avant 4 ans, aucun pass n’est nécessaire.',
      CHILD_FREE_6_11:
        'Les enfants de 6 à 11 ans voyagent gratuitement, deux par adulte ; avant 6 ans, aucun pass n’est nécessaire.',
      CHILD_FREE_FAMILY:
        'Les enfants de 6 à 15 ans voyagent gratuitement avec un adulte, sinon à moitié prix ; avant 6 ans, aucun pass n’est nécessaire.',
      CHILD_FREE_5_15:
        'Un enfant de 5 à 15 ans voyage gratuitement avec chaque adulte, les autres à moitié prix ; avant 5 ans, aucun pass n’est nécessaire.',
      REFUND_85_BEFORE_FIRST_DAY: 'Remboursement de 85 % avant le premier jour, aucun ensuite.',
    },
  },
  ar: {
    names: {
      EUROPE: 'بطاقة أوروبا الشاملة',
      BENELUX: 'بطاقة بنلوكس',
      SCANDINAVIA: 'بطاقة إسكندنافيا',
    },
    oneCountry: 'بطاقة {country}',
    includes: {
      country: 'قطارات السكك الحديدية الوطنية في {country}',
      countries: {
        zero: 'لا قطارات',
        one: 'قطارات السكك الحديدية الوطنية في دولة واحدة',
        two: 'قطارات السكك الحديدية الوطنية في دولتين',
        few: 'قطارات السكك الحديدية الوطنية في {count} دول',
        many: 'قطارات السكك الحديدية الوطنية في {count} دولة',
        other: 'قطارات السكك الحديدية الوطنية في {count} دولة',
      },
      FLEXIBLE: 'عدد غير محدود من القطارات في كل يوم سفر',
      CONSECUTIVE: 'عدد غير محدود من القطارات كل يوم',
    },
    conditions: {
      TRAVEL_DAY: 'يمتد يوم السفر من 00:00 إلى 23:59.',
      EVERY_DAY: 'صالحة بلا انقطاع من الساعة 00:00 في اليوم الأول إلى 23:59 في اليوم الأخير.',
      NIGHT_TRAIN_DEPARTURE_DAY: 'القطار الليلي المباشر يستهلك يوم المغادرة فقط.',
      FIRST_USE_11_MONTHS: 'يقع اليوم الأول خلال 11 شهرًا من الشراء.',
      FIRST_VALID_IN_SECOND: 'صالحة أيضًا في الدرجة الثانية.',
      RESERVATION_EXTRA: 'حجز المقاعد برسم إضافي في القطارات التي تتطلبه.',
      CHILD_FREE: 'يسافر الأطفال من 4 إلى 11 عامًا مجانًا، طفلان مع كل بالغ؛ ولا حاجة إلى بطاقة دون 4 أعوام.',
      CHILD_FREE_6_11: 'يسافر الأطفال من 6 إلى 11 عامًا مجانًا، طفلان مع كل بالغ؛ ولا حاجة إلى بطاقة دون 6 أعوام.',
      CHILD_FREE_FAMILY:
        'يسافر الأطفال من 6 إلى 15 عامًا مجانًا مع شخص بالغ، وإلا فبنصف السعر؛ ولا حاجة إلى بطاقة دون 6 أعوام.',
      CHILD_FREE_5_15:
        'يسافر طفل واحد من 5 إلى 15 عامًا مجانًا مع كل بالغ، والآخرون بنصف السعر؛ ولا حاجة إلى بطاقة دون 5 أعوام.',
      REFUND_85_BEFORE_FIRST_DAY: 'استرداد 85% قبل اليوم الأول، ولا استرداد بعد ذلك.',
    },
  },
}
