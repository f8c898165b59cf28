import './map.css'
import './city-map.css'
import type { Place } from '@portolan/picture/chart/projection'
import { Minus, Plus } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react'
import { useText } from '../i18n/text.ts'
import { IconButton } from '../ui/IconButton.tsx'
import { type Area, CityChart } from './CityChart.tsx'
import { boxOf, type CityView, type MapBox, projectionOf, viewOfBox, viewOfPlaces } from './city-view.ts'
import { coastFor, loadCoasts } from './coast.ts'
import { layPins } from './pin-layout.ts'
import type { Sheet } from './sheet.ts'
import { useHand } from './use-hand.ts'
import { useLoaded } from './use-loaded.ts'
import { useSheet } from './use-sheet.ts'

export interface CityPin {
  readonly id: string
  readonly place: Place
  /** On its pill. */
  readonly words: string
}

/** What the link of a pin is drawn with. */
export interface PinFace {
  readonly className: string
  readonly style: { readonly insetInlineStart: number; readonly insetBlockStart: number }
  /** A dot is found in the list, and by coming nearer: a hundred of them would be a hundred steps for the keyboard. */
  readonly tabIndex: 0 | -1
  readonly words: string
}

interface Props {
  label: string
  /** In the order of the list. */
  pins: readonly CityPin[]
  /** All places, whatever is filtered: the map is laid out by them. */
  home: readonly Place[]
  centre: Place | undefined
  areas: readonly Area[]
  /** The part that is shown at first; without it all of home. */
  box?: MapBox | undefined
  active: string | undefined
  /** Looked at before. */
  seen?: ReadonlySet<string>
  /** The hand has come to rest: what the map shows now. */
  onMove(box: MapBox): void
  link(pin: CityPin, face: PinFace): ReactNode
  /** Stands on the map, at its top. */
  children?: ReactNode
}

const usual: Sheet = { width: 440, height: 620 }
/** How long a hand rests before it counts as done. */
const rest = 450
/** Kilometres across, under which a coast of the atlas is only about right. */
const approximate = 15

/** The houses of a city as pins: links in the order of the list, which is the twin of the map for who cannot see it. */
export function CityMap(props: Props) {
  const { label, pins, home, centre, areas, box, active, seen, onMove, link, children } = props
  const t = useText()
  const part = useRef<HTMLDivElement>(null)
  const hint = useId()
  const sheet = useSheet(part, usual)
  const coasts = useLoaded(loadCoasts)
  const [moved, setMoved] = useState<CityView>()
  const view = useMemo(
    () => moved ?? (box ? viewOfBox(box, sheet) : viewOfPlaces(home, centre, sheet)),
    [moved, box, home, centre, sheet],
  )
  const tell = useEffectEvent((resting: CityView) => onMove(boxOf(resting, sheet)))
  useEffect(() => {
    if (!moved) return
    const timer = setTimeout(() => tell(moved), rest)
    return () => clearTimeout(timer)
  }, [moved])
  const hand = useHand({ part, view, sheet, onView: setMoved })
  const project = projectionOf(view, sheet)
  const known = useMemo(() => coastFor(coasts ?? [], home), [coasts, home])
  const coast = known?.isAround(boxOf(view, sheet)) ? known.rings : undefined
  const byId = new Map(pins.map((pin) => [pin.id, pin]))
  const placed = layPins(
    pins.map(({ id, place, words }) => {
      const [x, y] = project(place)
      return { id, x, y, words }
    }),
    sheet,
    active,
  )
  return (
    <div className="map city-map">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is a part of a form, and this is a sheet to be moved */}
      <div
        className="city-sheet"
        ref={part}
        role="group"
        aria-label={label}
        aria-describedby={hint}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard moves the map too
        tabIndex={0}
        {...hand.handlers}
      >
        <CityChart {...{ view, sheet, areas }} centre={centre ?? view.centre} coast={coast} />
      </div>
      <div className="city-pins">
        {placed.map(({ id, x, y, look, words }) => {
          const pin = byId.get(id)
          const className = ['pin', look, id === active && 'on', seen?.has(id) && 'seen'].filter(Boolean).join(' ')
          const style = { insetInlineStart: x, insetBlockStart: y }
          return pin && link(pin, { className, style, tabIndex: look === 'pill' ? 0 : -1, words })
        })}
      </div>
      <div className="city-top">{children}</div>
      <div className="city-zoom">
        <IconButton icon={Plus} label={t('map.zoomIn')} onClick={hand.zoomIn} />
        <IconButton icon={Minus} label={t('map.zoomOut')} onClick={hand.zoomOut} />
      </div>
      <p className="vh" id={hint}>
        {t('map.keys')}
      </p>
      {coast && view.kilometres < approximate && <p className="city-note">{t('map.coast')}</p>}
    </div>
  )
}
