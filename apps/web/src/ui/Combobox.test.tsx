import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { switchLanguage } from '../i18n/store.ts'
import { Combobox } from './Combobox.tsx'
import type { Choice } from './choice.ts'
import type { Search } from './use-matches.ts'

beforeAll(() => switchLanguage('en'))
beforeEach(() => vi.useFakeTimers())

const place = (name: string, kind: Choice['kind'] = 'station'): Choice => ({ id: name, name, kind })
const recent = ['Lyon', 'Milano', 'Roma', 'Wien', 'Praha', 'Oslo'].map((name) => place(name))
const popular = [place('Amsterdam', 'city')]

function Form({ search }: { search: Search }) {
  const [value, setValue] = useState<Choice | null>(null)
  return (
    <>
      <Combobox label="To" value={value} onChange={setValue} search={search} recent={recent} popular={popular} />
      <p id="chosen">{value?.name ?? 'nothing'}</p>
      <button type="button">Search</button>
    </>
  )
}

const field = () => screen.getByRole('combobox', { name: 'To' }) as HTMLInputElement
const type = (text: string) => fireEvent.change(field(), { target: { value: text } })
const key = (name: string) => fireEvent.keyDown(field(), { key: name })
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const offered = () => screen.queryAllByRole('option').map((option) => option.textContent)
const pointed = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent
const chosen = () => document.getElementById('chosen')?.textContent

it('opens on focus with the five most recent and the popular ones', () => {
  render(<Form search={async () => []} />)
  act(() => field().focus())
  expect(screen.getAllByRole('group').map((group) => group.firstChild?.textContent)).toEqual(['Recent', 'Popular'])
  expect(offered()).toEqual(['Lyon', 'Milano', 'Roma', 'Wien', 'Praha', 'Amsterdam'])
})

it('asks once, 150 ms after the last letter, and underlines the match', async () => {
  const search = vi.fn(async () => [place('Zürich HB')])
  render(<Form search={search} />)
  type('z')
  await pass(100)
  type('zu')
  await pass(149)
  expect(search).not.toHaveBeenCalled()
  await pass(1)
  expect(search).toHaveBeenCalledTimes(1)
  expect(search).toHaveBeenCalledWith('zu', expect.any(AbortSignal))
  expect(document.querySelector('mark')?.textContent).toBe('Zü')
})

it('lets the last answer win, even when an earlier one comes later', async () => {
  const answers: Record<string, number> = { par: 900, pari: 50 }
  const search: Search = (text) =>
    new Promise((resolve) => setTimeout(() => resolve([place(`answer to ${text}`)]), answers[text]))
  render(<Form search={search} />)
  type('par')
  await pass(200)
  type('pari')
  await pass(250)
  expect(offered()[0]).toBe('answer to pari')
  await pass(2000)
  expect(offered()[0]).toBe('answer to pari')
})

it('is worked with the keys alone', async () => {
  render(<Form search={async () => [place('Zürich HB'), place('Zürich Airport', 'airport')]} />)
  type('zür')
  await pass(150)
  expect(pointed()).toBe('Zürich HB')
  key('ArrowDown')
  expect(pointed()).toBe('Zürich Airport')
  key('ArrowUp')
  key('ArrowUp')
  expect(pointed()).toBe('Zürich Airport')
  key('ArrowDown')
  key('Enter')
  expect(chosen()).toBe('Zürich HB')
  expect([field().value, field().getAttribute('aria-expanded')]).toEqual(['Zürich HB', 'false'])
})

it('selects what stands there when it is opened again, so that typing replaces it', () => {
  render(<Form search={async () => []} />)
  act(() => field().focus())
  fireEvent.click(screen.getByRole('option', { name: 'Roma' }))
  field().setSelectionRange(4, 4)
  fireEvent.click(field())
  expect([field().selectionStart, field().selectionEnd]).toEqual([0, 4])
})

it('closes on Escape and on leaving, and goes back to what was chosen', async () => {
  render(<Form search={async () => [place('Zürich HB')]} />)
  act(() => field().focus())
  fireEvent.click(screen.getByRole('option', { name: 'Roma' }))
  type('zür')
  await pass(150)
  key('Escape')
  expect([field().value, chosen(), offered().length]).toEqual(['Roma', 'Roma', 0])
  type('')
  act(() => screen.getByRole('button', { name: 'Search' }).focus())
  expect([field().value, chosen()]).toEqual(['', 'nothing'])
})

