import { directionOf, type Language, tagOf } from '@portolan/domain/language'

/** Words, words that lead to an address, or the one thing the reader is asked to do. */
type Words = { text: string } | { heading: string } | { text: string; link: string }
type Button = { button: string; copy: string; link: string }

/** What the mail is about: its name and what is to be known of it, as it stands. */
interface Item {
  item: string
  lines: readonly string[]
  isBad?: boolean
}

/** Sums, each with what it is for; the one that counts is set off. */
interface Rows {
  rows: readonly { label: string; value: string; isTotal?: boolean }[]
}

export type Block = Words | Button | Item | Rows

export interface MailPage {
  language: Language
  title: string
  blocks: readonly Block[]
  footer: string
  /** What stands for {name}, {agency} … in the texts. */
  values: Readonly<Record<string, string>>
}

/**
 * Anybody can enter somebody else's address under any name. A name that a mail program would turn into a link is not
 * repeated, or strangers could send their advertisements through us.
 */
export const isGreetable = (name: string): boolean => !/[/:@\d]|\.\S/.test(name)

const hole = /\{(\w+)\}/g

/** Line ends and direction marks would forge lines and mirror the text around them. */
const plainly = (value: string): string => value.replace(/[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ')

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (mark) => marks[mark] ?? '')

/** On one line, without markup: a subject. */
export const fillLine = (text: string, values: MailPage['values']): string =>
  text.replace(hole, (whole, name: string) => plainly(values[name] ?? whole))

/** As a reader without HTML sees it: the label of the button stands over its address. */
export function plainText({ blocks, footer, values }: MailPage): string {
  const fill = (text: string) => fillLine(text, values)
  const lines = blocks.map((block) => {
    if ('heading' in block) return `* ${fill(block.heading)}`
    if ('item' in block) return [block.item, ...block.lines].map(plainly).join('\n')
    if ('rows' in block) return block.rows.map(({ label, value }) => plainly(`${label}: ${value}`)).join('\n')
    if ('button' in block) return `${fill(block.button)}\n${block.link}`
    return 'link' in block ? `${fill(block.text)}\n${block.link}` : fill(block.text)
  })
  return `${[...lines, `-- \n${fill(footer)}`].join('\n\n')}\n`
}

const ink = '#142635'
const accent = '#c1411a'
const paper = '#f6f4ef'
const font = "font-family:'Noto Sans','Segoe UI','PingFang HK','Microsoft YaHei',Tahoma,Arial,sans-serif"
const paragraph = (html: string, style = ''): string =>
  `<p style="margin:0 0 16px;font-size:16px;line-height:1.6;${style}">${html}</p>`

/** Styles stand in the elements, because mail programs throw style sheets away. */
export function htmlText({ language, title, blocks, footer, values }: MailPage): string {
  // Typed by people, in any script: each value keeps its own direction.
  const fill = (text: string) =>
    escapeHtml(text).replace(hole, (whole, name: string) => {
      const value = values[name]
      return value === undefined ? whole : `<bdi>${escapeHtml(plainly(value))}</bdi>`
    })
  const address = (link: string) =>
    `<a href="${escapeHtml(link)}" dir="ltr" style="color:#14597a;word-break:break-all">${escapeHtml(link)}</a>`
  // Sides by their names: mail programs know no start and end.
  const [start, end] = directionOf(language) === 'rtl' ? ['right', 'left'] : ['left', 'right']
  const isolated = (text: string) => `<bdi>${escapeHtml(plainly(text))}</bdi>`
  const row = ({ label, value, isTotal = false }: Rows['rows'][number]): string => {
    const style = `padding:6px 0;font-size:16px;${isTotal ? `border-top:2px solid ${ink};font-weight:700` : ''}`
    return `<tr><td style="${style}">${isolated(label)}</td><td style="${style};text-align:${end}">${isolated(value)}</td></tr>`
  }
  const show = (block: Block): string => {
    if ('heading' in block)
      return `<h2 style="margin:24px 0 8px;font-size:18px;line-height:1.3;color:${ink}">${fill(block.heading)}</h2>`
    if ('item' in block) {
      const lines = block.lines.map((line) => `<br><span style="color:#43535f">${isolated(line)}</span>`)
      const edge = `border-${start}:4px solid ${block.isBad ? '#a1123c' : '#176047'};padding-${start}:12px`
      return paragraph(`<strong>${isolated(block.item)}</strong>${lines.join('')}`, edge)
    }
    if ('rows' in block)
      return `<table role="presentation" style="width:100%;margin:0 0 16px;border-collapse:collapse">${block.rows.map(row).join('')}</table>`
    if ('button' in block) {
      const button = `<a href="${escapeHtml(block.link)}" style="display:inline-block;padding:12px 24px;border-radius:6px;background:${accent};color:#ffffff;font-weight:600;text-decoration:none">${fill(block.button)}</a>`
      return [
        paragraph(button, 'margin:24px 0'),
        paragraph(`${fill(block.copy)}<br>${address(block.link)}`, 'font-size:14px'),
      ].join('\n')
    }
    return paragraph('link' in block ? `${fill(block.text)}<br>${address(block.link)}` : fill(block.text))
  }
  return `<!doctype html>
<html lang="${tagOf(language)}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${fill(title)}</title>
</head>
<body dir="${directionOf(language)}" style="margin:0;padding:32px 16px;background:${paper};color:${ink};${font}">
<div style="max-width:560px;margin:0 auto">
<p style="margin:0 0 16px;font-size:20px;font-weight:700;color:${ink}"><span style="color:${accent}" aria-hidden="true">&#10022;</span> Portolan</p>
<div style="padding:32px 28px 16px;background:#ffffff;border:1px solid #d2ccbd;border-top:4px solid ${accent};border-radius:8px">
<h1 style="margin:0 0 20px;font-size:24px;line-height:1.3;color:${ink}">${fill(title)}</h1>
${blocks.map(show).join('\n')}
</div>
<p style="margin:16px 0 0;font-size:13px;line-height:1.5;color:#43535f">${fill(footer)}</p>
</div>
</body>
</html>
`
}
