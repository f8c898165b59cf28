import { useFormat } from '../i18n/format.ts'
import { type Say, useText } from '../i18n/text.ts'
import { useMoments } from '../moment/use-moments.ts'
import { type Charge, type Span, sharesOf } from './terms.ts'

const looks: Readonly<Record<Charge['kind'], string>> = { free: 'fr', sum: 'fe', percent: 'fe', none: 'no' }

function useChargeWords(): (charge: Charge) => string {
  const t = useText()
  const format = useFormat()
  return (charge) => {
    switch (charge.kind) {
      case 'free':
        return t('checkout.terms.free')
      case 'none':
        return t('checkout.terms.none')
      case 'percent':
        return t('checkout.terms.percent', { share: charge.percent / 100 })
      case 'sum':
        return t('checkout.terms.fee', { price: `\u2068${format.money(charge.amount, charge.currencyCode)}\u2069` })
    }
  }
}

const sentence = (t: Say, words: string, date: string | undefined): string =>
  date === undefined ? t('checkout.terms.then', { words }) : t('checkout.terms.until', { words, date })

/** What a cancellation costs, and until when: a bar for the eye and the same in sentences for everybody else. */
export function CancelTimeline({ spans, now }: { spans: readonly Span[]; now: number }) {
  const t = useText()
  const moments = useMoments()
  const wordsOf = useChargeWords()
  const shares = sharesOf(spans, now)
  const dateOf = ({ deadline, until }: Span) =>
    deadline === undefined || until === undefined ? undefined : moments.terms(deadline)
  const parts = spans.map((span, index) => ({
    key: `${index}/${span.until ?? ''}`,
    look: looks[span.charge.kind],
    words: wordsOf(span.charge),
    from: index === 0 ? t('checkout.terms.today') : dateOf(spans[index - 1] ?? span),
    said: sentence(t, wordsOf(span.charge), dateOf(span)),
  }))
  // Never too narrow for a word.
  const columns = shares.map((share) => `minmax(84px, ${share}fr)`).join(' ')
  return (
    <div className="ctl">
      <p className="vh">{parts.map(({ said }) => said).join(' ')}</p>
      <div className="ctl-b" aria-hidden="true" style={{ gridTemplateColumns: columns }}>
        {parts.map(({ key, look, words, from }) => (
          <span key={key} className={look}>
            <small>{from}</small>
            <i />
            <em>{words}</em>
          </span>
        ))}
      </div>
    </div>
  )
}
