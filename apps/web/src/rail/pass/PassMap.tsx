import type { RailPassProduct } from '@portolan/contract/rail-journey'
import { useRef } from 'react'
import { useText } from '../../i18n/text.ts'
import { RegionMap } from '../../map/RegionMap.tsx'
import { useSize } from './use-size.ts'

/** The chart beside the list: where the pass that is pointed at is valid. */
export function PassMap({ pass }: { pass: RailPassProduct | undefined }) {
  const t = useText()
  const pane = useRef<HTMLElement>(null)
  const sheet = useSize(pane)
  return (
    <aside className="pass-map" ref={pane} aria-label={pass ? t('pass.mapOf', { pass: pass.label }) : t('pass.map')}>
      {sheet && <RegionMap countries={pass?.countries ?? []} sheet={sheet} />}
      {pass && (
        <div className="card cov">
          <b>{t('pass.inCountries', { count: pass.countries.length })}</b>
          <span className="muted">{t('pass.mapHint', { pass: pass.label })}</span>
        </div>
      )}
    </aside>
  )
}
