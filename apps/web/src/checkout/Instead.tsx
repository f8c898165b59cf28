import { type Alternative, findAlternatives } from '@portolan/contract/checkout'
import { may } from '@portolan/domain/may'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Check, ShoppingBag } from 'lucide-react'
import { useState } from 'react'
import { send } from '../api/client.ts'
import { useSpeech, useText } from '../i18n/text.ts'
import { useMoments } from '../moment/use-moments.ts'
import { Price } from '../price/Price.tsx'
import { addGoods } from '../session/cart-goods.ts'
import { cartState } from '../session/cart-state.ts'
import { usePerson } from '../session/person.ts'
import { Button } from '../ui/Button.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { Icon } from '../ui/Icon.tsx'

/** Searched for once: handles do not change while the page is open. */
function useAlternatives(orderId: string) {
  const { language } = useSpeech()
  return useQuery({
    queryKey: ['checkout', 'alternatives', orderId, language],
    queryFn: ({ signal }) => send(findAlternatives, { params: { orderId } }, { signal }),
    retry: false,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  })
}

function Choice({ of: { productType, rphs, startDate, title, lines, deadlines, price } }: { of: Alternative }) {
  const t = useText()
  const moments = useMoments()
  const [busy, setBusy] = useState(false)
  const [isAdded, setAdded] = useState(false)
  const [trouble, setTrouble] = useState<string>()
  const put = async () => {
    setBusy(true)
    const added = await addGoods({ productType, rphs, ...(startDate !== undefined && { startDate }) })
    setBusy(false)
    setAdded(added)
    setTrouble(added ? undefined : cartState.read().failure?.message)
  }
  return (
    <li className="co-instead-i">
      <div className="grow">
        <b className="semi">
          <bdi>{title}</bdi>
        </b>
        {lines.map((line) => (
          <p className="small muted" key={line}>
            <bdi>{moments.said(line, deadlines)}</bdi>
          </p>
        ))}
        {trouble && (
          <p className="small danger" role="alert">
            {trouble}
          </p>
        )}
      </div>
      <Price of={price} size="sm" />
      {isAdded ? (
        <Link className={buttonClass({})} to="/cart">
          <Icon of={Check} size="s" />
          {t('checkout.instead.added')}
        </Link>
      ) : (
        <Button icon={ShoppingBag} busy={busy} onClick={() => void put()}>
          {t('checkout.instead.add')}
        </Button>
      )}
    </li>
  )
}

/** What could be had in place of an item that is gone. Where there is nothing, or nobody says, the search is left. */
export default function Instead({ itemId, orderId }: { itemId: string; orderId: string }) {
  const t = useText()
  const { data, isPending } = useAlternatives(orderId)
  const person = usePerson()
  const found = (data?.items ?? []).filter(
    ({ cartItemId, productType }) => cartItemId === itemId && may(person, 'book', productType),
  )
  if (isPending)
    return (
      <p className="co-instead small muted" role="status">
        {t('checkout.instead.looking')}
      </p>
    )
  if (found.length === 0) return null
  return (
    <div className="co-instead">
      <h4 className="small semi">{t('checkout.instead.title')}</h4>
      <ul>
        {found.map((one) => (
          <Choice key={one.rphs.join(' ')} of={one} />
        ))}
      </ul>
    </div>
  )
}
