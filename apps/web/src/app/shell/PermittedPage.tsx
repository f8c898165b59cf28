import { holds } from '@portolan/domain/may'
import { Outlet, useMatches } from '@tanstack/react-router'
import { useText } from '../../i18n/text.ts'
import { NotPermitted } from '../../session/NotPermitted.tsx'
import { usePerson } from '../../session/person.ts'

/** Every address is open to whoever is logged in; a page that needs a permission says so to those who lack it. */
export function PermittedPage() {
  const t = useText()
  const person = usePerson()
  const { title, needs } = useMatches().at(-1)?.staticData ?? {}
  if (!needs || holds(person, needs)) return <Outlet />
  return (
    <div className="page top">
      <h1>{title && t(title)}</h1>
      <NotPermitted sentence={t(needs.endsWith(':book') ? 'shell.closed.book' : 'shell.closed.view')} />
    </div>
  )
}
