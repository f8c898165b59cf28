import './compare.css'
import { Scale, X } from 'lucide-react'
import { useText } from '../../../i18n/text.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { type Compared, mostCompared } from './compared.ts'

interface Props {
  compared: Compared
  onOpen(): void
}

/** What is chosen so far, each with a way out, and what is missing for a comparison. */
export function CompareBar({ compared, onOpen }: Props) {
  const t = useText()
  const { houses } = compared
  if (houses.length === 0) return null
  const isAlone = houses.length < 2
  return (
    <section className="cmpbar" aria-label={t('hotels.compare.bar')}>
      <p className="small" role="status">
        <b>{t('hotels.compare.count', { count: houses.length, max: mostCompared })}</b>
        {isAlone && <span className="muted">{t('hotels.compare.another')}</span>}
        {compared.isFull && <span className="muted">{t('hotels.compare.full')}</span>}
      </p>
      <ul>
        {houses.map((house) => (
          <li key={house.id}>
            <button type="button" className="chip" onClick={() => compared.set(house, false)}>
              <bdi aria-hidden="true">{house.item.hotelName}</bdi>
              <Icon of={X} size="xs" />
              <span className="vh">{t('hotels.compare.remove', { hotel: house.item.hotelName })}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className="cmpbar-a">
        <Button size="sm" variant="ghost" onClick={compared.clear}>
          {t('result.clear')}
        </Button>
        <Button size="sm" variant="ink" icon={Scale} disabled={isAlone} onClick={onOpen}>
          {t('hotels.compare.open', { count: houses.length })}
        </Button>
      </div>
    </section>
  )
}
