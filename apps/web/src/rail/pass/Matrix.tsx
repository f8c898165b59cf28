import '../../ui/check.css'
import './matrix.css'
import type { RailPassFare } from '@portolan/contract/rail-journey'
import { RichText, useText } from '../../i18n/text.ts'
import { Price } from '../../price/Price.tsx'
import { validityWords } from '../pass-words.ts'
import { type PassSummary, priceADay, sellingOf } from './model.ts'
import { classWords, spanWords } from './words.ts'

interface Props {
  summary: PassSummary
  chosen: RailPassFare | undefined
  onChoose(fare: RailPassFare): void
}

function Cell({ fare, label, on, onChoose }: { fare: RailPassFare; label: string; on: boolean; onChoose(): void }) {
  return (
    <label className={on ? 'check mx on' : 'check mx'}>
      <input type="radio" name="pass-fare" aria-label={label} checked={on} onChange={onChoose} />
      <span className="mx-p">
        <Price of={sellingOf(fare)} size="sm" />
        <span className="xs faint">
          <RichText id="pass.aDay" values={{ price: <Price key="price" of={priceADay(fare)} /> }} />
        </span>
      </span>
    </label>
  )
}

/** Validity by class, one radio a cell. */
export function Matrix({ summary, chosen, onChoose }: Props) {
  const t = useText()
  return (
    <table className="mxt">
      <thead>
        <tr>
          <th scope="col">
            <span className="vh">{t('pass.filter.validity')}</span>
          </th>
          {summary.classes.map((one) => (
            <th key={one} scope="col">
              <b>{classWords(one, t)}</b>
              <span className="only-l">{t(one === '1' ? 'pass.class.1' : 'pass.class.2')}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {summary.validityOptions.map(({ validity, within, fares }) => (
          <tr key={`${validity}${within}`}>
            <th scope="row">
              <b>{validityWords({ validity }, t)}</b>
              {within && <span className="small muted">{spanWords(within, t)}</span>}
            </th>
            {summary.classes.map((one) => {
              const fare = fares[one]
              return (
                <td key={one}>
                  {fare ? (
                    <Cell
                      fare={fare}
                      label={t('pass.cell', {
                        validity: validityWords({ validity, within }, t),
                        class: classWords(one, t),
                      })}
                      on={chosen?.rph === fare.rph}
                      onChoose={() => onChoose(fare)}
                    />
                  ) : (
                    <span className="mx-no faint small">{t('pass.notSold')}</span>
                  )}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
