import { writeAsked } from '../address.ts'
import { WithTrip } from '../WithTrip.tsx'
import { RoomsDesk } from './RoomsDesk.tsx'

/** The rooms of the chosen hotel, with the flight that the address holds. */
export default function PackageRoomsScreen() {
  return (
    <WithTrip needs={({ flight, hotel }) => flight !== undefined && hotel !== undefined}>
      {(asked, choice) => <RoomsDesk key={JSON.stringify([writeAsked(asked), choice.hotel])} {...{ asked, choice }} />}
    </WithTrip>
  )
}
