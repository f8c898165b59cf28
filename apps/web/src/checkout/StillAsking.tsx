import './booked.css'
import { useText } from '../i18n/text.ts'
import { Button } from '../ui/Button.tsx'
import { Compass } from '../ui/Compass.tsx'
import { ProgressBar } from '../ui/ProgressBar.tsx'

/** A supplier or a bank has not answered yet: the page asks on by itself, and nothing is sent twice. */
export function StillAsking({ onBank, busy }: { onBank?: (() => void) | undefined; busy?: boolean }) {
  const t = useText()
  return (
    <section className="card pad co-wait" aria-labelledby="co-asking">
      <div role="status" className="wait">
        <Compass />
        <div className="grow">
          <h2 className="h3" id="co-asking">
            {t('checkout.asking.title')}
          </h2>
          <p className="muted">{t('checkout.asking.text')}</p>
          <ProgressBar label={t('checkout.asking.title')} />
        </div>
      </div>
      {onBank && (
        <Button busy={busy} onClick={onBank}>
          {t('checkout.asking.bank')}
        </Button>
      )}
    </section>
  )
}
