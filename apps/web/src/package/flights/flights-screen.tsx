import { writeAsked } from '../address.ts'
import { WithTrip } from '../WithTrip.tsx'
import { FlightsDesk } from './FlightsDesk.tsx'

/** The flights of a package, for the search and the hotel that the address holds. */
export default function PackageFlightsScreen() {
  return (
    <WithTrip>
      {(asked, choice) => <FlightsDesk key={JSON.stringify(writeAsked(asked))} {...{ asked, choice }} />}
    </WithTrip>
  )
}
