import type { ImportReport } from './import.ts'

const count = (value: number, one: string, many = `${one}s`): string =>
  `${value.toLocaleString('en')} ${value === 1 ? one : many}`

function tellTaken({ taken, feed }: ImportReport): string[] {
  if (!taken) return []
  const lines = [
    `  ${count(taken.trips, 'train')} with ${count(taken.stopTimes, 'stop time')}`,
    `  ${count(taken.matched, 'stop')} matched to our stations, ${taken.added.toLocaleString('en')} new`,
    `  ${count(taken.services, 'calendar')}, valid from ${feed?.firstDay} to ${feed?.lastDay}`,
    `  ${count(taken.transfers, 'rule')} for changing trains`,
  ]
  if (taken.otherTrips > 0)
    lines.push(`  left out: ${count(taken.otherTrips, 'trip that is no train', 'trips that are no trains')}`)
  if (taken.otherTransfers > 0)
    lines.push(`  left out: ${count(taken.otherTransfers, 'rule')} for single trains or platforms`)
  return lines
}

function tellRefused({ complaints }: ImportReport): string[] {
  const { shown, count: all } = complaints
  if (all === 0) return ['Nothing was refused.']
  const rest = all > shown.length ? `; the first ${shown.length} are` : ':'
  return [
    `${count(all, 'row was', 'rows were')} refused, and with each the train it belongs to${rest}`,
    ...shown.map(({ file, line, sentence }) => `  ${file}, line ${line}: ${sentence}.`),
  ]
}

/** What an import did, in lines to be printed. */
export function describeReport(report: ImportReport): string[] {
  const { outcome, feed } = report
  if (outcome === 'unchanged')
    return [
      `The feed '${feed?.id}' is this very file already, imported ${feed?.importedAt.toISOString()}. Nothing was done.`,
    ]
  return [`Imported the feed '${feed?.id}':`, ...tellTaken(report), ...tellRefused(report)]
}
