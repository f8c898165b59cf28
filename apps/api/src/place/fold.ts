/** Longer than any name; a query is no longer whatever its letters unfold into. */
const longest = 128

/** Letters that Unicode does not take apart. Persian forms of Arabic letters are typed on many a phone. */
const plain: Record<string, string> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ə: 'e',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ة: 'ه',
}

const special = new RegExp(`[${Object.keys(plain).join('')}]`, 'g')
const isPlain = /^[a-z0-9]+(?: [a-z0-9]+)*$/
const space = /[\t\n\r]/g
/** Marks over and under letters, the tatweel, and what cannot be seen. */
const unseen = /[\p{M}\p{Cc}\p{Cf}ـ]/gu
const between = /[^\p{L}\p{N}]+/gu
const han = /\p{Script=Han}/u
const hanEdge = /\p{Script=Han}(?=[^\p{Script=Han} ])|[^\p{Script=Han} ](?=\p{Script=Han})/gu

/** What two spellings of a name have in common: no case, accents, marks or punctuation; one space between words. */
export function fold(text: string): string {
  const lower = text.slice(0, longest).toLowerCase()
  if (isPlain.test(lower)) return lower
  const folded = lower
    .normalize('NFKD')
    // Again: a bold mathematical A has no small letter before it is taken for an A.
    .toLowerCase()
    .replace(space, ' ')
    .replace(unseen, '')
    .replace(special, (letter) => plain[letter] ?? letter)
    .replace(between, ' ')
  return (han.test(folded) ? folded.replace(hanEdge, '$& ') : folded).slice(0, longest).trim()
}

export const isHan = (text: string): boolean => han.test(text)
