import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Tabs } from './Tabs.tsx'

const tabs = [
  { id: 'rooms', label: 'Rooms', panel: 'Six kinds' },
  { id: 'place', label: 'Place', panel: 'By the harbour' },
  { id: 'terms', label: 'Terms', panel: 'Free to cancel' },
] as const

const key = (name: string) => fireEvent.keyDown(screen.getByRole('tablist'), { key: name })
const chosen = () => screen.getByRole('tab', { selected: true }).textContent

it('shows the panel of the chosen tab, named by it', () => {
  render(<Tabs label="Hotel" tabs={tabs} />)
  fireEvent.click(screen.getByRole('tab', { name: 'Place' }))
  expect(screen.getByRole('tabpanel', { name: 'Place' }).textContent).toBe('By the harbour')
})

it('moves and chooses with the arrow keys, round the ends, and with Home and End', () => {
  render(<Tabs label="Hotel" tabs={tabs} />)
  key('ArrowRight')
  expect(chosen()).toBe('Place')
  expect(document.activeElement?.textContent).toBe('Place')
  key('End')
  key('ArrowRight')
  expect(chosen()).toBe('Rooms')
  key('ArrowLeft')
  expect(chosen()).toBe('Terms')
  key('Home')
  expect(chosen()).toBe('Rooms')
})

it('turns the arrows round in a page that runs right to left', () => {
  render(
    <div style={{ direction: 'rtl' }}>
      <Tabs label="Hotel" tabs={tabs} />
    </div>,
  )
  key('ArrowLeft')
  expect(chosen()).toBe('Place')
})
