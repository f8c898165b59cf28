import { Star } from 'lucide-react'
import { useText } from '../../i18n/text.ts'
import { Icon } from '../../ui/Icon.tsx'

/** Drawn for the eye, counted for the ear; half a star is told and not drawn. */
export function Stars({ count }: { count: number }) {
  const t = useText()
  return (
    <span className="stars" role="img" aria-label={t('hotels.stars', { count })}>
      {Array.from({ length: Math.floor(count) }, (_, index) => index).map((index) => (
        <Icon key={index} of={Star} size="xs" />
      ))}
    </span>
  )
}
