import { listNotices } from '@portolan/contract/notice'
import { useQuery } from '@tanstack/react-query'
import { Bell as BellIcon } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { send } from '../../api/client.ts'
import { needTexts } from '../../i18n/store.ts'
import { useText } from '../../i18n/text.ts'
import { useAccountState } from '../../session/account-state.ts'
import { Icon } from '../../ui/Icon.tsx'
import { CartDot } from './CartDot.tsx'
import { useClosing } from './use-closing.ts'

const NoticeList = lazy(async () => {
  const [list] = await Promise.all([import('../../booking/NoticeList.tsx'), needTexts('booking')])
  return list
})

const lookEvery = 60_000

/** Asked for quietly: a session that ended says so on the page, never through the bell. */
const useNotices = () =>
  useQuery({
    queryKey: ['notices', useAccountState().accountInfo?.id ?? ''],
    refetchInterval: lookEvery,
    queryFn: async ({ signal }) => {
      const { notices } = await send(listNotices, {}, { signal, keepOnLoginNeeded: true })
      return Array.isArray(notices) ? notices : []
    },
  })

/** Holds running out, changes, refunds: how many are new, and where each leads. Opening its booking reads one. */
export function Bell() {
  const t = useText()
  const details = useRef<HTMLDetailsElement>(null)
  const [opened, setOpened] = useState(false)
  const { data, isError } = useNotices()
  useClosing(details)
  const count = data?.filter(({ read }) => !read).length ?? 0
  return (
    <details className="usermenu" ref={details} onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}>
      <summary className="topbtn bell" aria-label={t('shell.bell', { count })}>
        <Icon of={BellIcon} />
        <CartDot count={count} />
      </summary>
      <div className="usermenu-list">
        {opened && (
          <Suspense>
            <NoticeList notices={data} failed={isError} />
          </Suspense>
        )}
      </div>
    </details>
  )
}
