import { useText } from '../i18n/text.ts'

/** The wire carries the English word whatever the page speaks; one that we do not know is kept as it is. */
export function TitleOptions({ known, empty }: { known: string; empty?: string }) {
  const t = useText()
  const titles = [
    { value: 'Mr', name: t('traveler.title.mr') },
    { value: 'Mrs', name: t('traveler.title.mrs') },
    { value: 'Ms', name: t('traveler.title.ms') },
    { value: 'Miss', name: t('traveler.title.miss') },
  ]
  const isForeign = known !== '' && titles.every(({ value }) => value !== known)
  return (
    <>
      <option value="">{empty ?? t('traveler.title.none')}</option>
      {titles.map(({ value, name }) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
      {isForeign && <option value={known}>{known}</option>}
    </>
  )
}
