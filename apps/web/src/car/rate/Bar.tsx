import type { CarRatesRS } from '@portolan/contract/car'
import { ChevronUp } from 'lucide-react'
import { useState } from 'react'
import { RichText, useText } from '../../i18n/text.ts'
import { Price } from '../../price/Price.tsx'
import { ActionBar } from '../../result/ActionBar.tsx'
import { Drawer } from '../../ui/Drawer.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { billOf } from './bill.ts'
import { GoOn } from './GoOn.tsx'
import { Summary } from './Summary.tsx'
import type { Desk } from './use-desk.ts'

/** Where the summary has no room beside the page: what is paid when, the total, and the way on. */
export function Bar({ rate, desk }: { rate: CarRatesRS; desk: Desk }) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const { now, there, total } = billOf(rate)
  return (
    <>
      <ActionBar>
        <div className="bar-top">
          <span className="small muted">
            <RichText
              id="carRate.bar"
              values={{ now: <Price key="now" of={now} />, there: <Price key="there" of={there} /> }}
            />
          </span>
          <button type="button" className="bar-sum" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            <span className="vh">{t('carRate.sum.open')}</span>
            <Price of={total} size="md" />
            <Icon of={ChevronUp} size="s" />
          </button>
        </div>
        <div className="cd-bar">
          <GoOn {...{ rate, desk }} brief />
        </div>
      </ActionBar>
      {isOpen && (
        <Drawer title={t('carRate.sum')} onClose={() => setOpen(false)}>
          <Summary {...{ rate, desk }} />
        </Drawer>
      )}
    </>
  )
}
