import { useText } from '../i18n/text.ts'
import type { Line } from './state.ts'

/** Each traveller once: the two halves of a return have the same. */
const namesOn = ({ bookings }: Line): string[] => [
  ...new Set(bookings.flatMap(({ party }) => party.flatMap(({ name }) => name ?? []))),
]

/** Who travels on it, by name. */
export function Names({ line }: { line: Line }) {
  const t = useText()
  const names = namesOn(line)
  if (names.length === 0) return null
  return (
    <span className="small co-words">
      <span className="vh">{t('traveler.cart.step.travellers')}</span>
      {names.map((name) => (
        <bdi key={name}>{name}</bdi>
      ))}
    </span>
  )
}
