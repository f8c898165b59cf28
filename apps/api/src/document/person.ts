import type { Traveler } from '@portolan/supplier/traveler'

/** Line ends and direction marks would forge lines and mirror the text around them. */
const unwanted = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]+/gu

/** Typed by people: one line, in one form, of a length that fits a page. */
export const plainLine = (text: string, longest = 200): string =>
  text.normalize('NFC').replace(unwanted, ' ').replace(/\s+/g, ' ').trim().slice(0, longest)

const isHan = (text: string): boolean => /^\p{Script=Han}+$/u.test(text)

/** As the bearer would say it: in Chinese letters the family comes first and nothing stands between. */
export function nameOf({ given = '', surname = '' }: Pick<Traveler, 'given' | 'surname'>): string {
  const [first, last] = [plainLine(given), plainLine(surname)]
  if (isHan(first) && isHan(last)) return `${last}${first}`
  return plainLine(`${first} ${last}`)
}
