import type { CancelPenalty } from '@portolan/contract/shared'
import { useText } from '../../i18n/text.ts'
import { CancelSpans } from '../../stay/detail/CancelSpans.tsx'

/** One timeline for both: what giving the whole package back costs, and until when. */
export function Cancelling({ penalties }: { penalties: readonly CancelPenalty[] }) {
  const t = useText()
  return (
    <section className="card pad pk-card" aria-labelledby="package-cancel">
      <h2 className="h3" id="package-cancel">
        {t('package.cancel')}
      </h2>
      <p className="small muted">{t('package.cancel.hint')}</p>
      <CancelSpans penalties={penalties} />
    </section>
  )
}
