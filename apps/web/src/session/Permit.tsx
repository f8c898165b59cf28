import type { Permission } from '@portolan/domain/permission'
import { cloneElement, type ReactElement } from 'react'
import { useText } from '../i18n/text.ts'
import { keptPermissions, useAccountState } from './account-state.ts'

interface Permittable {
  className?: string | undefined
  disabled?: boolean | undefined
  title?: string | undefined
}

/** The permissions of the logged-in user; before the first answer of the server, the ones kept from last time. */
export function usePermissions(): readonly string[] {
  const { permissions, logedIn } = useAccountState()
  return logedIn ? permissions : keptPermissions()
}

export const useMay = (permission: Permission): boolean => usePermissions().includes(permission)

interface Props {
  permission: Permission
  /** Hide the element (class `hidden`) or leave it visible and disabled, saying why. */
  effect: 'hide' | 'disabled'
  children: ReactElement<Permittable>
}

/** The server refuses the same call by the same string; this only spares people the refusal. */
export function Permit({ permission, effect, children }: Props): ReactElement {
  const t = useText()
  if (useMay(permission)) return children
  const { className } = children.props
  if (effect === 'hide') return cloneElement(children, { className: className ? `${className} hidden` : 'hidden' })
  return cloneElement(children, { disabled: true, title: t('shell.noPermission') })
}
