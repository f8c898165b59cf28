import { localeOf } from '@portolan/domain/language'
import type { MessageId } from '../../i18n/messages.ts'
import { useSpeech, useText } from '../../i18n/text.ts'
import { useSupplierHealth } from '../calls.ts'
import { healthOf } from './model.ts'

const names: Readonly<Record<string, MessageId>> = {
  eurostar: 'rail.family.eurostar',
  france: 'rail.family.france',
  germany: 'rail.family.germany',
  austria: 'rail.family.austria',
  switzerland: 'rail.family.switzerland',
  italy: 'rail.family.italy',
  iberia: 'rail.family.iberia',
  britain: 'rail.family.britain',
  nordic: 'rail.family.nordic',
  benelux: 'rail.family.benelux',
  east: 'rail.family.east',
  pass: 'rail.family.pass',
}

/** Only when it matters: somebody who sells trains is slow or silent. Who has no name of ours is counted all the same. */
export function HealthLine() {
  const t = useText()
  const { language } = useSpeech()
  const { data } = useSupplierHealth()
  const health = data && healthOf(data)
  const listOf = (families: readonly string[]): string =>
    new Intl.ListFormat(localeOf(language), { type: 'conjunction' }).format(
      families.flatMap((family) => {
        const name = names[family]
        return name ? [t(name)] : []
      }),
    )
  if (!health) return <div role="status" />
  const { up, total } = health
  const [slow, down] = [listOf(health.slow), listOf(health.down)]
  return (
    <div className="health" role="status">
      <span className="scale" aria-hidden="true">
        {Array.from({ length: total }, (_, at) => at).map((at) => (
          <i key={at} className={at < up ? 'on' : 'slow'} />
        ))}
      </span>
      <span>
        <b className="semi">{t('rail.health.count', { up, total })}</b> {slow && t('rail.health.slow', { names: slow })}{' '}
        {down && t('rail.health.down', { names: down })}
      </span>
    </div>
  )
}
