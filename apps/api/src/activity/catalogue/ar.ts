import type { ActivityTexts } from './shape.ts'

export const arabic: ActivityTexts = {
  people: {
    adult: { one: 'بالغ واحد', two: 'بالغان', few: '{count} بالغين', many: '{count} بالغًا', other: '{count} بالغ' },
    senior: { one: 'مسن واحد', two: 'مسنان', few: '{count} مسنين', many: '{count} مسنًا', other: '{count} مسن' },
    youth: { one: 'شاب واحد', two: 'شابان', few: '{count} شباب', many: '{count} شابًا', other: '{count} شاب' },
    child: { one: 'طفل واحد', two: 'طفلان', few: '{count} أطفال', many: '{count} طفلًا', other: '{count} طفل' },
    infant: { one: 'رضيع واحد', two: 'رضيعان', few: '{count} رضّع', many: '{count} رضيعًا', other: '{count} رضيع' },
  },
  person: { adult: 'بالغ', senior: 'مسن', youth: 'شاب', child: 'طفل', infant: 'رضيع' },
  kinds: {
    adventure: 'مغامرات',
    boat: 'على الماء',
    dayTrip: 'رحلة ليوم واحد',
    food: 'مأكولات ومشروبات',
    museum: 'متاحف ومعالم',
    nature: 'طبيعة',
    show: 'عروض',
    themePark: 'مدينة ملاهٍ',
    walk: 'جولات مشي',
    workshop: 'ورشة عمل',
  },
  freeUntil: 'إلغاء مجاني حتى {date}',
  nonCancelable: 'غير قابل للإلغاء',
  startsAt: 'نقطة البداية: {place}',
  endsAt: 'النهاية: {place}',
  pickUp: 'سنصطحبك من فندقك.',
  upTo: { one: 'لشخص واحد', two: 'مجموعة من شخصين على الأكثر', other: 'مجموعة حتى {count}' },
  guidedIn: 'اللغات: {languages}',
  voucher: 'رقم القسيمة {number}',
  early: 'يرجى الحضور قبل البدء بـ 15 دقيقة.',
}
