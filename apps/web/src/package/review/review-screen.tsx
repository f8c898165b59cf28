import { WithTrip } from '../WithTrip.tsx'
import { ReviewDesk } from './ReviewDesk.tsx'

/** The package that the address holds, at the price of now. */
export default function PackageReviewScreen() {
  return (
    <WithTrip needs={({ flight, handles }, { rooms }) => flight !== undefined && handles?.length === rooms.length}>
      {(asked, choice) => {
        const { flight = '', handles = [] } = choice
        return <ReviewDesk key={[flight, ...handles].join()} {...{ asked, choice, flight, handles }} />
      }}
    </WithTrip>
  )
}
