import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { useText } from '../i18n/text.ts'
import { MayNotBook } from '../session/MayNotBook.tsx'
import { Button } from '../ui/Button.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { Icon } from '../ui/Icon.tsx'
import type { Summary } from './summary.ts'

/** Disabled it keeps its place and says beside it what is missing. */
export function BookButton({ summary: { count, isClosed } }: { summary: Summary }) {
  const t = useText()
  if (isClosed) return <MayNotBook />
  if (count > 0)
    return (
      <Link className={buttonClass({ variant: 'primary', size: 'lg', block: true })} to="/cart/book">
        {t('cart.book', { count })}
        <Icon of={ArrowRight} size="s" flip />
      </Link>
    )
  return (
    <>
      <Button variant="primary" size="lg" block disabled>
        {t('cart.book.none')}
      </Button>
      <p className="small muted cart-why">{t('cart.book.why')}</p>
    </>
  )
}
