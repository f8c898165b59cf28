import { useText } from '../i18n/text.ts'
import { ComboboxList } from './ComboboxList.tsx'
import type { Choice } from './choice.ts'
import type { ComboboxState } from './use-combobox.ts'
import { useDelayed } from './use-delayed.ts'

/** Under 300 ms nothing is said. */
function Asking() {
  const t = useText()
  return useDelayed(300) ? <span className="combo-say">{t('ui.combobox.searching')}</span> : null
}

/** What is said and what is offered under the field. A number of matches is seen, so it is only said. */
export function ComboboxOffer<C extends Choice>({ label, state }: { label: string; state: ComboboxState<C> }) {
  const t = useText()
  const { matches } = state
  const count = matches.choices.length
  return (
    <>
      <div role="status">
        {matches.state === 'asking' && count === 0 && <Asking />}
        {matches.state === 'failed' && <span className="combo-say">{t('ui.combobox.failed')}</span>}
        {matches.state === 'answered' && (
          <span className={count === 0 ? 'combo-say' : 'vh'}>{t('ui.combobox.count', { count })}</span>
        )}
      </div>
      <ComboboxList label={label} state={state} />
    </>
  )
}
