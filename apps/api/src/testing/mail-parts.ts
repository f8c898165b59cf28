const signs: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#183;': '·',
}

const decoded = (html: string): string => html.replace(/&(?:\w+|#\d+);/g, (sign) => signs[sign] ?? sign)

const textIn = (html: string): string => decoded(html.replace(/<[^>]*>/g, ''))

/** Direction marks are not seen, and between a label and its sum one part has a colon, the other a column. */
const linesOf = (text: string): string[] =>
  text
    .replace(/[\u2066-\u2069]/g, '')
    .replace(/\u202f?:(?=\s|$)|：/g, ' ')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '' && line !== '--')

const hidden = /<div style="display:none[^>]*>([\s\S]*?)<\/div>/

/** What a list of mails shows beside the subject, without what fills it up. */
export const previewIn = (html: string): string =>
  textIn((hidden.exec(html)?.[1] ?? '').replace(/&#8199;&#65279;&#847; /g, '')).trim()

/** The ways that a mail offers, as it offers them: what is shown with a ground of its own is a button. */
export const buttonsIn = (html: string): string[] =>
  [...html.matchAll(/<a href="([^"]+)"[^>]*display:inline-block/g)].map(([, address = '']) => decoded(address))

/** What the HTML of a mail shows, line by line: an address stands under the words that lead to it. */
export function linesOfHtml(html: string): string[] {
  const body = html.slice(html.indexOf('<body')).replace(hidden, '')
  const shown = body
    .replace(/<span[^>]*aria-hidden="true">[^<]*<\/span>/g, '')
    .replace(/<a [^>]*?href="([^"]+)"[^>]*>(.*?)<\/a>/g, (_, address: string, label: string) =>
      textIn(label) === decoded(address) ? address : `${label}\n${address}`,
    )
    .replace(/<\/td><td/g, '</td> <td')
    .replace(/<br>|<\/(?:p|h\d|tr|div)>/g, '\n')
  return linesOf(textIn(shown))
}

/** The same of its plain part, without the marks of its headings. */
export const linesOfPlain = (text: string): string[] => linesOf(text.replace(/^[*-] /gm, ''))
