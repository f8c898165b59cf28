import './tabs.css'
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { Badge } from './Badge.tsx'
import { Icon, type LucideIcon } from './Icon.tsx'

interface Tab<Id extends string> {
  id: Id
  label: ReactNode
  icon?: LucideIcon
  count?: number
  panel: ReactNode
}

interface TabsProps<Id extends string> {
  label: string
  tabs: readonly Tab<Id>[]
  /** Give both to hold the choice outside, in the address for example. */
  selected?: Id | undefined
  onSelect?(id: NoInfer<Id>): void
}

function stepOf(key: string, list: Element): number {
  const forward = getComputedStyle(list).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  if (key === forward) return 1
  return key === 'ArrowLeft' || key === 'ArrowRight' ? -1 : 0
}

/** Panels of one page; arrow keys move and choose. Pages of their own are LinkTabs. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect }: TabsProps<Id>) {
  const base = useId()
  const [own, setOwn] = useState(tabs[0]?.id)
  const current = selected ?? own
  const choose = (id: Id) => {
    setOwn(id)
    onSelect?.(id)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const at = tabs.findIndex(({ id }) => id === current)
    const step = stepOf(event.key, event.currentTarget)
    const ends: Record<string, number> = { Home: 0, End: tabs.length - 1 }
    const next = ends[event.key] ?? (step ? (at + step + tabs.length) % tabs.length : at)
    const tab = tabs[next]
    if (next === at || !tab) return
    event.preventDefault()
    choose(tab.id)
    document.getElementById(`${base}-${tab.id}`)?.focus()
  }
  return (
    <>
      <div className="tabs" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-${tab.id}`}
            aria-selected={tab.id === current}
            aria-controls={`${base}-${tab.id}-panel`}
            tabIndex={tab.id === current ? 0 : -1}
            onClick={() => choose(tab.id)}
          >
            {tab.icon && <Icon of={tab.icon} size="s" />}
            {tab.label}
            {tab.count !== undefined && <Badge>{tab.count}</Badge>}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          className="tabpanel"
          role="tabpanel"
          id={`${base}-${tab.id}-panel`}
          aria-labelledby={`${base}-${tab.id}`}
          hidden={tab.id !== current}
        >
          {tab.id === current && tab.panel}
        </div>
      ))}
    </>
  )
}
