import { hash, randomFrom } from './random.ts'

/** Ground and letters: nobody's brand. */
const inks = [
  ['#182A3A', '#F6F1E6'],
  ['#175B7A', '#F2F7F8'],
  ['#1B6B50', '#EEF6F1'],
  ['#8B2F3C', '#FBF0EE'],
  ['#6A4A1E', '#FBF3E2'],
  ['#4B3F72', '#F3F0FA'],
  ['#0F5F63', '#EAF6F5'],
  ['#7A3E1E', '#FBEFE6'],
  ['#2F4A8A', '#EEF2FB'],
  ['#5B5A2E', '#F6F5E6'],
  ['#3E3A36', '#F6F1E6'],
  ['#9A4A2A', '#FFF3EC'],
  ['#23505C', '#EAF4F6'],
  ['#6B2F5E', '#FAEEF7'],
] as const

const cuts = [
  '<path d="M0 40L40 0V40Z" fill="#fff" opacity=".13"/>',
  '<circle cx="40" cy="0" r="24" fill="#fff" opacity=".14"/>',
  '<path d="M0 29h40v11H0z" fill="#fff" opacity=".16"/>',
  '<path d="M0 0h9v40H0z" fill="#fff" opacity=".18"/>',
  '<path d="M20 0L40 20L20 40L0 20Z" fill="#fff" opacity=".12"/>',
] as const

const font = "'Hanken Grotesk Variable','Hanken Grotesk',system-ui,sans-serif"

/** An operator's mark: two letters of its code on one of fourteen inks with one of five cuts. Never a real logo. */
export function monogram(code: string, size = 40): string {
  const [ground, ink] = inks[hash(`m:${code}`) % inks.length] ?? inks[0]
  const cut = cuts[randomFrom(`${code}/mono`).whole(0, 4)] ?? cuts[0]
  // Letters and figures only: a code comes from a supplier, and this is the one place where text gets into a picture.
  const letters = [...code.replace(/[^\p{L}\p{N}]/gu, '')].slice(0, 2).join('').toUpperCase()
  const id = `m${hash(code).toString(36)}`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="${size}" height="${size}" role="img" ` +
    `aria-label="${letters}"><clipPath id="${id}"><rect width="40" height="40" rx="9"/></clipPath>` +
    `<g clip-path="url(#${id})"><rect width="40" height="40" fill="${ground}"/>${cut}</g>` +
    `<text x="20" y="26" text-anchor="middle" font-family="${font}" font-weight="700" ` +
    `font-size="${letters.length > 1 ? 17.5 : 20}" letter-spacing=".3" fill="${ink}">${letters}</text></svg>`
  )
}
