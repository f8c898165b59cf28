import { expect } from '../journey.ts'
import { type Deed, everybody, managers, readers, refusal, type Screen } from './deed.ts'
import { goTo } from './go.ts'

const bookings: Screen = {
  name: 'the list of bookings',
  async open(page) {
    await goTo(page, '/booking')
    await expect(page.getByRole('region', { name: 'Bookings' })).toHaveAttribute('aria-busy', 'false')
  },
  deeds: [
    { name: 'Download as CSV', offered: everybody },
    {
      name: 'Work list',
      offered: managers,
      press: (page) => expect(page.locator('.bk-work-item').first()).toBeVisible(),
      leaves: true,
    },
    {
      name: 'Accounts',
      offered: readers,
      press: (page) => expect(page.getByRole('table')).toBeVisible(),
      leaves: true,
    },
  ],
}

const settle = (name: string): Deed => ({
  name,
  offered: managers,
  sends: 'POST /api/v1/work-items/*',
})

const workList: Screen = {
  name: 'the work list',
  async open(page) {
    await goTo(page, '/booking/work')
    await expect(page.locator('.bk-work-item').or(refusal(page)).first()).toBeVisible()
    const note = page.getByRole('textbox', { name: 'Note' })
    if ((await note.count()) > 0) await note.first().fill('asked the bank')
  },
  deeds: ['Keep the note only', 'Try again', 'Mark as done'].map(settle),
  says: true,
  looks: [],
}

/** What the agency has bought, and what of it waits for a person. */
export const agencyScreens: readonly Screen[] = [bookings, workList]
