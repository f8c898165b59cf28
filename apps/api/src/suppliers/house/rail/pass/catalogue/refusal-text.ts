import type { Language } from '@portolan/domain/language'

interface Texts {
  region: string
  start: string
  infantsOnly: string
}

/** What a search may be refused for is read by the customer. */
export const refusalTexts: Record<Language, Texts> = {
  en: {
    region: 'There is no pass for this region.',
    start: 'A pass begins between today and 11 months from now. Choose another first day.',
    infantsOnly: 'Infants need no pass and travel with somebody older. Add another passenger.',
  },
  zh: {
    region: '该地区没有通票。',
    start: '通票的首日须在今天起11个月之内，请另选首日。',
    infantsOnly: '婴儿无需通票，但须有年长者同行。请添加其他乘客。',
  },
  zhHK: {
    region: '這個地區沒有火車證。',
    start: '火車證的首日須在今天起 11 個月之內，請選擇另一首日。',
    infantsOnly: '嬰兒毋須火車證，但須有年長者同行。請加入其他乘客。',
  },
  es: {
    region: 'No hay ningún pase para esta región.',
    start: 'Un pase empieza entre hoy y dentro de 11 meses. Elija otro primer día.',
    infantsOnly: 'Los bebés no necesitan pase y viajan con alguien mayor. Añada otro pasajero.',
  },
  fr: {
    region: 'Il n’existe aucun pass pour cette région.',
    start: 'Un pass commence entre aujourd’hui et dans 11 mois. Choisissez un autre premier jour.',
    infantsOnly: 'Les bébés n’ont pas besoin de pass et voyagent avec une personne plus âgée. Ajoutez un passager.',
  },
  ar: {
    region: 'لا توجد بطاقة لهذه المنطقة.',
    start: 'تبدأ البطاقة خلال 11 شهرًا من اليوم. يُرجى اختيار يوم أول آخر.',
    infantsOnly: 'لا يحتاج الرضّع إلى بطاقة ويسافرون مع من هو أكبر سنًا. يُرجى إضافة راكب آخر.',
  },
}
