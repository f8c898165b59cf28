import { useFormat } from '../../i18n/format.ts'
import { useText } from '../../i18n/text.ts'
import { ratingText } from './rating.ts'

/** The word that goes with what guests gave, and the figure. */
export function Score({ rating }: { rating: number }) {
  const t = useText()
  const format = useFormat()
  const figure = format.number(rating, 1)
  const word = ratingText(rating)
  return (
    <span className="score">
      {word && <span>{t(word)}</span>}
      <b aria-hidden="true">{figure}</b>
      <span className="vh">{t('hotels.rating.of', { rating: figure })}</span>
    </span>
  )
}
