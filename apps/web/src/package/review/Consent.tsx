import type { Amount } from '@portolan/contract/shared'
import { useNavigate } from '@tanstack/react-router'
import { useText } from '../../i18n/text.ts'
import { differenceOf, isSame } from '../../price/change.ts'
import { PriceChange } from '../../price/PriceChange.tsx'
import { type Choice, choiceAddress } from '../choice.ts'
import type { PackageAsked } from '../search.ts'

interface Props {
  asked: PackageAsked
  choice: Choice
  /** 'Casa do Cais' */
  hotel: string
  total: Amount
  /** The server's word: it cost something else when it was found. */
  isChanged: boolean
}

/** The package has another price than it was chosen at: nothing goes on before that is agreed to. */
export function Consent({ asked, choice, hotel, total, isChanged }: Props) {
  const t = useText()
  const navigate = useNavigate()
  const { was } = choice
  if (was ? isSame(was, total) : !isChanged) return null
  const isLess = was !== undefined && (differenceOf({ was, now: total })?.amount ?? 0) < 0
  const again: Choice = { pick: choice.pick, hotel: choice.hotel, rooms: choice.rooms }
  // The address says what was agreed to: a reload does not ask a second time.
  const agree = () =>
    void navigate({ to: '/package/review', search: choiceAddress(asked, { ...choice, was: total }), replace: true })
  return (
    <PriceChange
      title={t(isLess ? 'package.changed.less' : 'package.changed.more')}
      hint={t('package.changed.hint')}
      changes={was ? [{ id: 'package', name: hotel, was, now: total }] : []}
      {...(!was && { total: { label: t('package.sum.total'), amount: total } })}
      keep={t('package.toHotels')}
      onKeep={() => void navigate({ to: '/package/hotels', search: choiceAddress(asked, again) })}
      onAgree={agree}
      busy={false}
    />
  )
}
