import './recap.css'
import { localeOf } from '@portolan/domain/language'
import { useNavigate } from '@tanstack/react-router'
import { Search, X } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useFormat } from '../../i18n/format.ts'
import { RichText, useSpeech, useText } from '../../i18n/text.ts'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { partyWords } from '../form/party-words.ts'
import { partyOf } from '../form/ticket-values.ts'
import { type RailPlace, type RailSearch, writeSearch } from '../search.ts'
import type { TrainSearch } from './search-run.ts'

const TicketForm = lazy(async () => ({ default: (await import('../form/TicketForm.tsx')).TicketForm }))

function Field({ label, value, minor = false }: { label: string; value: ReactNode; minor?: boolean }) {
  return (
    <div className={minor ? 'recap-f minor' : 'recap-f'}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}

interface Props {
  search: RailSearch
  ends: TrainSearch['ends']
}

/** By the name that the server has for it; until then by that of the address. */
function PlaceName({ of, name = of.name }: { of: RailPlace; name: string | undefined }) {
  const city = <bdi key="city">{name}</bdi>
  return of.context === 'CITY' ? <RichText id="trains.allStations" values={{ city }} /> : city
}

/** What was searched for; 'Edit search' turns it into the form. */
export function Recap({ search, ends: [from, to] }: Props) {
  const t = useText()
  const format = useFormat()
  const { language } = useSpeech()
  const navigate = useNavigate()
  const [editing, setEditing] = useState(false)
  const opened = useRef(false)
  const form = useRef<HTMLElement>(null)
  const edit = useRef<HTMLButtonElement>(null)
  // The button that was pressed is gone: the focus goes where it led, and comes back to it.
  useEffect(() => {
    if (editing) form.current?.focus()
    else if (opened.current) edit.current?.focus()
    opened.current = editing
  }, [editing])
  if (editing)
    return (
      <section className="card recap-form" aria-label={t('trains.edit')} ref={form} tabIndex={-1}>
        <IconButton className="recap-x" icon={X} label={t('ui.close')} onClick={() => setEditing(false)} />
        <Suspense fallback={<Skeleton heights={[32, 64]} widths={[40, 100]} />}>
          <TicketForm
            initial={search}
            onSearch={(next) => {
              setEditing(false)
              void navigate({ to: '/rail/trains', search: writeSearch(next) })
            }}
          />
        </Suspense>
      </section>
    )
  return (
    <section className="recap" aria-label={t('trains.search')}>
      <dl>
        <Field label={t('rail.form.from')} value={<PlaceName of={search.from} name={from} />} />
        <Field label={t('rail.form.to')} value={<PlaceName of={search.to} name={to} />} />
        <Field label={t('rail.form.depart')} value={format.date(search.depart)} minor />
        {search.back && <Field label={t('rail.form.return')} value={format.date(search.back)} minor />}
        <Field label={t('rail.form.travellers')} value={partyWords(partyOf(search), t, localeOf(language))} minor />
      </dl>
      <Button icon={Search} ref={edit} onClick={() => setEditing(true)}>
        <span className="only-l">{t('trains.edit')}</span>
        <span className="only-s">{t('trains.edit.short')}</span>
      </Button>
    </section>
  )
}
