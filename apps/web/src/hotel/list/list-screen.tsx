import { Link, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useText } from '../../i18n/text.ts'
import { shopToday } from '../../session/shop-today.ts'
import { readSearch } from '../../stay/address.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { readBox } from './box.ts'
import { ListDesk } from './ListDesk.tsx'

/** The hotels of a stay; an address without a whole stay says what is wrong with it. */
export default function HotelListScreen() {
  const t = useText()
  const address = useSearch({ from: '/shell/hotel/list' })
  const today = shopToday()
  const read = useMemo(() => readSearch(address, today), [address, today])
  const box = useMemo(() => readBox(address.box), [address.box])
  // Another stay begins anew: what was filtered and compared was of the one before.
  if ('stay' in read) return <ListDesk key={JSON.stringify(read.stay)} stay={read.stay} box={box} />
  const { box: _, ...kept } = address
  return (
    <div className="page top">
      <h1>{t('hotels.title')}</h1>
      <EmptyState
        title={t('hotels.noSearch')}
        text={
          <>
            {t('hotels.noSearch.text')}
            {read.problems.map(({ field, text }) => (
              <span className="hfailed" key={field}>
                {t(text)}
              </span>
            ))}
          </>
        }
        action={
          <Link className={buttonClass({ variant: 'primary' })} to="/hotel" search={kept}>
            {t('hotels.noSearch.action')}
          </Link>
        }
      />
    </div>
  )
}
