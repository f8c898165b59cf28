import { render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { switchLanguage } from '../i18n/store.ts'
import { accountState, emptyAccountState, takeLoginResult } from './account-state.ts'
import { Permit } from './Permit.tsx'

beforeEach(async () => {
  sessionStorage.clear()
  accountState.write(emptyAccountState)
  await switchLanguage('en')
})

const draw = (effect: 'hide' | 'disabled') =>
  render(
    <Permit permission="users:manage" effect={effect}>
      <button type="button" className="btn">
        Add employee
      </button>
    </Permit>,
  )

const button = () => screen.getByText<HTMLButtonElement>('Add employee')

describe('[R6.2] an element whose permission the user lacks', () => {
  beforeEach(() => {
    takeLoginResult({ id: '7', permissions: ['users:view'] })
  })

  test('is hidden by the hidden class', () => {
    draw('hide')
    expect(button().className).toBe('btn hidden')
    expect(button().disabled).toBe(false)
  })

  test('is disabled and says why', () => {
    draw('disabled')
    expect(button().className).toBe('btn')
    expect(button().disabled).toBe(true)
    expect(button().title).toBe('You do not have permission for this.')
  })
})

describe('[R6.2] an element whose permission the user has', () => {
  test.each(['hide', 'disabled'] as const)('is left alone by the effect %s', (effect) => {
    takeLoginResult({ id: '7', permissions: ['users:manage'] })
    draw(effect)
    expect([button().className, button().disabled, button().title]).toEqual(['btn', false, ''])
  })
})

test('[R6.2, R6.3] before the server has answered, the permissions kept in session storage decide', () => {
  sessionStorage.setItem('permissions', '["users:manage"]')
  draw('hide')
  expect(button().className).toBe('btn')
})
