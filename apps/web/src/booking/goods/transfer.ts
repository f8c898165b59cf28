import type { Position } from '@portolan/contract/shared'
import type { TransferReservation } from '@portolan/contract/transfer'
import { durationOf } from '../moment.ts'
import type { GoodsView, Point, TransferView, TransferWay, Words } from './goods.ts'

type Service = NonNullable<TransferReservation['service']>
type End = Service['ways'][number]['from']

const placeOf = (position: Position | undefined): Point['place'] | undefined =>
  position && [position.longitude, position.latitude]

const endOf = ({ name, position }: End): TransferWay['from'] => ({ name, place: placeOf(position) })

function wayOf(way: Service['ways'][number], index: number): TransferWay {
  const { from, to, pickupDateTime, duration, distanceKm, flight, meetingPoint } = way
  return {
    ...{ key: `${index}/${pickupDateTime}`, from: endOf(from), to: endOf(to), at: pickupDateTime },
    ...{ minutes: durationOf(duration), kilometres: distanceKm, meetingPoint },
    flight: flight && `${flight.airline} ${flight.flightNumber}`,
  }
}

const ridersOf = ({ passengers: { adults, children, bags, childSeats } }: Service): Words[] => {
  const counts = [
    ['booking.transfer.adults', adults],
    ['booking.transfer.children', children],
    ['booking.transfer.bags', bags],
    ['booking.transfer.seats', childSeats],
  ] as const
  return counts.filter(([, count]) => count > 0).map(([id, count]) => ({ id, values: { count } }))
}

const viewOf = ({ service, pickupInstructions, emergencyPhone }: TransferReservation): TransferView | undefined =>
  service && {
    ...{ name: service.vehicleName, count: service.quantity, level: service.serviceLevel },
    ...{ imageUrl: service.image?.url, ways: service.ways.map(wayOf), riders: ridersOf(service) },
    waitMinutes: durationOf(service.waitingTime),
    ...{ instructions: pickupInstructions, phone: emergencyPhone },
  }

export const transferGoods = (transfer: TransferReservation): GoodsView => ({
  ...{ ways: [], marks: [], course: [], isFlown: false, operatorPrice: undefined, tickets: [] },
  ...{ lines: [], conditions: [], transfer: viewOf(transfer) },
})
