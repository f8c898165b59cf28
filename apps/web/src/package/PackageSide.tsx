import { ChevronUp, RefreshCw } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useText } from '../i18n/text.ts'
import { Price } from '../price/Price.tsx'
import { ActionBar } from '../result/ActionBar.tsx'
import { Button } from '../ui/Button.tsx'
import { Drawer } from '../ui/Drawer.tsx'
import { Icon } from '../ui/Icon.tsx'
import type { Bill } from './bill.ts'
import { useClock } from './Hold.tsx'

interface Props {
  bill: Bill
  /** 'Flight and Casa do Cais, for 3' */
  brief: ReactNode
  /** The one button of the bar, as long as the price holds. */
  go: ReactNode
  expiresAt: number
  onAgain(): void
  /** The whole card. */
  children: ReactNode
}

/** Beside the list where there is room; else a bar at the foot that opens it. */
export function PackageSide({ bill, brief, go, expiresAt, onAgain, children }: Props) {
  const t = useText()
  const { isOver } = useClock(expiresAt)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <aside className="pk-side" aria-labelledby="package-sum">
        <div className="card pad">
          <h2 className="h3" id="package-sum">
            {t('package.sum')}
          </h2>
          {children}
        </div>
      </aside>
      <ActionBar>
        <div className="bar-top">
          <span className="small muted pk-brief">{brief}</span>
          <button type="button" className="bar-sum" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            <span className="vh">{t('package.sum.open')}</span>
            <Price of={bill.total} size="md" />
            <Icon of={ChevronUp} size="s" />
          </button>
        </div>
        <div className="pk-bar">
          {isOver ? (
            <Button size="lg" block icon={RefreshCw} onClick={onAgain}>
              {t('package.again')}
            </Button>
          ) : (
            go
          )}
        </div>
      </ActionBar>
      {isOpen && (
        <Drawer title={t('package.sum')} onClose={() => setOpen(false)}>
          {children}
        </Drawer>
      )}
    </>
  )
}
