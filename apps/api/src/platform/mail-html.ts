import { directionOf, type Language, tagOf } from '@portolan/domain/language'
import type { Block, Item, Legs, Line, MailPage, Rows, Tone } from './mail-page.ts'
import { escapeHtml, fillLine, fillWith, isolated } from './mail-words.ts'

const ink = '#142635'
const muted = '#43535f'
const accent = '#c1411a'
const paper = '#f6f4ef'

/** Beside a thing: as its status is coloured on every page. */
const edges: Readonly<Record<Tone, string>> = {
  good: '#176047',
  info: '#14597a',
  care: '#7a4f04',
  quiet: '#7f8a92',
  bad: '#a1123c',
}

/** The same sign is another letter in Hong Kong: whichever fonts a reader has, those of the place come first. */
const fonts: Readonly<Partial<Record<Language, string>>> = {
  zh: "'PingFang SC','Microsoft YaHei','Noto Sans CJK SC',",
  zhHK: "'PingFang HK','Microsoft JhengHei','Noto Sans CJK HK',",
}
const fontIn = (language: Language): string =>
  `font-family:'Noto Sans','Segoe UI',${fonts[language] ?? ''}Tahoma,Arial,sans-serif`

/**
 * Styles stand in the elements, because many mail programs throw style sheets away. Those that show mails in the dark
 * read this one: without it they turn the colours round themselves, each in its own way.
 */
const dark = `
@media (prefers-color-scheme: dark) {
.page { background: #0e1922 !important; color: #e6ecf0 !important; }
.card { background: #172733 !important; border-color: #34495a !important; border-top-color: #e2663d !important; }
.ink { color: #f2f5f7 !important; }
.muted { color: #b3c0c9 !important; }
.link { color: #8ecbed !important; }
.mark { color: #e2663d !important; }
.rule { border-color: #34495a !important; }
.total { border-color: #e6ecf0 !important; }
.good { border-color: #3f9e7c !important; }
.info { border-color: #86c5e3 !important; }
.care { border-color: #ecc26a !important; }
.quiet { border-color: #6d7f8c !important; }
.bad { border-color: #e0557f !important; }
}
@media (max-width: 480px) {
.page { padding: 16px 8px !important; }
.card { padding: 24px 18px 12px !important; }
}`

/** Mail programs fill their preview up with what follows: these are seen by nobody. */
const filling = '&#8199;&#65279;&#847; '.repeat(60)

const previewOf = ({ preview, values }: MailPage): string =>
  preview === undefined
    ? ''
    : `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all;opacity:0">${escapeHtml(fillLine(preview, values))}${filling}</div>\n`

const paragraph = (html: string, { style = '', of = '' } = {}): string =>
  `<p${of && ` class="${of}"`} style="margin:0 0 16px;font-size:16px;line-height:1.6;${style}">${html}</p>`

const table = (rows: string, style = ''): string =>
  `<table role="presentation" style="width:100%;margin:0 0 16px;border-collapse:collapse;${style}">${rows}</table>`

/** Each part keeps its own direction, and they follow each other in that of the mail. */
const lineHtml = (line: Line): string => [line].flat().map(isolated).join(' &#183; ')

/** Sides by their names: mail programs know no start and end. */
interface Sides {
  start: string
  end: string
}

/** What is short stays on one line, so that on a telephone a deadline makes room for its label. */
const foldOf = (text: string): string => (text.length > 18 ? '' : ';white-space:nowrap')

function rowsHtml({ rows }: Rows, { end }: Sides): string {
  const row = ({ label, value, isTotal = false }: Rows['rows'][number]): string => {
    const style = `padding:6px 0;font-size:16px;${isTotal ? `border-top:2px solid ${ink};font-weight:700` : ''}`
    const of = isTotal ? ' class="total"' : ''
    return `<tr><td${of} style="${style};padding-${end}:16px${foldOf(label)}">${isolated(label)}</td><td${of} style="${style};text-align:${end}${foldOf(value)}">${isolated(value)}</td></tr>`
  }
  return table(rows.map(row).join(''))
}

function itemHtml({ item, lines, tone = 'good' }: Item, { start }: Sides): string {
  const under = lines.map((line) => `<br><span class="muted" style="color:${muted}">${isolated(line)}</span>`)
  const edge = `border-${start}:4px solid ${edges[tone]};padding-${start}:12px`
  const name = `<strong class="ink" style="font-size:18px">${isolated(item)}</strong>`
  return paragraph(`${name}${under.join('')}`, { style: edge, of: tone })
}

