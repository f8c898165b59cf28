import './combobox.css'
import {
  Anchor,
  BedDouble,
  Building2,
  CarFront,
  History,
  type LucideIcon,
  MapPin,
  Plane,
  TrainFront,
} from 'lucide-react'
import { useEffect } from 'react'
import { Badge } from './Badge.tsx'
import { type Choice, type ChoiceGroup, type ChoiceKind, optionId, splitAtMatch } from './choice.ts'
import { Icon } from './Icon.tsx'
import type { ComboboxState } from './use-combobox.ts'

const icons: Record<ChoiceKind, LucideIcon> = {
  ...{ station: TrainFront, airport: Plane, port: Anchor },
  ...{ city: Building2, hotel: BedDouble, office: CarFront },
}

const iconIn = (group: ChoiceGroup, choice: Choice): LucideIcon => {
  if (group.id === 'recent') return History
  return group.id === 'popular' && choice.kind === 'city' ? MapPin : icons[choice.kind]
}

function Name({ name, typed }: { name: string; typed: string }) {
  const [before, match, after] = splitAtMatch(name, typed)
  return (
    <bdi>
      {before}
      {match && <mark>{match}</mark>}
      {after}
    </bdi>
  )
}

/** The focus stays in the field; `aria-activedescendant` tells which line is meant. */
export function ComboboxList<C extends Choice>({ label, state }: { label: string; state: ComboboxState<C> }) {
  const { listId: id, groups, typed, active, press, choose } = state
  useEffect(() => {
    if (active) document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' })
  }, [active, id])
  return (
    <div className="lbx" role="listbox" id={id} aria-label={label} tabIndex={-1}>
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a listbox groups its options by role, a fieldset is for controls
        <div role="group" key={group.id} aria-labelledby={`${id}-${group.id}-label`}>
          <div className="grp" id={`${id}-${group.id}-label`}>
            {group.label}
          </div>
          {group.choices.map((choice) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the field, which keeps the focus
            // biome-ignore lint/a11y/useFocusableInteractive: as above
            <div
              key={choice.id}
              role="option"
              id={optionId(id, choice.id)}
              className="opt"
              aria-selected={choice.id === active}
              onPointerDown={press}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(choice)}
            >
              <Icon of={iconIn(group, choice)} size="s" />
              <span className="grow">
                <Name name={choice.name} typed={group.id === 'matches' ? typed : ''} />
                {choice.detail && <span className="opt-d">{choice.detail}</span>}
              </span>
              {choice.code && (
                <Badge tone="line">
                  <bdi dir="ltr">{choice.code}</bdi>
                </Badge>
              )}
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
