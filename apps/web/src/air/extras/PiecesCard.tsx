import './pieces.css'
import type { Extra } from '@portolan/contract/traveler-form'
import { includesOf } from '../../flight/flights/include-words.ts'
import { useFormat } from '../../i18n/format.ts'
import { RichText, useText } from '../../i18n/text.ts'
import { Price } from '../../price/Price.tsx'
import { dayOf } from '../../result/journey-time.ts'
import { Ticks } from '../../result/Ticks.tsx'
import { NumberStepper } from '../../ui/NumberStepper.tsx'
import { piecesOf, withPieces } from './chosen.ts'
import { flyerWords } from './flyer.ts'
import type { Extras } from './use-extras.ts'
import type { PieceKind, Way } from './ways.ts'

/** The parts of a fare that say something about it. */
const told: Record<PieceKind, readonly string[]> = { bag: ['cabinBag', 'checkedBag'], meal: ['meal'] }

function WayHead({ way: { flight, family }, kind, extra }: { way: Way; kind: PieceKind; extra: Extra }) {
  const t = useText()
  const format = useFormat()
  const includes = family ? includesOf(family, [family], t, format) : []
  return (
    <div className="pieces-way">
      <h3>
        <RichText
          id="flights.route"
          values={{ from: <bdi key="from">{flight.from.name}</bdi>, to: <bdi key="to">{flight.to.name}</bdi> }}
        />
      </h3>
      <p className="small muted">
        <bdi>{format.date(dayOf(flight.departs))}</bdi>
        {family?.name && ' · '}
        <bdi>{family?.name}</bdi>
      </p>
      <Ticks of={includes.filter(({ id, look }) => told[kind].includes(id) && look !== 'paid')} />
      <p className="small">
        <RichText id={`extras.${kind}.each`} values={{ price: <Price key="price" of={extra.price} /> }} />
      </p>
    </div>
  )
}

/** Bags or meals: way by way what the fare has, and how many more each traveller takes. */
export function PiecesCard({ kind, extras }: { kind: PieceKind; extras: Extras }) {
  const t = useText()
  const { desk, state, shelf } = extras
  const sold = shelf.ways.flatMap((way) => {
    const extra = way.pieces[kind]
    return extra ? [{ way, extra }] : []
  })
  if (sold.length === 0) return null
  return (
    <section className="card" aria-labelledby={`extras-${kind}`}>
      <div className="pieces-h">
        <h2 className="h3" id={`extras-${kind}`}>
          {t(`extras.${kind}`)}
        </h2>
        <p className="small muted">{t(`extras.${kind}.hint`)}</p>
      </div>
      {sold.map(({ way, extra }) => {
        const { from, to } = way.flight
        return (
          // biome-ignore lint/a11y/useSemanticElements: the travellers in it are sets of fields themselves
          <div
            className="pieces"
            key={way.key}
            role="group"
            aria-label={t(`extras.${kind}.of`, { from: from.name, to: to.name })}
          >
            <WayHead {...{ way, kind, extra }} />
            <div className="pieces-who">
              {shelf.flyers.map((flyer) => (
                <NumberStepper
                  key={flyer.ref}
                  label={flyerWords(flyer, t)}
                  value={piecesOf(state.chosen, extra.code, flyer)}
                  max={extra.max ?? 9}
                  onChange={(quantity) => desk.choose(withPieces(state.chosen, extra.code, flyer, quantity))}
                />
              ))}
            </div>
          </div>
        )
      })}
    </section>
  )
}
