import '../../ui/finder.css'
import './form.css'
import { ArrowLeftRight, MapPinHouse, Search } from 'lucide-react'
import { useText } from '../../i18n/text.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import type { TransferAsked } from '../search.ts'
import { Days } from './Days.tsx'
import { EndField } from './EndField.tsx'
import { MoreFields } from './MoreFields.tsx'
import { PartyField } from './PartyField.tsx'
import { blankAddress } from './place.ts'
import { type TransferFormState, useTransferForm } from './use-transfer-form.ts'
import type { TransferValues } from './values.ts'

interface Props {
  initial: TransferValues | undefined
  onSearch(asked: TransferAsked): void
}

const addressTexts = { from: 'transfer.form.fromAddress', to: 'transfer.form.toAddress' } as const

/** What is not in the list of places is typed as an address. */
function AddressLink({ side, state }: { side: 'from' | 'to'; state: TransferFormState }) {
  const t = useText()
  const { value, onChange } = state.fields[side]
  if (value?.kind === 'address') return null
  return (
    <button type="button" className="link" onClick={() => onChange(blankAddress)}>
      <Icon of={MapPinHouse} size="s" />
      {t(addressTexts[side])}
    </button>
  )
}

function Ends({ state }: { state: TransferFormState }) {
  const t = useText()
  const { from, to } = state.fields
  const swap = () => {
    const before = from.value
    from.onChange(to.value)
    to.onChange(before)
  }
  return (
    <>
      <div className="sfield wide">
        <EndField side="from" state={state} />
        <button type="button" className="swap" aria-label={t('transfer.form.swap')} onClick={swap}>
          <Icon of={ArrowLeftRight} size="s" />
        </button>
      </div>
      <div className="sfield wide to">
        <EndField side="to" state={state} />
      </div>
    </>
  )
}

/** From, to, when, who. On phones the fields stand one under the other and open as sheets. */
export function TransferForm({ initial, onSearch }: Props) {
  const t = useText()
  const state = useTransferForm(initial, onSearch)
  const { fields, errorOf, nameOf, summary, button, submit, failure } = state
  const { trip, party } = fields
  return (
    <form
      className="finder-in tf-form"
      aria-label={t('transfer.form.name')}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <ErrorSummary {...summary} />
      {failure && <ErrorPanel title={failure.title} message={failure.message} kept={t('transfer.failed.kept')} />}
      <div className="finder-top">
        <Segmented
          legend={t('transfer.form.trip')}
          name={nameOf('trip')}
          value={trip.value}
          onChange={trip.onChange}
          options={[
            { value: 'oneWay', label: t('transfer.oneWay') },
            { value: 'return', label: t('transfer.return') },
          ]}
        />
        <span className="finder-more">
          <AddressLink side="from" state={state} />
          <AddressLink side="to" state={state} />
        </span>
      </div>
      <div className="finder-row">
        <div className="searchbar">
          <Ends state={state} />
          <Days state={state} />
          <div className="sfield wide">
            <PartyField name={nameOf('party')} value={party.value} error={errorOf('party')} onChange={party.onChange} />
          </div>
        </div>
        <MoreFields state={state} />
        <Button {...button} variant="primary" size="lg" icon={Search}>
          {t('transfer.form.search')}
        </Button>
      </div>
    </form>
  )
}
