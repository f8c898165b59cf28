import { writeAsked } from '../address.ts'
import { WithTrip } from '../WithTrip.tsx'
import { HotelsDesk } from './HotelsDesk.tsx'

/** The hotels of a package, for the search and the flight that the address holds. */
export default function PackageHotelsScreen() {
  return (
    <WithTrip>
      {(asked, choice) => <HotelsDesk key={JSON.stringify(writeAsked(asked))} {...{ asked, choice }} />}
    </WithTrip>
  )
}
