import type { RailPassProduct } from '@portolan/contract/rail-journey'
import { Check } from 'lucide-react'
import { useText } from '../../i18n/text.ts'
import { Icon } from '../../ui/Icon.tsx'

/** What is in the pass, in the words of the shop. */
export function Included({ product }: { product: RailPassProduct }) {
  const t = useText()
  return (
    <section className="card" aria-labelledby="pass-included">
      <div className="pass-sec">
        <h2 className="h3 grow" id="pass-included">
          {t('pass.included')}
        </h2>
      </div>
      <ul className="pass-list">
        {product.includes.map((text) => (
          <li key={text}>
            <Icon of={Check} size="s" />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
