import './list.css'
import './ride-card.css'
import { useText } from '../../i18n/text.ts'
import { ActionBar } from '../../result/ActionBar.tsx'
import { useMedia } from '../../ui/use-media.ts'
import type { TransferAsked } from '../search.ts'
import { FlightNotice } from './FlightNotice.tsx'
import { Head } from './Head.tsx'
import { ListRecap } from './ListRecap.tsx'
import { Results } from './Results.tsx'
import { Summary, SummaryBar } from './Summary.tsx'
import { useList } from './use-list.ts'
import { Way } from './Way.tsx'

/** From here on the map and the summary stand beside the list. */
const beside = '(min-width: 1280px)'
/** Pixels of the map under the summary. */
const cardRoom = 330

/** The whole page of one search: recap, flights, ways, map, and what is chosen. */
export function ListDesk({ asked, pick }: { asked: TransferAsked; pick: string }) {
  const t = useText()
  const view = useList(asked, pick)
  const isBeside = useMedia(beside)
  const { chosen, rides } = view
  return (
    <div className="tf-split">
      <div className="tf-page">
        <ListRecap asked={asked} />
        <FlightNotice {...{ asked, rides }} />
        <Head {...{ asked, rides }} />
        <Results view={view} />
      </div>
      <aside className="tf-map" aria-label={t('transfer.list.map')}>
        <Way view={view} under={isBeside ? cardRoom : 0} />
        {chosen && isBeside && (
          <section className="card tf-side" aria-labelledby="transfer-summary">
            <Summary {...{ view }} ride={chosen} titleId="transfer-summary" />
          </section>
        )}
      </aside>
      {chosen && !isBeside && (
        <ActionBar>
          <SummaryBar {...{ view }} ride={chosen} />
        </ActionBar>
      )}
    </div>
  )
}
