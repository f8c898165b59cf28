import { useNavigate } from '@tanstack/react-router'
import { useText } from '../../i18n/text.ts'
import { PassForm } from '../form/PassForm.tsx'
import { writePassSearch } from '../pass-search.ts'

/** Without a whole search there is nothing to show yet: it is asked for here. */
export function PassSearchPage() {
  const t = useText()
  const navigate = useNavigate()
  return (
    <div className="page top finder-page">
      <h1>{t('pass.noSearch')}</h1>
      <p className="muted">{t('pass.noSearchText')}</p>
      <div className="card finder alone">
        <PassForm onSearch={(search) => void navigate({ to: '/rail/passes', search: writePassSearch(search) })} />
      </div>
    </div>
  )
}