it('takes the line that was pressed, when an answer comes before the button is let go', async () => {
  render(<Form search={async () => [place('Bern'), place('Roma')]} />)
  act(() => field().focus())
  type('r')
  const line = screen.getByRole('option', { name: 'Roma' })
  fireEvent.pointerDown(line)
  await pass(150)
  expect(line.isConnected).toBe(true)
  fireEvent.pointerUp(line)
  fireEvent.click(line)
  expect([chosen(), offered().length]).toEqual(['Roma', 0])
})

it('shows the answer that came during a press which ended elsewhere', async () => {
  render(<Form search={async () => [place('Bern')]} />)
  type('o')
  fireEvent.pointerDown(screen.getByRole('option', { name: 'Roma' }))
  await pass(150)
  expect(offered()).not.toContain('Bern')
  fireEvent.pointerUp(document.body)
  await pass(500)
  expect([offered()[0], chosen()]).toEqual(['Bern', 'nothing'])
})

it('offers of the recent and popular ones those with the typed letters', () => {
  render(<Form search={async () => []} />)
  type('am')
  expect(offered()).toEqual(['Amsterdam'])
})

const paris: Search = () =>
  new Promise((resolve) => setTimeout(() => resolve([place('Paris'), place('Paris Nord')]), 400))
const goToSearch = () => act(() => screen.getByRole('button', { name: 'Search' }).focus())
const chooseRoma = () => {
  act(() => field().focus())
  fireEvent.click(screen.getByRole('option', { name: 'Roma' }))
}

it('takes the first match of what was typed when Enter comes before the answer, and sends no form', async () => {
  render(<Form search={paris} />)
  chooseRoma()
  type('pari')
  expect(key('Enter')).toBe(false)
  await pass(600)
  expect([chosen(), field().value, offered().length]).toEqual(['Paris', 'Paris', 0])
})

it.each(['Tab', 'going elsewhere'])('takes the first match after %s, and nothing until it is there', async (way) => {
  render(<Form search={paris} />)
  chooseRoma()
  type('pari')
  if (way === 'Tab') key('Tab')
  goToSearch()
  expect([chosen(), field().value, offered().length]).toEqual(['nothing', 'pari', 0])
  await pass(600)
  expect([chosen(), field().value]).toEqual(['Paris', 'Paris'])
})

it('takes the first of the matches on the screen when the customer goes on', async () => {
  render(<Form search={paris} />)
  type('pari')
  await pass(600)
  goToSearch()
  expect(chosen()).toBe('Paris')
})

it('leaves no earlier choice behind letters that nobody knows', async () => {
  render(<Form search={async () => []} />)
  chooseRoma()
  type('qq')
  await pass(150)
  expect(key('Enter')).toBe(false)
  goToSearch()
  expect([chosen(), field().value]).toEqual(['nothing', 'qq'])
})

it('takes a recent one with the typed letters where nobody answers', async () => {
  render(<Form search={() => Promise.reject(new Error('down'))} />)
  type('rom')
  key('Enter')
  await pass(150)
  expect(chosen()).toBe('Roma')
})

it('leads nowhere when somebody presses outside of what would lead elsewhere', async () => {
  const go = vi.fn()
  render(<Combobox label="To" value={null} onChange={go} search={paris} leadsElsewhere />)
  type('pari')
  await pass(600)
  fireEvent.pointerDown(document.body)
  await pass(600)
  expect([go.mock.calls.length, offered().length]).toEqual([0, 0])
})

it('says when there is nothing and when nobody answered', async () => {
  const { rerender } = render(<Form search={async () => []} />)
  type('qq')
  await pass(150)
  expect(screen.getByRole('status').textContent).toContain('No matches.')
  rerender(<Form search={() => Promise.reject(new Error('down'))} />)
  type('qqq')
  await pass(150)
  expect(screen.getByRole('status').textContent).toContain('did not answer')
})

it('is a sheet on phones: a button that tells the choice, and the field inside', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }))
  render(<Form search={async () => [place('Zürich HB')]} />)
  fireEvent.click(screen.getByRole('button', { name: 'To' }))
  expect(screen.getByRole('dialog', { name: 'To' })).toHaveProperty('open', true)
  expect(document.activeElement).toBe(field())
  type('zür')
  await pass(150)
  fireEvent.click(screen.getAllByRole('option')[0] as HTMLElement)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('button', { name: 'To, Zürich HB' }).textContent).toBe('Zürich HB')
})
