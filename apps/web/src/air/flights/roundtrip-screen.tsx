import { useSearch } from '@tanstack/react-router'
import { FlightsPage } from './FlightsPage.tsx'

export default function RoundTripScreen() {
  return <FlightsPage trip="return" address={useSearch({ from: '/shell/air/roundtrip' })} />
}
