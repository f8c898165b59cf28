import './class-bar.css'
import { RichText, useText } from '../../i18n/text.ts'
import { Price } from '../../price/Price.tsx'
import { cheapestOf } from '../../result/cheapest.ts'
import { type Choices, clearGroup, isTicked, tick } from '../../result/filter.ts'
import { Icon } from '../../ui/Icon.tsx'
import { productIcon } from '../../ui/product-icon.ts'
import type { Car } from './car.ts'
import { classGroup, classOptions } from './filters.ts'

interface Props {
  cars: readonly Car[]
  choices: Choices
  onChange(choices: Choices): void
}

/** Every class with its cheapest car; a press shows that class alone. */
export function ClassBar({ cars, choices, onChange }: Props) {
  const t = useText()
  const without = clearGroup(choices, classGroup)
  const options = classOptions(cars)
  const ticked = options.filter(({ id }) => isTicked(choices, classGroup, id))
  const all = { id: '', label: t('car.class.all'), of: cars, isOn: ticked.length === 0, next: without }
  const classes = options.map(({ id, label, test }) => ({
    ...{ id, label, of: cars.filter(test), isOn: ticked.length === 1 && ticked[0]?.id === id },
    next: tick(without, classGroup, id, true),
  }))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as one line that scrolls
    <div className="cls" role="group" aria-label={t('car.class.bar')}>
      {[all, ...classes].map(({ id, label, of, isOn, next }) => {
        const cheapest = cheapestOf(of, ({ total }) => total.amount)
        return (
          <button key={id} type="button" aria-pressed={isOn} onClick={() => onChange(next)}>
            <span className="cls-p">
              {id && cheapest?.item.pictureURL ? (
                <img src={cheapest.item.pictureURL} alt="" loading="lazy" />
              ) : (
                <Icon of={productIcon.car} />
              )}
            </span>
            <b>{label}</b>
            {cheapest && (
              <span>
                <RichText id="car.class.from" values={{ price: <Price key="price" of={cheapest.total} /> }} />
              </span>
            )}
          </button>
        )
      })}
    </div>
  )
}
