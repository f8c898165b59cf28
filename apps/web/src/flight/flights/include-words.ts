import type { FareFamily } from '@portolan/contract/air-itinerary'
import type { Format } from '../../i18n/format.ts'
import type { Say } from '../../i18n/text.ts'
import type { TickLook } from '../../result/Ticks.tsx'

type Include = FareFamily['includes'][number]
type Kind = Include['kind']

/** The rows of the comparison, the same for every fare and in this order. */
const kinds: readonly Kind[] = ['cabinBag', 'checkedBag', 'seat', 'change', 'refund', 'meal', 'lounge']

const looks: Record<Include['policy'], TickLook> = { included: 'good', charge: 'paid', none: 'none' }

const without: Omit<Include, 'kind'> = { policy: 'none' }

function wordsOf({ kind, policy, quantity = 1, weight, charge }: Include, t: Say, format: Format): string {
  const price = charge ? format.money(charge.amount, charge.currencyCode) : ''
  if (policy === 'included' && kind === 'checkedBag')
    return weight === undefined
      ? t('flights.has.checkedBag', { count: quantity })
      : t('flights.has.checkedBag.weight', { count: quantity, weight })
  if (policy === 'included' && kind === 'cabinBag' && weight !== undefined)
    return t('flights.has.cabinBag.weight', { weight })
  if (policy === 'included') return t(`flights.has.${kind === 'checkedBag' ? 'cabinBag' : kind}`)
  return policy === 'charge' && charge ? t(`flights.pay.${kind}`, { price }) : t(`flights.no.${kind}`)
}

/** What a fare has, has for money, and has not. Only what some fare of the same flights speaks of. */
export function includesOf(family: FareFamily, families: readonly FareFamily[], t: Say, format: Format) {
  const spoken = new Set(families.flatMap(({ includes }) => includes.map(({ kind }) => kind)))
  const rows: { id: string; look: TickLook; words: string }[] = kinds
    .filter((kind) => spoken.has(kind))
    .map((kind) => {
      const include = family.includes.find((one) => one.kind === kind) ?? { kind, ...without }
      return { id: kind, look: looks[include.policy], words: wordsOf(include, t, format) }
    })
  if (!families.some(({ hold }) => hold)) return rows
  return [
    ...rows,
    { id: 'hold', look: family.hold ? 'good' : 'none', words: t(family.hold ? 'flights.has.hold' : 'flights.no.hold') },
  ] satisfies typeof rows
}
