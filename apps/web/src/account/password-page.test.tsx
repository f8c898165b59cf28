import type { OwnInfoRS } from '@portolan/contract/account'
import { RouterProvider } from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { makeRouter } from '../app/router.tsx'
import { switchLanguage } from '../i18n/store.ts'

const ada: OwnInfoRS = { id: '7', username: 'ada', displayName: 'Ada Lovelace', permissions: [] }

// In a file of its own: here no other page has loaded its texts before.
test('[B6] the page of the password, opened directly, has words for every section of the profile', async () => {
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(String(address).includes('own-info') ? ada : { success: true }),
  )
  await switchLanguage('en')
  window.history.replaceState(null, '', '/profile/password')
  render(<RouterProvider router={makeRouter()} />)
  const sections = await screen.findByRole('navigation', { name: 'Profile sections' })
  expect([...sections.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual([
    'Your details',
    'Passport',
    'Password',
  ])
})
