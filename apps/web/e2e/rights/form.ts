import type { Page } from '@playwright/test'

const typed = {
  firstName: 'Nadia',
  lastName: 'Harbour',
  birthDate: '1995-03-02',
  docID: 'K12345678',
  expireDate: '2036-01-01',
  phoneNumber: '91234567',
  email: 'nadia@example.com',
} as const

const chosen = ['title', 'phoneCode', 'nationality', 'residenceCountry'] as const

/** Where the first of them is named. */
export const firstName = '[name="travelers.0.firstName"]'

/** Whatever the form asks of those who travel. */
export async function fillTravellers(page: Page, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const field = (name: string) => page.locator(`[name="travelers.${index}.${name}"]`)
    for (const name of chosen) if ((await field(name).count()) > 0) await field(name).selectOption({ index: 1 })
    for (const [name, value] of Object.entries(typed))
      if ((await field(name).count()) > 0) await field(name).fill(value)
  }
}
