const hole = /\{(\w+)\}/g

/** Line ends and direction marks would forge lines and mirror the text around them. */
export const plainly = (value: string): string =>
  value.replace(/[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ')

type Values = Readonly<Record<string, string>>

/** What is left open in a text, by what stands for it; what is not known stays. */
export const fillWith = (text: string, values: Values, write: (value: string) => string): string =>
  text.replace(hole, (whole, name: string) => {
    const value = values[name]
    return value === undefined ? whole : write(plainly(value))
  })

/** On one line, without markup: a subject. */
export const fillLine = (text: string, values: Values): string => fillWith(text, values, (value) => value)

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (mark) => marks[mark] ?? '')

/** Typed by people, in any script: it has its own direction. */
export const isolated = (text: string): string => `<bdi>${escapeHtml(plainly(text))}</bdi>`
