import { Link } from '@tanstack/react-router'
import { useText } from '../../i18n/text.ts'
import { Steps } from '../../ui/Steps.tsx'
import { fareAddress } from '../pass/address.ts'
import { PassSteps } from '../pass/PassSteps.tsx'
import { readPassSearch, writePassSearch } from '../pass-search.ts'
import { useRailState } from '../state.ts'

function PassWay() {
  const { passCriteria, selectedPass, selectedValidity } = useRailState()
  const search = passCriteria && readPassSearch(passCriteria)
  if (!search) return null
  const chosen =
    selectedPass && selectedValidity ? fareAddress(search, selectedPass, selectedValidity) : writePassSearch(search)
  return <PassSteps search={search} current="travellers" chosen={chosen} />
}

function TicketWay({ isReturn }: { isReturn: boolean }) {
  const t = useText()
  const { searchInputValues, selectedOutboundTicket } = useRailState()
  const back = { out: selectedOutboundTicket?.rph ?? '', step: 'back' }
  return (
    <Steps
      label={t('trains.steps')}
      current="travellers"
      steps={[
        { id: 'out', label: t(isReturn ? 'trains.step.out' : 'trains.step.train') },
        ...(isReturn ? [{ id: 'back', label: t('trains.step.back') }] : []),
        { id: 'travellers', label: t('trains.step.travellers') },
        { id: 'pay', label: t('trains.step.pay') },
      ]}
      linkTo={(id, label) =>
        searchInputValues ? (
          <Link to="/rail/trains" search={{ ...searchInputValues, ...(id === 'back' && back) }}>
            {label}
          </Link>
        ) : (
          label
        )
      }
    />
  )
}

/** The same steps as on the pages before; those that are done lead back to what was chosen. */
export const TravellersSteps = ({ isPass, isReturn }: { isPass: boolean; isReturn: boolean }) =>
  isPass ? <PassWay /> : <TicketWay isReturn={isReturn} />
