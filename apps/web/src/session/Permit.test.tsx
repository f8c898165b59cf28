import { createMemoryHistory, createRootRoute, createRouter, Link, RouterProvider } from '@tanstack/react-router'
import { fireEvent, render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { switchLanguage } from '../i18n/store.ts'
import base from '../ui/base.css?raw'
import { accountState, emptyAccountState, takeLoginResult } from './account-state.ts'
import { Permit } from './Permit.tsx'

const style = document.createElement('style')

beforeEach(async () => {
  sessionStorage.clear()
  accountState.write(emptyAccountState)
  // The rule as it stands in the sheet that every page loads; the layer around it is nothing to this document.
  style.textContent = /\.hidden {[^}]*}/.exec(base)?.[0] ?? ''
  document.head.append(style)
  await switchLanguage('en')
})

afterEach(() => style.remove())

type Effect = 'hide' | 'disabled'

const onClick = vi.fn((event: { preventDefault(): void }) => event.preventDefault())

const elements: Record<string, ReactElement<object>> = {
  button: (
    <button type="button" className="btn" onClick={onClick}>
      Add employee
    </button>
  ),
  link: (
    <a className="btn" href="/added" onClick={onClick}>
      Add employee
    </a>
  ),
  'link of the router': (
    <Link className="btn" to={'/added' as never} onClick={onClick}>
      Add employee
    </Link>
  ),
}

async function draw(kind: string, effect: Effect) {
  onClick.mockClear()
  const component = () => (
    <Permit permission="users:manage" effect={effect}>
      {elements[kind] as ReactElement<object>}
    </Permit>
  )
  const history = createMemoryHistory({ initialEntries: ['/'] })
  const router = createRouter({ routeTree: createRootRoute({ component }), history })
  render(<RouterProvider router={router as never} />)
  return { element: await screen.findByText<HTMLButtonElement>('Add employee'), router }
}

const roleOf = (kind: string) => (kind === 'button' ? 'button' : 'link')

const isVisible = (element: HTMLElement) => getComputedStyle(element).display !== 'none'

describe.each(Object.keys(elements))('[R6.2] a %s whose permission the user lacks', (kind) => {
  beforeEach(() => {
    takeLoginResult({ id: '7', userType: 'B2B', permissions: ['users:view'] })
  })

  test('is hidden by the hidden class: nobody sees it, and no screen reader reads it', async () => {
    const { element } = await draw(kind, 'hide')
    expect(element.className).toMatch(/\bbtn\b.*\bhidden$/)
    expect(isVisible(element)).toBe(false)
    expect(screen.queryByRole(roleOf(kind))).toBe(null)
  })

  test('is disabled and says why: it stays, and neither a key nor a click reaches it', async () => {
    const { element, router } = await draw(kind, 'disabled')
    expect(isVisible(element)).toBe(true)
    expect(screen.getByRole(roleOf(kind))).toBe(element)
    expect(element.title).toBe(
      'You do not have permission for this. An owner or manager of your agency can give it to you.',
    )
    if (kind === 'button') expect(element.disabled).toBe(true)
    else {
      expect(element.getAttribute('aria-disabled')).toBe('true')
      // Without an address and without a place in the order of the keys it takes no focus.
      expect([element.hasAttribute('href'), element.hasAttribute('tabindex')]).toEqual([false, false])
    }
    fireEvent.click(element)
    expect(onClick).not.toHaveBeenCalled()
    expect(router.state.location.pathname).toBe('/')
  })
})

describe.each(Object.keys(elements))('[R6.2] a %s whose permission the user has', (kind) => {
  test.each(['hide', 'disabled'] as const)('is left alone by the effect %s', async (effect) => {
    takeLoginResult({ id: '7', userType: 'B2B', permissions: ['users:manage'] })
    const { element } = await draw(kind, effect)
    expect(element.className).toMatch(/^btn/)
    expect([isVisible(element), element.title, element.hasAttribute('aria-disabled')]).toEqual([true, '', false])
    fireEvent.click(element)
    expect(onClick).toHaveBeenCalledTimes(1)
  })
})

test('[R6.2, R6.3] before the server has answered, the permissions kept in session storage decide', async () => {
  sessionStorage.setItem('permissions', '["users:manage"]')
  const { element } = await draw('button', 'hide')
  expect(isVisible(element)).toBe(true)
})
