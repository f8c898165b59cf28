import { useSearch } from '@tanstack/react-router'
import { PromotionList } from './PromotionList.tsx'
import { PromotionPage } from './PromotionPage.tsx'

/** One address for both: with an id it is one promotion, without it all of today's. */
export default function PromotionScreen() {
  const { id } = useSearch({ from: '/shell/rail/promotion' })
  return id ? <PromotionPage id={id} key={id} /> : <PromotionList />
}
