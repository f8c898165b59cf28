import { useId, useState } from 'react'
import { CallError } from '../api/failure.ts'
import { useText } from '../i18n/text.ts'
import { ErrorPanel } from '../ui/ErrorPanel.tsx'
import { Switch } from '../ui/Switch.tsx'
import { useAgencySettings, useChangeAgencySettings } from './calls.ts'

/** Whether clients get their papers by themselves, for those who decide that. */
export function PapersSetting() {
  const t = useText()
  const id = useId()
  const { data } = useAgencySettings()
  const change = useChangeAgencySettings()
  const { error } = change
  // What was pressed shows at once: told by the mutation a moment later, the switch sprang back in between.
  const [pressed, setPressed] = useState<boolean>()
  if (!data) return null
  return (
    <section className="card ag-papers" aria-labelledby={id}>
      <h2 className="h4" id={id}>
        {t('agency.papers.title')}
      </h2>
      <Switch
        label={t('agency.papers.label')}
        hint={t('agency.papers.hint')}
        checked={pressed ?? data.papersToTravelers}
        onChange={({ target: { checked } }) => {
          setPressed(checked)
          change.mutate({ papersToTravelers: checked }, { onSettled: () => setPressed(undefined) })
        }}
      />
      {error && <ErrorPanel title={error instanceof CallError ? error.title : undefined} message={error.message} />}
    </section>
  )
}
