import type { Page } from '@playwright/test'
import { expect } from '../journey.ts'
import { post } from '../market.ts'
import { openAccounts, openPanel, save } from './account-screens.ts'
import { dialog, managers, nobody, owners, pressLast, type Role, type Screen } from './deed.ts'

const roles: Screen = {
  name: 'roles',
  open: openAccounts('?tab=roles'),
  deeds: [
    {
      name: 'Add role',
      offered: managers,
      async press(page) {
        await page.getByLabel('Name of the role').fill('Night shift')
        await page.getByRole('checkbox', { name: 'Rail: View' }).check()
        await page.getByRole('button', { name: 'Add role' }).click()
      },
      sends: 'POST /api/v1/b2b/security/groups',
      leaves: true,
    },
  ],
}

const role = (name: string, id: string, offered: readonly Role[]): Screen => ({
  name,
  open: openPanel(`?tab=roles&role=${id}`, '.ptable'),
  deeds: [
    {
      name: /^Rail: Book/,
      offered,
      press: save,
      sends: 'PUT /api/v1/b2b/security/groups/*',
    },
    {
      name: 'Remove role',
      offered,
      async press(page) {
        await pressLast(page, /^Remove /)
        // It leads back to the list when it has been done.
        await expect(dialog(page)).toHaveCount(0)
      },
      sends: 'DELETE /api/v1/b2b/security/groups/*',
      leaves: true,
    },
  ],
})

interface Group {
  groupId: string
}

/** Roles of the agency: one within everybody's reach who manages, one that only an owner could hand out, one of ours. */
export interface AgencyRoles {
  plain: string
  high: string
  seeded: string
}

const path = '/api/v1/b2b/security/groups'

export async function defineRoles(owner: Page): Promise<AgencyRoles> {
  const define = async (groupName: string, permissions: string[]) => {
    const answer = await post(owner, path, { groupName: `${groupName} ${Date.now()}`, permissions })
    return (answer as { securityGroup: Group }).securityGroup.groupId
  }
  const { securityGroups } = (await (await owner.request.get(path)).json()) as {
    securityGroups: (Group & { seeded?: boolean })[]
  }
  return {
    plain: await define('Night shift', ['rail:view', 'orders:view']),
    high: await define('Pricing', ['rail:view', 'markup:view', 'markup:manage']),
    seeded: securityGroups.find(({ seeded }) => seeded)?.groupId ?? '',
  }
}

export async function dropRoles(owner: Page, { plain, high }: AgencyRoles): Promise<void> {
  for (const id of [plain, high])
    await owner.request.delete(`${path}/${id}`, { headers: { origin: process.env.BASE_URL ?? '' } })
}

/** For those who see the agency's people: the standard roles are nobody's to change. */
export const roleScreens = ({ plain, high, seeded }: AgencyRoles): Screen[] => [
  roles,
  role('a role', plain, managers),
  role('a role beyond a manager', high, owners),
  role('a standard role', seeded, nobody),
]
