import './buy-bar.css'
import type { Amount } from '@portolan/contract/shared'
import { ChevronUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { Price } from '../../price/Price.tsx'
import { ActionBar } from '../../result/ActionBar.tsx'
import { Icon } from '../../ui/Icon.tsx'

interface Props {
  /** The time that is left, or what is bought. */
  lead: ReactNode
  total: Amount
  /** 'Show your pass' */
  openLabel: string
  onOpen(): void
  /** The buttons that go on. */
  children: ReactNode
}

/** Where the bill has no room beside the page: its total, the way to see all of it, and the way on. */
export function BuyBar({ lead, total, openLabel, onOpen, children }: Props) {
  return (
    <ActionBar>
      <div className="buy-top">
        {lead}
        <button type="button" aria-haspopup="dialog" onClick={onOpen}>
          <span className="vh">{openLabel}</span>
          <Price of={total} size="md" />
          <Icon of={ChevronUp} size="s" />
        </button>
      </div>
      <div className="buy-go">{children}</div>
    </ActionBar>
  )
}
