import type { TransferTexts } from './shape.ts'

export const arabic: TransferTexts = {
  adults: {
    ...{ zero: 'بلا بالغين', one: 'بالغ واحد', two: 'بالغان', few: '{count} بالغين' },
    ...{ many: '{count} بالغًا', other: '{count} بالغ' },
  },
  children: {
    ...{ zero: 'بلا أطفال', one: 'طفل واحد', two: 'طفلان', few: '{count} أطفال' },
    ...{ many: '{count} طفلًا', other: '{count} طفل' },
  },
  bags: {
    ...{ zero: 'بلا حقائب', one: 'حقيبة واحدة', two: 'حقيبتان', few: '{count} حقائب' },
    ...{ many: '{count} حقيبة', other: '{count} حقيبة' },
  },
  childSeats: {
    ...{ zero: 'بلا مقاعد أطفال', one: 'مقعد أطفال واحد', two: 'مقعدا أطفال', few: '{count} مقاعد أطفال' },
    ...{ many: '{count} مقعد أطفال', other: '{count} مقعد أطفال' },
  },
  levels: { shared: 'مشترك', private: 'خاص', premium: 'فاخر' },
  several: '{count} × {vehicle}',
  way: '{from} – {to}',
  wayBack: 'العودة',
  drive: '{km} كم، نحو {minutes} دقيقة',
  flight: 'الرحلة {flight}',
  waits: 'ينتظر السائق {minutes} دقيقة دون رسوم.',
  waitsNot: 'تنطلق الحافلة في موعدها ولا تنتظر.',
  freeUntil: 'إلغاء مجاني حتى {date}',
  nonCancelable: 'غير قابل للإلغاء',
  phone: 'إذا لم تجد السائق: {phone}',
  voucher: 'رقم القسيمة {number}',
  ride: 'خدمة النقل',
  adult: 'بالغ',
  child: 'طفل',
}
