import './terms.css'
import type { RailPassFare } from '@portolan/contract/rail-journey'
import { Check, CircleDollarSign } from 'lucide-react'
import { useText } from '../../i18n/text.ts'
import { Icon } from '../../ui/Icon.tsx'
import { isAlike, isCost, type TermRow, type Topic, termRows } from './terms.ts'
import { classWords } from './words.ts'

function Term({ topic, text }: { topic: Topic; text: string }) {
  if (!text) return <span className="faint">–</span>
  return (
    <span className={isCost(topic) ? 'term cost' : 'term'}>
      <Icon of={isCost(topic) ? CircleDollarSign : Check} size="s" />
      <span>{text}</span>
    </span>
  )
}

function Row({ row }: { row: TermRow }) {
  const t = useText()
  const { topic, cells } = row
  return (
    <tr>
      <th scope="row">{t(`pass.topic.${topic}`)}</th>
      {isAlike(row) ? (
        <td colSpan={cells.length}>
          <Term topic={topic} text={cells[0]?.text ?? ''} />
        </td>
      ) : (
        cells.map(({ rph, text }) => (
          <td key={rph}>
            <Term topic={topic} text={text} />
          </td>
        ))
      )}
    </tr>
  )
}

/** Conditions by topic, one column a fare; what is alike in all is said once. */
export function Conditions({ fares }: { fares: readonly RailPassFare[] }) {
  const t = useText()
  const rows = termRows(fares)
  if (rows.length === 0) return null
  return (
    <section className="card" aria-labelledby="pass-conditions">
      <div className="pass-sec">
        <h2 className="h3 grow" id="pass-conditions">
          {t('pass.conditions')}
        </h2>
      </div>
      <table className="terms" aria-labelledby="pass-conditions">
        {fares.length > 1 && (
          <thead>
            <tr>
              <th scope="col">
                <span className="vh">{t('pass.topic')}</span>
              </th>
              {fares.map((fare) => (
                <th key={fare.rph} scope="col">
                  {classWords(fare.class, t)}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map((row) => (
            <Row key={row.topic} row={row} />
          ))}
        </tbody>
      </table>
    </section>
  )
}
