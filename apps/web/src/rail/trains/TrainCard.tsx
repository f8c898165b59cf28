import './train-card.css'
import type { ComfortType, RailTrainResult } from '@portolan/contract/rail-journey'
import { comforts } from '@portolan/domain/rail/fare'
import { Tag } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { useText } from '../../i18n/text.ts'
import { Price } from '../../price/Price.tsx'
import { Monogram } from '../../result/Monogram.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { type ComfortTypeTab, classLabel, comfortLabel, type TicketNotes } from './model.ts'
import type { Pricing } from './pricing.ts'
import { Covers, Difference, TicketRows } from './TicketRows.tsx'
import { TrainLine } from './TrainLine.tsx'
import type { Train } from './train.ts'

interface Props {
  train: Train
  notes: TicketNotes
  pricing: Pricing
  tied: boolean
  cheapest: boolean
  chosen: RailTrainResult | undefined
  onChoose(ticket: RailTrainResult): void
  onDetail(): void
}

function stepOf(key: string, list: Element): number {
  const forward = getComputedStyle(list).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  if (key === forward) return 1
  return key === 'ArrowLeft' || key === 'ArrowRight' ? -1 : 0
}

/** Arrows go from comfort to comfort; Enter opens it. */
function moveFocus(event: KeyboardEvent<HTMLDivElement>): void {
  const step = stepOf(event.key, event.currentTarget)
  const buttons: Element[] = [...event.currentTarget.querySelectorAll('button')]
  const at = document.activeElement ? buttons.indexOf(document.activeElement) : -1
  if (step === 0 || at < 0) return
  event.preventDefault()
  const next = buttons.at((at + step + buttons.length) % buttons.length)
  if (next instanceof HTMLElement) next.focus()
}

interface TabProps {
  comfort: ComfortType
  tab: ComfortTypeTab | undefined
  currencyCode: string
  pricing: Pricing
  tied: boolean
  open: boolean
  panelId: string
  onToggle(): void
}

function ComfortTab({ comfort, tab, currencyCode, pricing, tied, open, panelId, onToggle }: TabProps) {
  const t = useText()
  const label = t(comfortLabel[comfort])
  if (!tab)
    return (
      <div className="ctab none">
        <span className="h4">{label}</span>
        <span className="xs">{t(tied ? 'trains.notAllowed' : 'trains.soldOut')}</span>
      </div>
    )
  const { price, difference, covers } = pricing.of(tab.sellingBestPrice, currencyCode)
  const className = classLabel(tab.seatClass)
  return (
    <button type="button" className="ctab printed" aria-expanded={open} aria-controls={panelId} onClick={onToggle}>
      <span className="ctab-r">
        <span className="h4">{label}</span>
        <Price of={price} size="sm" />
      </span>
      <span className="ctab-r xs faint">
        <span>{className ? t(className) : tab.seatClass}</span>
        {tab.seatsLeft !== undefined && <span className="left">{t('trains.left', { count: tab.seatsLeft })}</span>}
        <Difference of={difference} />
        <Covers of={covers} />
      </span>
    </button>
  )
}

/** One train: who runs it, when, and its tickets by comfort and flexibility. */
export function TrainCard({ train, notes, pricing, tied, cheapest, chosen, onChoose, onDetail }: Props) {
  const t = useText()
  const base = useId()
  const { first, journey, name, comfortTypeTabs, sellingCurrencyCode } = train
  const own = train.tickets.find(({ rph }) => rph === chosen?.rph)
  const [opened, setOpened] = useState<ComfortType | null | undefined>(undefined)
  const open = opened === undefined ? own?.comfortType : opened
  const tab = comfortTypeTabs.find(({ comfortType }) => comfortType === open)
  return (
    <article className={tab ? 'card train open' : 'card train'} aria-labelledby={`${base}-name`}>
      <div className="train-h">
        <div className="train-id">
          <Monogram code={journey.operatorCode} />
          <h3 id={`${base}-name`} className="train-n">
            <bdi dir="ltr">
              <b>{journey.brands.join(' + ')}</b> <span className="faint">{journey.numbers.join(' / ')}</span>
            </bdi>
          </h3>
          {cheapest && (
            <Badge tone="ok" icon={Tag}>
              {t('trains.cheapest')}
            </Badge>
          )}
          <button
            type="button"
            className="link push small"
            aria-haspopup="dialog"
            aria-label={t('trains.detail.of', { train: name })}
            onClick={onDetail}
          >
            {t('trains.detail')}
          </button>
        </div>
        <TrainLine result={first} journey={journey} />
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would draw its own box around the tabs */}
      <div className="ctabs" role="group" aria-label={t('trains.comforts', { train: name })} onKeyDown={moveFocus}>
        {comforts.map((comfort) => (
          <ComfortTab
            key={comfort}
            comfort={comfort}
            tab={comfortTypeTabs.find(({ comfortType }) => comfortType === comfort)}
            currencyCode={sellingCurrencyCode}
            pricing={pricing}
            tied={tied}
            open={tab?.comfortType === comfort}
            panelId={`${base}-panel`}
            onToggle={() => setOpened(tab?.comfortType === comfort ? null : comfort)}
          />
        ))}
      </div>
      <div id={`${base}-panel`} hidden={!tab}>
        {tab && <TicketRows tab={tab} notes={notes} pricing={pricing} chosen={own?.rph} onChoose={onChoose} />}
      </div>
    </article>
  )
}
