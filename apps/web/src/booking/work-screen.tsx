import './work.css'
import type { WorkItem } from '@portolan/contract/notice'
import { holds } from '@portolan/domain/may'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { CallError } from '../api/failure.ts'
import type { MessageId } from '../i18n/messages.ts'
import { useText } from '../i18n/text.ts'
import { Moment } from '../moment/Moment.tsx'
import { NotPermitted } from '../session/NotPermitted.tsx'
import { usePerson } from '../session/person.ts'
import { Button } from '../ui/Button.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorPanel } from '../ui/ErrorPanel.tsx'
import { Field } from '../ui/Field.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { TextInput } from '../ui/TextInput.tsx'
import { toast } from '../ui/toast-store.ts'
import { Wait } from '../ui/Wait.tsx'
import { useSettle, useWorkItems } from './work-calls.ts'

const kinds: Partial<Record<string, MessageId>> = {
  refund: 'booking.work.refund',
  unpaid: 'booking.work.unpaid',
  takeBack: 'booking.work.takeBack',
  exchange: 'booking.work.exchange',
}

function Item({ item }: { item: WorkItem }) {
  const t = useText()
  const settle = useSettle()
  const [note, setNote] = useState('')
  const act = async (action: string | undefined, said: string) => {
    const answer = await settle
      .mutateAsync({ id: item.id, action, note: note.trim() || undefined })
      .catch(() => undefined)
    if (!answer) return
    setNote('')
    toast({ text: said })
  }
  return (
    <li className="card bk-work-item">
      <div className="row wrap">
        <div className="grow">
          <h2 className="h3">{t(kinds[item.kind] ?? 'booking.work.other')}</h2>
          {item.title && (
            <p className="small">
              <bdi>{item.title}</bdi> <bdi dir="ltr">{item.reference}</bdi>
            </p>
          )}
        </div>
        <Moment className="small faint" kind="instant" at={item.at} />
        <Link
          className={buttonClass({ size: 'sm' })}
          to="/booking/view"
          search={{ id: item.bookingId }}
          aria-label={item.title && t('booking.work.openOf', { item: item.title })}
        >
          {t('booking.work.open')}
        </Link>
      </div>
      {settle.error && (
        <ErrorPanel
          title={settle.error instanceof CallError ? settle.error.title : undefined}
          message={settle.error.message}
        />
      )}
      <Field label={t('booking.work.note')} optional>
        <TextInput maxLength={1000} value={note} onChange={(event) => setNote(event.target.value)} />
      </Field>
      <div className="row wrap">
        {item.kind !== 'unpaid' && (
          <Button busy={settle.isPending} onClick={() => void act('retry', t('booking.work.retried'))}>
            {t('booking.work.retry')}
          </Button>
        )}
        <Button busy={settle.isPending} onClick={() => void act('done', t('booking.work.settled'))}>
          {t('booking.work.settle')}
        </Button>
        {note.trim() && (
          <Button variant="ghost" busy={settle.isPending} onClick={() => void act(undefined, t('booking.work.noted'))}>
            {t('booking.work.keepNote')}
          </Button>
        )}
      </div>
    </li>
  )
}

function Items() {
  const t = useText()
  const work = useWorkItems()
  if (work.error)
    return (
      <ErrorPanel
        title={work.error instanceof CallError ? work.error.title : undefined}
        message={work.error.message}
        actions={<Button onClick={() => void work.refetch()}>{t('shell.failure.again')}</Button>}
      />
    )
  if (!work.data) return <Wait skeleton={<Skeleton heights={[120, 120]} widths={[100]} />} />
  if (work.data.length === 0) return <EmptyState title={t('booking.work.none')} text={t('booking.work.noneText')} />
  return (
    <ul className="bk-work">
      {work.data.map((item) => (
        <Item key={item.id} item={item} />
      ))}
    </ul>
  )
}

/** What a machine could not settle and a person must. */
export default function WorkScreen() {
  const t = useText()
  const mayManage = holds(usePerson(), 'orders:manage')
  const toBookings = (
    <Link className={buttonClass()} to="/booking">
      {t('booking.list.title')}
    </Link>
  )
  return (
    <div className="page top">
      <h1>{t('booking.work.title')}</h1>
      {mayManage ? <Items /> : <NotPermitted sentence={t('shell.noPermission')} action={toBookings} />}
    </div>
  )
}
