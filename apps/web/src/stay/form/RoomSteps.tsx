import './room-steps.css'
import { Plus, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../i18n/text.ts'
import { AgeFields } from '../../ui/AgeFields.tsx'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { NumberStepper } from '../../ui/NumberStepper.tsx'
import { mostAdults, mostChildren, mostRooms, oldestChild, youngestChild } from '../rules.ts'
import { blankRoom, type RoomValues } from './values.ts'

interface Props {
  value: readonly RoomValues[]
  /** Nobody has been told off for an age that was not asked for yet. */
  asked: boolean
  onChange(rooms: RoomValues[]): void
}

interface RoomProps {
  n: number
  room: RoomValues
  asked: boolean
  canGo: boolean
  onChange(room: RoomValues): void
  onRemove(): void
}

function Room({ n, room, asked, canGo, onChange, onRemove }: RoomProps) {
  const t = useText()
  const { adults, childAges } = room
  const setChildren = (count: number) =>
    onChange({ ...room, childAges: count > childAges.length ? [...childAges, null] : childAges.slice(0, count) })
  return (
    <fieldset className="roomstep" data-room={n}>
      <legend className="h4">{t('hotel.form.room', { n })}</legend>
      {canGo && (
        <IconButton
          className="roomstep-x"
          icon={X}
          size="sm"
          label={t('hotel.form.removeRoom', { n })}
          onClick={onRemove}
        />
      )}
      <NumberStepper
        label={t('hotel.form.adults')}
        hint={t('hotel.form.adultHint')}
        value={adults}
        min={1}
        max={mostAdults}
        onChange={(count) => onChange({ ...room, adults: count })}
      />
      <NumberStepper
        label={t('hotel.form.children')}
        hint={t('hotel.form.childHint')}
        value={childAges.length}
        max={mostChildren}
        onChange={setChildren}
      />
      <AgeFields
        ages={childAges}
        youngest={youngestChild}
        oldest={oldestChild}
        labelOf={(age) => t('hotel.form.ageOf', { n: age })}
        empty={t('hotel.form.chooseAge')}
        missing={asked ? t('error.field.required') : undefined}
        onChange={(ages) => onChange({ ...room, childAges: ages })}
      />
    </fieldset>
  )
}

/** Room by room: who sleeps there, and how old the children are. */
export function RoomSteps({ value, asked, onChange }: Props) {
  const t = useText()
  const part = useRef<HTMLDivElement>(null)
  const [wanted, setWanted] = useState<number>()
  const [said, setSaid] = useState('')
  // The button that was pressed may be gone or far away: the focus goes to the room that it was about.
  useEffect(() => {
    if (wanted === undefined) return
    part.current?.querySelector<HTMLElement>(`[data-room="${wanted}"] .stepnum button`)?.focus()
    setWanted(undefined)
  }, [wanted])
  const add = () => {
    onChange([...value, blankRoom])
    setWanted(value.length + 1)
  }
  const remove = (at: number) => {
    onChange(value.filter((_, index) => index !== at))
    setWanted(Math.max(1, at))
    setSaid(t('hotel.form.roomRemoved', { n: at + 1 }))
  }
  return (
    <div className="trav-steps roomsteps" ref={part}>
      {value.map((room, at) => (
        <Room
          // biome-ignore lint/suspicious/noArrayIndexKey: the first room is the first, whoever sleeps in it
          key={at}
          n={at + 1}
          {...{ room, asked }}
          canGo={value.length > 1}
          onChange={(next) => onChange(value.map((one, index) => (index === at ? next : one)))}
          onRemove={() => remove(at)}
        />
      ))}
      <div className="roomsteps-f">
        <Button size="sm" icon={Plus} disabled={value.length >= mostRooms} onClick={add}>
          {t('hotel.form.addRoom')}
        </Button>
        <p className="xs faint">{t('hotel.form.limit', { max: mostRooms })}</p>
        <span className="vh" role="status">
          {said}
        </span>
      </div>
    </div>
  )
}
