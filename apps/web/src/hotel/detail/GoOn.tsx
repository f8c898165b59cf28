import { Link } from '@tanstack/react-router'
import { useText } from '../../i18n/text.ts'
import { Buy, Expired } from '../../result/Buy.tsx'
import { detailAddress, guestsAddress } from '../../stay/detail/address.ts'
import { scarceOf } from '../../stay/detail/choice.ts'
import { sumOfTotals } from '../../stay/price.ts'
import { buttonClass } from '../../ui/button-class.ts'
import type { Detail } from './use-detail.ts'

/** Why it cannot go on yet, in words; undefined where it can. */
function useObstacle({ isWhole, chosen, places }: Detail): string | undefined {
  const t = useText()
  const scarce = scarceOf(chosen)
  if (!isWhole) return t(places.length > 1 ? 'hotelDetail.go.chooseAll' : 'hotelDetail.go.choose')
  const [type] = scarce?.roomTypes ?? []
  return type && t('hotelDetail.go.scarce', { room: type.roomType, count: type.numberOfUnits ?? 1 })
}

function Again({ detail: { rooms } }: { detail: Detail }) {
  const t = useText()
  return (
    <Expired
      said={t('hotelDetail.expired')}
      kept={t('hotelDetail.expired.kept')}
      again={t('hotelDetail.expired.again')}
      busy={rooms.isFetching}
      onAgain={() => void rooms.refetch()}
    />
  )
}

/** What was chosen, as the cart takes it: by its handles, never by its price. */
function goodsOf({ stay, hotel, chosen, rooms }: Detail) {
  const { correlationID } = rooms.data ?? {}
  return {
    productType: 'hotel' as const,
    rphs: chosen.map(({ reference }) => reference.id),
    ...(correlationID && { correlationID }),
    searchInputValues: detailAddress(stay, hotel),
  }
}

/** To the guests, or into the cart; what stands in the way is said beside the buttons. */
export function GoOn({ detail, brief = false }: { detail: Detail; brief?: boolean }) {
  const t = useText()
  const { stay, hotel, chosen, held } = detail
  const obstacle = useObstacle(detail)
  if (held.isOver) return <Again detail={detail} />
  const goods = goodsOf(detail)
  const was = sumOfTotals(chosen.map(({ total }) => total))
  return (
    <Buy
      goods={goods}
      label={t('hotelDetail.reserve')}
      link={
        <Link
          className={buttonClass({ variant: 'primary', size: 'lg', block: true })}
          to="/hotel/guests"
          search={guestsAddress(stay, hotel, goods.rphs, was)}
        >
          {t('hotelDetail.reserve')}
        </Link>
      }
      cart={brief ? undefined : { label: t('hotelDetail.cart'), done: t('hotelDetail.cart.done'), isShown: true }}
      isOff={obstacle !== undefined}
    >
      <p className="xs faint why" role="status">
        {obstacle ?? t('hotelDetail.go.notCharged')}
      </p>
    </Buy>
  )
}
