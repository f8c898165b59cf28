import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../i18n/text.ts'
import { shopToday } from '../../session/shop-today.ts'
import { Button } from '../../ui/Button.tsx'
import { DateRange } from '../../ui/DateRange.tsx'
import { PlaceField } from '../form/PlaceField.tsx'
import { isFull, type Leg, legProblems, type NewLeg } from './legs.ts'

interface Props {
  legs: readonly Leg[]
  onAdd(leg: Leg): void
}

/** The next journey goes on from where the last one ended. */
const nextAfter = (legs: readonly Leg[]): NewLeg => ({ from: legs.at(-1)?.to ?? null, to: null, day: '' })

export function AddJourney({ legs, onAdd }: Props) {
  const t = useText()
  const today = shopToday()
  const [leg, setLeg] = useState<NewLeg>(() => nextAfter(legs))
  const [tried, setTried] = useState(false)
  const problems = tried ? legProblems(leg, today) : {}
  const say = (field: keyof NewLeg) => {
    const id = problems[field]
    return id ? t(id) : undefined
  }
  if (isFull(legs)) return <p className="pt-add small muted">{t('compare.full')}</p>
  const add = () => {
    const { from, to, day } = leg
    setTried(true)
    if (!from || !to || Object.keys(legProblems(leg, today)).length > 0) return
    const added = { from, to, day }
    onAdd(added)
    setTried(false)
    setLeg(nextAfter([added]))
  }
  return (
    <form
      className="pt-add"
      noValidate
      aria-label={t('compare.add')}
      onSubmit={(event) => {
        event.preventDefault()
        add()
      }}
    >
      <PlaceField
        label={t('compare.from')}
        name="compare-from"
        value={leg.from}
        error={say('from')}
        onChange={(from) => setLeg({ ...leg, from })}
      />
      <PlaceField
        label={t('compare.to')}
        name="compare-to"
        value={leg.to}
        error={say('to')}
        onChange={(to) => setLeg({ ...leg, to })}
      />
      <DateRange
        label={t('compare.day')}
        startLabel={t('compare.day')}
        startName="compare-day"
        value={leg.day ? { start: leg.day } : {}}
        onChange={({ start }) => setLeg({ ...leg, day: start ?? '' })}
        today={today}
        error={say('day')}
      />
      <Button type="submit" icon={Plus}>
        {t('compare.add')}
      </Button>
    </form>
  )
}
