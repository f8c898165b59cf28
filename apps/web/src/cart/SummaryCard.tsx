import { Link } from '@tanstack/react-router'
import { useText } from '../i18n/text.ts'
import { buttonClass } from '../ui/button-class.ts'
import { Note } from '../ui/Note.tsx'
import { BookButton } from './BookButton.tsx'
import { SummaryLines } from './SummaryLines.tsx'
import type { Summary } from './summary.ts'

/** What is paid for what, and the button. On phones the button stands in the bar at the bottom, where there is one. */
export function SummaryCard({ summary }: { summary: Summary }) {
  const t = useText()
  return (
    <section className="card pad cart-sum" aria-labelledby="cart-price">
      <h2 className="h3" id="cart-price">
        {t('cart.price')}
      </h2>
      <SummaryLines of={summary} />
      {!summary.isClosed && <Note>{t('cart.oneByOne')}</Note>}
      <div className={summary.isClosed ? undefined : 'only-l'}>
        <BookButton summary={summary} />
      </div>
      <Link className={buttonClass({ variant: 'ghost', block: true })} to="/explore">
        {t('cart.addMore')}
      </Link>
    </section>
  )
}
