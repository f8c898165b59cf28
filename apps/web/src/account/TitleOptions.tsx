import { useText } from '../i18n/text.ts'

/** The wire carries the English word whatever the page speaks; one that we do not know is kept as it is. */
export function TitleOptions({ known }: { known: string }) {
  const t = useText()
  const titles = [
    { value: 'Mr', name: t('account.profile.mr') },
    { value: 'Mrs', name: t('account.profile.mrs') },
    { value: 'Ms', name: t('account.profile.ms') },
    { value: 'Miss', name: t('account.profile.miss') },
  ]
  const isForeign = known !== '' && titles.every(({ value }) => value !== known)
  return (
    <>
      <option value="">{t('account.profile.noTitle')}</option>
      {titles.map(({ value, name }) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
      {isForeign && <option value={known}>{known}</option>}
    </>
  )
}
