import { type Language, localeOf } from '@portolan/domain/language'
import { lastDayOf } from '@portolan/domain/rail/pass-validity'
import type { RailPassDetail } from '@portolan/supplier/rail'
import type { BookingRecord } from '../booking/booking.ts'
import type { PaperContent } from '../document/paper.ts'
import { fill, wholeDayText } from '../platform/words.ts'
import { railPaperTexts } from './catalogue/paper-text.ts'
import { railTexts } from './catalogue/text.ts'
import { passOf } from './detail.ts'
import { passConditions, passIncludes, passLabel } from './pass-words.ts'
import { spanText, withinText } from './words.ts'

type PassContent = Pick<PaperContent, 'title' | 'supplierName' | 'sections' | 'terms' | 'events'>

export const passIn = ({ reservation, offers }: BookingRecord): RailPassDetail | undefined =>
  passOf(reservation?.detail) ?? passOf(offers[0]?.detail)

/** The first day chosen, else the one that was searched for. */
function startOf({ wanted, offers }: BookingRecord): string | undefined {
  const query = offers[0]?.query
  const searched = typeof query === 'object' && query !== null && 'start' in query ? String(query.start) : undefined
  const start = (wanted.startDate ?? searched)?.slice(0, 10)
  return start !== undefined && /^\d{4}-\d\d-\d\d$/.test(start) ? start : undefined
}

function countriesText({ countries }: RailPassDetail, language: Language): string {
  const names = new Intl.DisplayNames(localeOf(language), { type: 'region' })
  const sorted = countries.map((code) => names.of(code) ?? code).sort(new Intl.Collator(localeOf(language)).compare)
  return new Intl.ListFormat(localeOf(language), { type: 'conjunction' }).format(sorted)
}

/** Where and for how long, from which day on; the name of the pass is the supplier's, who has no other. */
export function passContent(booking: BookingRecord, pass: RailPassDetail, language: Language): PassContent {
  const [texts, paper] = [railTexts[language], railPaperTexts[language]]
  const label = passLabel(pass, language)
  const start = startOf(booking)
  const last = start && lastDayOf(start, pass.within ?? pass.validity)
  const [where = '', ...more] = passIncludes(pass, language)
  const days = [
    ...(start ? [fill(texts.begins, { date: wholeDayText(start, language) })] : []),
    ...(last ? [fill(paper.lastDay, { date: wholeDayText(last, language) })] : []),
  ]
  return {
    title: label,
    supplierName: '',
    sections: [
      {
        heading: [spanText(pass.validity, language), ...(pass.within ? [withinText(pass.within, language)] : [])].join(
          ' ',
        ),
        legs: [],
        lines: [texts.classes[pass.class], ...days, where, ...more],
      },
      ...(pass.countries.length > 1 ? [{ heading: '', legs: [], lines: [countriesText(pass, language)] }] : []),
    ],
    terms: passConditions(pass, language)
      .map(({ stringValue }) => stringValue)
      .filter((line) => !more.includes(line)),
    events:
      start && last
        ? [{ title: label, start: { local: start }, end: { local: last }, lines: [texts.classes[pass.class], where] }]
        : [],
  }
}