/** The hours stand under each other, however long the names beside them are. */
function legsHtml({ legs }: Legs, { start, end }: Sides): string {
  const stop = ({ time, place }: Legs['legs'][number]['stops'][number]): string =>
    `<tr><td style="width:1%;padding:2px 0;padding-${end}:12px;font-size:16px;font-weight:700;white-space:nowrap;vertical-align:top">${isolated(time)}</td><td style="padding:2px 0;font-size:16px;vertical-align:top">${isolated(place)}</td></tr>`
  const more = (lines: readonly Line[]): string =>
    lines.length === 0
      ? ''
      : `<tr><td></td><td class="muted" style="padding:2px 0 4px;font-size:14px;line-height:1.5;color:${muted}">${lines.map(lineHtml).join('<br>')}</td></tr>`
  const edge = `border-${start}:2px solid #d2ccbd;padding-${start}:10px`
  return legs
    .map(
      ({ stops, lines }) =>
        `<div class="rule" style="${edge};margin:0 0 12px">${table([...stops.map(stop), more(lines)].join(''), 'margin:0')}</div>`,
    )
    .join('\n')
}

function makeShow({ values }: MailPage, sides: Sides) {
  const fill = (text: string) => fillWith(escapeHtml(text), values, isolated)
  const address = (link: string) =>
    `<a class="link" href="${escapeHtml(link)}" dir="ltr" style="color:#14597a;word-break:break-all">${escapeHtml(link)}</a>`
  return (block: Block): string => {
    if ('heading' in block)
      return `<h2 class="ink" style="margin:24px 0 12px;font-size:18px;line-height:1.3;color:${ink}">${fill(block.heading)}</h2>`
    if ('subheading' in block)
      return `<h3 class="muted" style="margin:16px 0 6px;font-size:14px;line-height:1.4;color:${muted}">${fill(block.subheading)}</h3>`
    if ('item' in block) return itemHtml(block, sides)
    if ('rows' in block) return rowsHtml(block, sides)
    if ('legs' in block) return legsHtml(block, sides)
    if ('lines' in block)
      return paragraph(block.lines.map(lineHtml).join('<br>'), { style: 'font-size:14px;margin-bottom:12px' })
    if ('button' in block) {
      const button = `<a href="${escapeHtml(block.link)}" style="display:inline-block;padding:12px 24px;border-radius:6px;background:${accent};color:#ffffff;font-weight:600;text-decoration:none">${fill(block.button)}</a>`
      const shown = paragraph(button, { style: 'margin:20px 0' })
      if (block.copy === undefined) return shown
      return `${shown}\n${paragraph(`${fill(block.copy)}<br>${address(block.link)}`, { style: 'font-size:14px' })}`
    }
    return paragraph('link' in block ? `${fill(block.text)}<br>${address(block.link)}` : fill(block.text))
  }
}

/** The agency's own name is not adorned with our star. */
const brandOf = ({ brand }: MailPage): string =>
  brand === undefined
    ? `<span class="mark" style="color:${accent}" aria-hidden="true">&#10022;</span> Portolan`
    : isolated(brand)

export function htmlText(page: MailPage): string {
  const { language, title, blocks, footer, values } = page
  const direction = directionOf(language)
  const fill = (text: string) => fillWith(escapeHtml(text), values, isolated)
  const show = makeShow(page, direction === 'rtl' ? { start: 'right', end: 'left' } : { start: 'left', end: 'right' })
  return `<!doctype html>
<html lang="${tagOf(language)}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(fillLine(title, values))}</title>
<style>${dark}
</style>
</head>
<body class="page" dir="${direction}" style="margin:0;padding:32px 16px;background:${paper};color:${ink};${fontIn(language)}">
${previewOf(page)}<div style="max-width:560px;margin:0 auto">
<p class="ink" style="margin:0 0 16px;font-size:20px;font-weight:700;color:${ink}">${brandOf(page)}</p>
<div class="card" style="padding:32px 28px 16px;background:#ffffff;border:1px solid #d2ccbd;border-top:4px solid ${accent};border-radius:8px">
<h1 class="ink" style="margin:0 0 20px;font-size:24px;line-height:1.3;color:${ink}">${fill(title)}</h1>
${blocks.map(show).join('\n')}
</div>
<p class="muted" style="margin:16px 0 0;font-size:13px;line-height:1.5;color:${muted}">${fill(footer)}</p>
</div>
</body>
</html>
`
}
