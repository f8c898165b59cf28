import type { Question } from '@portolan/supplier/offer'

export const signQuestion: Question = {
  code: 'SIGN_NAME',
  text: {
    en: 'Name on the driver’s sign',
    zh: '接机牌上的姓名',
    zhHK: '司機名牌上的姓名',
    es: 'Nombre en el cartel del conductor',
    fr: 'Nom sur la pancarte du chauffeur',
    ar: 'الاسم على لافتة السائق',
  },
  ...{ per: 'order', required: false, maxLength: 64 },
}

export const flightQuestion: Question = {
  code: 'FLIGHT',
  text: {
    en: 'Flight number, so that the driver can follow it',
    zh: '航班号，便于司机跟踪航班',
    zhHK: '航班編號，方便司機跟進',
    es: 'Número de vuelo, para que el conductor pueda seguirlo',
    fr: 'Numéro de vol, pour que le chauffeur puisse le suivre',
    ar: 'رقم الرحلة، ليتمكن السائق من متابعتها',
  },
  ...{ per: 'order', required: false, maxLength: 8 },
}

export const noteQuestion: Question = {
  code: 'NOTE',
  text: {
    en: 'Note for the driver',
    zh: '给司机的留言',
    zhHK: '給司機的留言',
    es: 'Nota para el conductor',
    fr: 'Message pour le chauffeur',
    ar: 'ملاحظة للسائق',
  },
  ...{ per: 'order', required: false, maxLength: 500 },
}
