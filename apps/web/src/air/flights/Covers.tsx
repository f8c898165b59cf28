import { useText } from '../../i18n/text.ts'
import type { Coverage } from './coverage.ts'

/** 'both ways', under the price that it is said of. */
export function Covers({ of }: { of: Coverage }) {
  const t = useText()
  return of ? <span className="xs faint fl-covers">{t(`flights.covers.${of}`)}</span> : null
}
