/** Longer than any other number that stands alone, and its last figure is right (ISO/IEC 7812, the Luhn formula). */
function hasCheckDigit(digits: string): boolean {
  const total = [...digits].reverse().reduce((sum, figure, index) => {
    const value = Number(figure) * (index % 2 === 0 ? 1 : 2)
    return sum + (value > 9 ? value - 9 : value)
  }, 0)
  return total % 10 === 0
}

/** The figures of Arabic keyboards, in the order of their values. */
const otherFigures = ['٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹']

/** Full-width figures become plain ones by normalising, the others by their place. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[٠-٩۰-۹]/g, (figure) => String(otherFigures.map((row) => row.indexOf(figure)).find((at) => at >= 0)))

const wholeNumber = /^\d{13,19}$/
const numberInside = /(?<!\d)\d{13,19}(?!\d)/g

/** A card's number by itself, written with or without gaps, or among other things. */
export function holdsCardNumber(text: string): boolean {
  const figures = plain(text)
  const together = figures.replace(/[^\p{L}\p{N}]/gu, '')
  const found = [...(figures.match(numberInside) ?? []), ...(wholeNumber.test(together) ? [together] : [])]
  return found.some(hasCheckDigit)
}
