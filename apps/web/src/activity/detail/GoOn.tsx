import { useText } from '../../i18n/text.ts'
import { Buy, Expired } from '../../result/Buy.tsx'
import { detailAddress } from '../address.ts'
import { timeOfDeparture } from './departure.ts'
import type { Detail } from './use-detail.ts'

interface Props {
  detail: Detail
  /** The party is filled in to the end. */
  isWhole: boolean
  /** In the bar of a phone: the way on alone. */
  brief?: boolean
}

/** Why it cannot go on yet, in words; undefined where it can. */
function useObstacle({ detail, isWhole }: Props): string | undefined {
  const t = useText()
  if (!detail.choice.day) return t('activity.group.noDay')
  if (!isWhole) return t('activity.go.people')
  if (detail.isAsking) return t('activity.go.asking')
  return detail.picked ? undefined : t('activity.go.group')
}

function Again({ detail: { departures } }: { detail: Detail }) {
  const t = useText()
  return (
    <Expired
      said={t('activity.expired')}
      kept={t('activity.expired.kept')}
      again={t('activity.expired.again')}
      busy={departures.isFetching}
      onAgain={() => void departures.refetch()}
    />
  )
}

/** What was chosen, as the cart takes it: by its handle, never by its price. */
function goodsOf({ asked, tour, choice, picked, departures }: Detail) {
  const { correlationID } = departures.data ?? {}
  const time = picked && timeOfDeparture(picked)
  return {
    productType: 'activity' as const,
    rphs: picked ? [picked.rph] : [],
    ...(correlationID && { correlationID }),
    searchInputValues: detailAddress(asked, tour, { ...choice, time, group: picked?.groupCode }),
  }
}

/** To the travellers, or into the cart; what stands in the way is said beside the buttons. */
export function GoOn({ detail, isWhole, brief = false }: Props) {
  const t = useText()
  const obstacle = useObstacle({ detail, isWhole })
  if (detail.held.isOver) return <Again detail={detail} />
  return (
    <Buy
      goods={goodsOf(detail)}
      label={t('activity.reserve', { count: detail.people })}
      cart={brief ? undefined : { label: t('activity.cart'), done: t('activity.cart.done') }}
      isOff={obstacle !== undefined}
    >
      <p className="xs faint why" role="status">
        {obstacle ?? t('activity.go.notCharged')}
      </p>
    </Buy>
  )
}
