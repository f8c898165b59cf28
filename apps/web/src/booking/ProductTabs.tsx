import { may } from '@portolan/domain/may'
import { type Product, products } from '@portolan/domain/product'
import { Link } from '@tanstack/react-router'
import { useText } from '../i18n/text.ts'
import { usePerson } from '../session/person.ts'
import { LinkTabs } from '../ui/LinkTabs.tsx'
import { productWords } from './model.ts'

const exact = { exact: true, includeSearch: false } as const

/** Each product's list has its own address; the filters go along. */
export function ProductTabs({ product }: { product: Product | undefined }) {
  const t = useText()
  const person = usePerson()
  const shown = products.filter((one) => may(person, 'view', one))
  const keep = ((now: Record<string, unknown>) => ({ ...now, page: undefined })) as never
  return (
    <LinkTabs label={t('booking.list.products')}>
      <Link to="/booking" search={keep} activeOptions={exact} aria-current={product ? undefined : 'page'}>
        {t('booking.list.all')}
      </Link>
      {shown.map((one) => (
        <Link
          key={one}
          to="/booking/$product"
          params={{ product: one }}
          search={keep}
          activeOptions={exact}
          aria-current={product === one ? 'page' : undefined}
        >
          {t(productWords[one])}
        </Link>
      ))}
    </LinkTabs>
  )
}
