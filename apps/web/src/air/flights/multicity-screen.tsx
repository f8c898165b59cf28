import { useSearch } from '@tanstack/react-router'
import { FlightsPage } from './FlightsPage.tsx'

export default function MultiCityScreen() {
  return <FlightsPage trip="multiCity" address={useSearch({ from: '/shell/air/multicity' })} />
}
