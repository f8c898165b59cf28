import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { useText } from '../../i18n/text.ts'
import { Icon } from '../../ui/Icon.tsx'
import { searchOf } from '../address.ts'
import type { CarAsked } from '../search.ts'

export function Crumbs({ asked, name }: { asked: CarAsked; name: string | undefined }) {
  const t = useText()
  return (
    <nav className="cd-crumbs small" aria-label={t('carRate.crumbs')}>
      <Link to="/carrental" search={searchOf(asked)}>
        {t('carRate.cars')}
      </Link>
      <Icon of={ChevronRight} size="xs" flip />
      <Link to="/carrental/list" search={searchOf(asked)}>
        <bdi>{asked.pickUp.name}</bdi>
      </Link>
      {name && (
        <>
          <Icon of={ChevronRight} size="xs" flip />
          <span aria-current="page">
            <bdi>{name}</bdi>
          </span>
        </>
      )}
    </nav>
  )
}
