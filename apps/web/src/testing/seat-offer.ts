import type { SeatMapRS } from '@portolan/contract/air'

export const hkd = (amount: number) => ({ currencyCode: 'HKD', amount })

const comforts = { 20: 'legroom', 21: 'front', 22: 'standard', 23: 'legroom', 24: 'standard' } as const
const prices = { legroom: 390, front: 180, standard: 120 } as const
const letters = [...'ABCDEF']
const places = ['window', 'middle', 'aisle', 'aisle', 'middle', 'window'] as const

function rowsOf(segmentRPH: string, taken: readonly string[]): SeatMapRS['segments'][number]['rows'] {
  return Object.entries(comforts).map(([number, comfort]) => ({
    number: Number(number),
    seats: letters.map((letter, index) => {
      const name = `${number}${letter}`
      const free = !taken.includes(`${segmentRPH}-${name}`)
      const code = `seat-${segmentRPH}-${name}`
      return {
        ...{ code: name, kind: places[index] ?? 'middle', free, beforeAisle: letter === 'C' },
        ...(free && {
          extra: {
            ...{ code, kind: `seat-${comfort}`, name: code, price: hkd(prices[comfort]) },
            per: 'segment' as const,
          },
        }),
      }
    }),
  }))
}

const piece = (kind: 'bag' | 'meal', way: string, amount: number) => ({
  ...{
    code: `${kind}-${way}`,
    kind,
    name: kind,
    price: hkd(amount),
    per: 'traveler' as const,
    max: 3,
    segmentRPH: way,
  },
})

/** Hong Kong to Lisbon and back by Dubai, for two: the seats of four flights, bags both ways, meals on the way out. */
export const seatMap = (taken: readonly string[]): SeatMapRS => ({
  success: true,
  segments: ['0.0', '0.1', '1.0', '1.1'].map((segmentRPH) => ({ segmentRPH, rows: rowsOf(segmentRPH, taken) })),
  extras: [piece('bag', '0', 468), piece('bag', '1', 468), piece('meal', '0', 90)],
})
