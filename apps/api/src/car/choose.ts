import { isPassing } from '@portolan/domain/passing-trouble'
import type { ExtraChoice } from '@portolan/supplier/offer'
import type { SupplierError } from '@portolan/supplier/outcome'
import type { Queries } from '@portolan/supplier/query'
import type { Buyer } from '../offer/offer.ts'
import type { Context } from '../platform/context.ts'
import { type FieldRefusal, Refusal } from '../platform/refusal.ts'
import { readContextOf } from '../platform/supplier-call.ts'
import type { CarParts } from './parts.ts'
import { type Rental, rentalOf } from './rental.ts'
import type { RateBody } from './request.ts'

type Wish = Pick<RateBody, 'specialEquipPrefs' | 'coveragePrefs'>

/** Undefined: nothing is said of it, and the offer stays as it is. None of something is no choice. */
function choicesOf({ specialEquipPrefs, coveragePrefs }: Wish): ExtraChoice[] | undefined {
  if (!specialEquipPrefs && !coveragePrefs) return undefined
  return [
    ...(specialEquipPrefs ?? []).map(({ equipType: code, quantity }) => ({ code, quantity })),
    ...(coveragePrefs ?? []).map(({ coverageType: code }) => ({ code, quantity: 1 })),
  ].filter(({ quantity }) => quantity > 0)
}

const wrongAt = (pointer: string): FieldRefusal => ({ pointer, code: 'invalid_value', text: 'error.car.choice' })

/** What of it is not offered with the car; where each alone could be had, they contradict each other. */
function wrongIn({ specialEquipPrefs = [], coveragePrefs = [] }: Wish, { extras, covers }: Rental['detail']) {
  const equips = specialEquipPrefs.flatMap(({ equipType, quantity }, index) => {
    const most = extras.find(({ code }) => code === equipType)?.most
    if (quantity === 0 || (most !== undefined && quantity <= most)) return []
    return [wrongAt(`/specialEquipPrefs/${index}/${most === undefined ? 'equipType' : 'quantity'}`)]
  })
  const wrongCovers = coveragePrefs.flatMap(({ coverageType }, index) =>
    covers.some(({ code, isIncluded }) => code === coverageType && !isIncluded)
      ? []
      : [wrongAt(`/coveragePrefs/${index}/coverageType`)],
  )
  const all = [...equips, ...wrongCovers]
  return all.length > 0 ? all : [wrongAt('/coveragePrefs')]
}

function refusedBy({ kind }: SupplierError): Refusal {
  if (kind === 'timeout') return new Refusal(504)
  return isPassing(kind) ? new Refusal(503) : new Refusal(409, { text: 'error.cart.gone' })
}

/**
 * The same car with what was chosen beside it, as an offer of its own: its price has it in it, and an expired one is found
 * again with it.
 */
export function makeChoose({
  registry,
  offers,
  offersAsQuoted,
}: Pick<CarParts, 'registry' | 'offers' | 'offersAsQuoted'>) {
  const quote = ({ offer }: Rental, extras: readonly ExtraChoice[] | undefined, context: Context) =>
    registry.supplier(offer.supplier)?.quote(
      {
        ...{ offers: [{ supplier: offer.supplier, token: offer.token }], party: offer.party },
        ...(extras && { extras }),
      },
      readContextOf(context, offer.correlationId),
    )

  async function refuseChoice(rental: Rental, wish: Wish, context: Context): Promise<Refusal> {
    const plain = await quote(rental, [], context)
    const detail = plain?.ok ? (plain.value.offers[0]?.detail as Rental['detail'] | undefined) : undefined
    return new Refusal(400, { fields: wrongIn(wish, detail ?? rental.detail) })
  }

  return async (rental: Rental, wish: Wish, buyer: Buyer, context: Context): Promise<Rental> => {
    const extras = choicesOf(wish)
    const outcome = await quote(rental, extras, context)
    if (!outcome) throw new Refusal(409, { text: 'error.cart.gone' })
    if (!outcome.ok && outcome.error.kind === 'invalid' && extras) throw await refuseChoice(rental, wish, context)
    if (!outcome.ok) throw refusedBy(outcome.error)
    const quoted = offersAsQuoted(outcome.value)
    if (quoted?.length !== 1) throw new Refusal(503)
    const { product, party, correlationId } = rental.offer
    const { vendor, car, rateCode, pickUp, dropOff, chosen } = rental.detail
    const before = rental.offer.query as Queries['car']
    const query: Queries['car'] = {
      ...before,
      pickUp: { ...before.pickUp, office: pickUp.office.code },
      dropOff: { ...before.dropOff, office: dropOff.office.code },
      only: { vendor: vendor.code, car: car.id, rateCode, extras: extras ?? chosen },
    }
    return rentalOf(await offers.keep(quoted, { product, query, party, correlationId }, buyer))
  }
}
