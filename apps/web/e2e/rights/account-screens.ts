import type { Page } from '@playwright/test'
import { expect } from '../journey.ts'
import { type Deed, dialog, managers, nobody, owners, pressLast, type Role, refusal, type Screen } from './deed.ts'
import { goTo } from './go.ts'

export const openAccounts = (search: string) => async (page: Page) => {
  await goTo(page, `/account/accounts${search}`)
  await expect(page.getByRole('table').first().or(refusal(page)).first()).toBeVisible()
}

const employees: Screen = {
  name: 'employees',
  open: openAccounts(''),
  deeds: [
    {
      name: 'Add employee',
      offered: managers,
      async press(page) {
        const drawer = dialog(page)
        await drawer.getByLabel('First name').fill('Sofía')
        await drawer.getByLabel('Last name').fill('Ibarra')
        await drawer.getByLabel('Username').fill(`sofia.${Date.now()}`)
        await drawer.getByLabel('Email').fill('sofia@example.com')
        await drawer.getByRole('checkbox', { name: /Viewer/ }).check()
        await pressLast(page, 'Add and send the invitation')
      },
      sends: 'POST /api/v1/b2b/user-manage/users',
      leaves: true,
    },
  ],
}

export const save = (page: Page): Promise<void> => page.getByRole('button', { name: 'Save', exact: true }).click()

/** One box or one role of a person, and then all of it is saved. */
const changePerson = (name: string | RegExp, offered: readonly Role[]): Deed => ({
  name,
  offered,
  press: save,
  sends: 'PUT /api/v1/b2b/user-manage/users/*',
})

/** With a person or a role beside the list. */
export const openPanel = (search: string, part: string) => async (page: Page) => {
  await openAccounts(search)(page)
  await expect(page.locator(part)).toBeVisible()
}

const person: Screen = {
  name: 'a colleague’s account',
  open: openPanel('?user=viewer', '.rights'),
  deeds: [
    changePerson(/^Rail: Book/, managers),
    changePerson('Finance', managers),
    // Nobody hands out more than their own.
    changePerson('Owner', owners),
    changePerson(/^Can log in/, managers),
    {
      name: 'Change password',
      offered: managers,
      async press(page) {
        for (const label of ['New password', 'New password, again'])
          await dialog(page).getByLabel(label, { exact: true }).fill('seven gulls over the pier')
        await pressLast(page, 'Change password')
      },
      sends: 'PUT /api/v1/b2b/user-manage/users/*/password',
    },
  ],
}

/** Who may do more than oneself is not changed, and nobody shuts out oneself. */
const ownersAccount: Screen = {
  name: 'the owner’s account',
  open: openPanel('?user=owner', '.rights'),
  deeds: [
    changePerson(/^Rail: Book/, owners),
    { name: /^Can log in/, offered: nobody },
    {
      name: 'Change password',
      offered: owners,
      press: (page) => expect(page).toHaveURL(/\/profile\/password$/),
      leaves: true,
    },
  ],
}

/** For those who see nothing of it, and read so. */
export const closedAccounts: readonly Screen[] = [{ ...employees, says: true }]

/** For those who see the agency's people. */
export const accountScreens: readonly Screen[] = [employees, person, ownersAccount]
