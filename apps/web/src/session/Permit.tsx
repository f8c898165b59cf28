import { holds } from '@portolan/domain/may'
import type { Permission } from '@portolan/domain/permission'
import { cloneElement, type ReactElement } from 'react'
import { useText } from '../i18n/text.ts'
import { usePerson } from './person.ts'
import { useWhoGives } from './who-gives.ts'

interface Permittable {
  className?: string | undefined
  disabled?: boolean | undefined
  title?: string | undefined
  onClick?: unknown
}

interface Props {
  permission: Permission
  /** Hide the element (class `hidden`) or leave it visible and disabled, saying why. */
  effect: 'hide' | 'disabled'
  children: ReactElement<Permittable>
}

/** HTML has no disabled link: one without an address takes neither focus nor clicks. The router's own does the same. */
const disabledLink = { href: undefined, role: 'link', 'aria-disabled': true }

/** The server refuses the same call by the same string; this only spares people the refusal. */
export function Permit({ permission, effect, children }: Props): ReactElement {
  const t = useText()
  const whoGives = useWhoGives()
  if (holds(usePerson(), permission)) return children
  const { className } = children.props
  if (effect === 'hide') return cloneElement(children, { className: className ? `${className} hidden` : 'hidden' })
  const marks = children.type === 'a' ? disabledLink : { disabled: true }
  const reason = [t('shell.noPermission'), whoGives].filter(Boolean).join(' ')
  return cloneElement(children, { ...marks, onClick: undefined, title: reason })
}
