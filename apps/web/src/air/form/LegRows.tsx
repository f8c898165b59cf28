import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { AirPlaceField } from '../../flight/form/AirPlaceField.tsx'
import { fewestLegs, mostLegs } from '../../flight/rules.ts'
import { useText } from '../../i18n/text.ts'
import { Button } from '../../ui/Button.tsx'
import { DateRange } from '../../ui/DateRange.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { addLeg, changeLeg, moveLeg, removeLeg } from './legs.ts'
import type { AirFormState } from './use-air-form.ts'
import type { LegValues } from './values.ts'

interface RowProps {
  state: AirFormState
  leg: LegValues
  at: number
  count: number
  onChange(change: Partial<LegValues>): void
  onMove(by: 1 | -1): void
  onRemove(): void
}

function LegRow({ state, leg, at, count, onChange, onMove, onRemove }: RowProps) {
  const t = useText()
  const { nameOf, errorOf, today, fields } = state
  const field = (part: string) => ({ name: nameOf(`legs.${at}.${part}`), error: errorOf(`legs.${at}.${part}`) })
  const date = field('date')
  const n = at + 1
  const before = fields.legs.value[at - 1]?.date
  return (
    <fieldset className="legrow" data-leg={leg.id}>
      <legend className="legrow-n">
        <span aria-hidden="true">{n}</span>
        <span className="vh">{t('air.form.leg', { n })}</span>
      </legend>
      <div className="searchbar">
        <div className="sfield wide">
          <AirPlaceField
            label={t('air.form.from')}
            {...field('from')}
            value={leg.from}
            onChange={(from) => onChange({ from })}
          />
        </div>
        <div className="sfield wide">
          <AirPlaceField label={t('air.form.to')} {...field('to')} value={leg.to} onChange={(to) => onChange({ to })} />
        </div>
        <div className="sfield">
          <DateRange
            label={t('air.form.legDate', { n })}
            startLabel={t('air.form.depart')}
            startName={date.name}
            value={leg.date ? { start: leg.date } : {}}
            onChange={({ start }) => onChange({ date: start ?? '' })}
            today={today}
            min={before || today}
            error={date.error}
          />
        </div>
      </div>
      <div className="legrow-b">
        <IconButton
          icon={ArrowUp}
          size="sm"
          label={t('air.form.legUp', { n })}
          data-move="up"
          disabled={at === 0}
          onClick={() => onMove(-1)}
        />
        <IconButton
          icon={ArrowDown}
          size="sm"
          label={t('air.form.legDown', { n })}
          data-move="down"
          disabled={at === count - 1}
          onClick={() => onMove(1)}
        />
        <IconButton
          icon={X}
          size="sm"
          label={t('air.form.legRemove', { n })}
          disabled={count <= fewestLegs}
          onClick={onRemove}
        />
      </div>
    </fieldset>
  )
}

/** Where the focus goes after the rows have changed: to a button of a leg, by the leg's own id. */
interface Wanted {
  leg: string
  button: 'up' | 'down' | 'from'
}

/** Up to six legs, one under the other; they are moved by buttons, so that a keyboard moves them too. */
export function LegRows({ state }: { state: AirFormState }) {
  const t = useText()
  const rows = useRef<HTMLDivElement>(null)
  const [wanted, setWanted] = useState<Wanted>()
  const [said, setSaid] = useState('')
  const { value: legs, onChange } = state.fields.legs
  useEffect(() => {
    if (!wanted) return
    const row = rows.current?.querySelector(`[data-leg="${wanted.leg}"]`)
    const asked = wanted.button === 'from' ? 'input, button' : `[data-move="${wanted.button}"]:not(:disabled)`
    const part = row?.querySelector<HTMLElement>(asked) ?? row?.querySelector<HTMLElement>('[data-move]:not(:disabled)')
    part?.focus()
    setWanted(undefined)
  }, [wanted])
  const move = (leg: LegValues, at: number, by: 1 | -1) => {
    onChange(moveLeg(legs, at, by))
    setWanted({ leg: leg.id, button: by < 0 ? 'up' : 'down' })
    setSaid(t('air.form.legMoved', { from: at + 1, to: at + by + 1 }))
  }
  const remove = (at: number) => {
    onChange(removeLeg(legs, at))
    const next = legs[at + 1] ?? legs[at - 1]
    if (next) setWanted({ leg: next.id, button: 'from' })
    setSaid(t('air.form.legRemoved', { n: at + 1 }))
  }
  const add = () => {
    const next = addLeg(legs)
    onChange(next)
    const last = next.at(-1)
    if (last) setWanted({ leg: last.id, button: 'from' })
  }
  return (
    <div className="legrows" ref={rows}>
      {legs.map((leg, at) => (
        <LegRow
          key={leg.id}
          {...{ state, leg, at }}
          count={legs.length}
          onChange={(change) => onChange(changeLeg(legs, at, change))}
          onMove={(by) => move(leg, at, by)}
          onRemove={() => remove(at)}
        />
      ))}
      <div className="row wrap">
        <Button icon={Plus} size="sm" disabled={legs.length >= mostLegs} onClick={add}>
          {t('air.form.addLeg')}
        </Button>
        <span className="xs faint">{t('air.form.legLimit', { max: mostLegs })}</span>
        <span className="vh" role="status">
          {said}
        </span>
      </div>
    </div>
  )
}
