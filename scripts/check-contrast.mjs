import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './repository.mjs'

/** The colours of one block of the stylesheet, by name; a colour that is not written as #rrggbb is not measured. */
export function coloursOf(css, selector) {
  const start = css.indexOf(selector)
  if (start < 0) throw new Error(`tokens.css has no block ${selector}`)
  const open = css.indexOf('{', start)
  let depth = 1
  let end = open + 1
  while (depth > 0 && end < css.length) {
    if (css[end] === '{') depth++
    if (css[end] === '}') depth--
    end++
  }
  const body = css.slice(open + 1, end - 1)
  return Object.fromEntries([...body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})\b/gi)].map(([, name, hex]) => [name, hex]))
}

const channel = (value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

function luminance(hex) {
  const [red, green, blue] = [1, 3, 5].map((at) => channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG 2.2: 1 for the same colour, 21 for black on white. */
export function contrast(one, other) {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const grounds = (ground, ...texts) => texts.map((text) => [text, ground])

/** Text needs 4.5, what only marks or outlines needs 3. */
const promises = {
  4.5: [
    ...grounds('bg', 'text', 'text-2', 'text-3', 'link', 'accent-text'),
    ...grounds('surface', 'text', 'text-2', 'text-3', 'link', 'accent-text', 'ok', 'warn', 'danger'),
    ...grounds('surface-2', 'text-3'),
    ...grounds('sunken', 'text-2'),
    ...grounds('selected', 'text', 'link'),
    ...grounds('accent-soft', 'accent-text'),
    ...grounds('accent', 'on-accent'),
    ...grounds('accent-hover', 'on-accent'),
    ...grounds('ink', 'on-ink'),
    ...['ok', 'warn', 'danger', 'info', 'vip'].flatMap((status) => grounds(`${status}-soft`, status)),
    ...grounds('danger-fill', 'on-danger'),
    ...grounds('topbar-bg', 'topbar-text', 'topbar-text-2'),
    ...grounds('topbar-field', 'topbar-text-2'),
    ...grounds('map-land', 'map-label'),
    ...grounds('map-sea', 'map-label'),
  ],
  3: [
    ...grounds('surface', 'line-strong', 'accent-mark', 'focus'),
    ...grounds('bg', 'line-strong', 'accent-mark', 'focus'),
    ...grounds('map-sea', 'map-coast'),
  ],
}

/** Every promise of the design language that a stylesheet does not keep. */
export function checkContrast(css) {
  const light = coloursOf(css, ':root {')
  const dark = coloursOf(css, '[data-theme="dark"] {')
  const auto = coloursOf(css, '[data-theme="auto"] {')
  const themes = { light, dark: { ...light, ...dark } }
  const short = Object.entries(themes).flatMap(([theme, colours]) =>
    Object.entries(promises).flatMap(([needed, pairs]) =>
      pairs.flatMap(([text, ground]) => {
        const missing = [text, ground].filter((name) => !colours[name])
        if (missing.length > 0) return missing.map((name) => `${theme}: --${name} is not there`)
        const ratio = contrast(colours[text], colours[ground])
        return ratio < needed ? [`${theme}: ${text} on ${ground} has ${ratio.toFixed(2)}, needs ${needed}`] : []
      }),
    ),
  )
  const differ = JSON.stringify(dark) === JSON.stringify(auto) ? [] : ['the dark and auto blocks differ']
  return [...short, ...differ]
}

if (process.argv[1] === import.meta.filename) {
  const problems = checkContrast(readFileSync(join(root, 'apps/web/src/ui/tokens.css'), 'utf8'))
  for (const problem of problems) console.error(problem)
  console.log(problems.length === 0 ? 'Every pair has the contrast it needs.' : `${problems.length} problems`)
  process.exitCode = problems.length === 0 ? 0 : 1
}
