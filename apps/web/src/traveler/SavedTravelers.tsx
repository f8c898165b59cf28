import type { SavedTraveler } from '@portolan/contract/traveler'
import { BookUser } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../i18n/text.ts'
import { useAccountState } from '../session/account-state.ts'
import { Button } from '../ui/Button.tsx'
import { Drawer } from '../ui/Drawer.tsx'
import { Wait } from '../ui/Wait.tsx'
import { useSavedTravelers } from './calls.ts'

const nameOf = ({ firstName, lastName }: SavedTraveler): string => [firstName, lastName].filter(Boolean).join(' ')

function SavedList({ onChoose }: { onChoose(traveler: SavedTraveler): void }) {
  const t = useText()
  const { data, isPending, error, refetch } = useSavedTravelers(true)
  if (isPending) return <Wait label={t('traveler.saved')} />
  if (!data)
    return (
      <p>
        {error?.message} <Button onClick={() => void refetch()}>{t('traveler.screen.retry')}</Button>
      </p>
    )
  if (data.length === 0) return <p className="muted">{t('traveler.savedEmpty')}</p>
  return (
    <ul className="tv-saved">
      {data.map((traveler) => (
        <li key={traveler.id}>
          <span>
            <bdi>{nameOf(traveler)}</bdi>
            {traveler.birthDate && <bdi className="small muted">{traveler.birthDate}</bdi>}
          </span>
          <Button size="sm" onClick={() => onChoose(traveler)}>
            {t('traveler.choose')}
          </Button>
        </li>
      ))}
    </ul>
  )
}

/** For those logged in: somebody who was saved takes this place. */
export function SavedTravelers({ onChoose }: { onChoose(traveler: SavedTraveler): void }) {
  const t = useText()
  const { logedIn } = useAccountState()
  const [open, setOpen] = useState(false)
  if (!logedIn) return null
  return (
    <>
      <Button size="sm" icon={BookUser} onClick={() => setOpen(true)}>
        {t('traveler.saved')}
      </Button>
      {open && (
        <Drawer title={t('traveler.saved')} hint={t('traveler.savedHint')} onClose={() => setOpen(false)}>
          <SavedList
            onChoose={(traveler) => {
              setOpen(false)
              onChoose(traveler)
            }}
          />
        </Drawer>
      )}
    </>
  )
}
