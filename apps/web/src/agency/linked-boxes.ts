import type { Permission } from '@portolan/domain/permission'

/** Only products are booked and cancelled, and who may not look at a product does neither: `may` asks for both. */
function findNeededView(permission: Permission): Permission | undefined {
  const [area, action] = permission.split(':')
  return action === 'book' || action === 'cancel' ? (`${area}:view` as Permission) : undefined
}

/**
 * The boxes that one click changes: to tick Book or Cancel ticks View, to untick View unticks both. A box that the
 * editor cannot hand out stays as it is, since the server would refuse the whole change.
 */
export function listToggled(
  ticks: readonly Permission[],
  permission: Permission,
  editor: readonly string[],
): Permission[] {
  const view = findNeededView(permission)
  const missing = view && !ticks.includes(view) ? [view] : []
  const linked = ticks.includes(permission) ? ticks.filter((one) => findNeededView(one) === permission) : missing
  return [permission, ...linked.filter((one) => editor.includes(one))]
}
