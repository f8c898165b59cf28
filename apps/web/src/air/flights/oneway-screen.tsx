import { useSearch } from '@tanstack/react-router'
import { FlightsPage } from './FlightsPage.tsx'

export default function OneWayScreen() {
  return <FlightsPage trip="oneWay" address={useSearch({ from: '/shell/air/oneway' })} />
}
