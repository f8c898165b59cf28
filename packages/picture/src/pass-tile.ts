import { hash } from './random.ts'
import { num, times } from './shape.ts'

/** Two tones of one ink, light corner to dark corner. */
const inks = [
  ['#1B5E7C', '#0F3A50'],
  ['#1F6B55', '#0F4133'],
  ['#7A3524', '#4A1C11'],
  ['#5B3F7A', '#35234B'],
  ['#8A5A14', '#553506'],
  ['#8B2F3C', '#521822'],
] as const

/** Neighbours in the list of passes keep colours of their own; every other region takes one by its name. */
const own: Readonly<Record<string, number>> = { europe: 0, benelux: 1, scandinavia: 3, alpine: 2, atlantic: 3 }

/** A rail pass: rhumb lines and a compass in the colour of its region. */
export function passTile(region: string): string {
  const place = Object.hasOwn(own, region) ? own[region] : hash(region)
  const [light, dark] = inks[(place ?? 0) % inks.length] ?? inks[0]
  const rays = times(16, (k) => {
    const angle = (k * Math.PI) / 8
    return `<path d="M80 80L${num(80 + Math.cos(angle) * 200)} ${num(80 + Math.sin(angle) * 200)}"/>`
  })
  const id = `p${hash(region).toString(36)}`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160" width="160" height="160" ` +
    `preserveAspectRatio="xMidYMid slice" role="img"><defs><linearGradient id="${id}" x2="1" y2="1">` +
    `<stop stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></linearGradient></defs>` +
    `<rect width="160" height="160" fill="url(#${id})"/><g stroke="#fff" stroke-opacity=".32">${rays}</g>` +
    '<circle cx="80" cy="80" r="30" fill="none" stroke="#fff" stroke-opacity=".5"/>' +
    '<path d="M80 38L87 73L122 80L87 87L80 122L73 87L38 80L73 73Z" fill="#fff"/></svg>'
  )
}
