import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { needTexts, switchLanguage } from '../i18n/store.ts'
import { PlaceBox } from './PlaceBox.tsx'
import type { Place } from './place.ts'
import { keepRecent, recentPlaces } from './recent.ts'

const place = (code: string, name: string, codeContext: Place['codeContext'], cityName = name): Place => ({
  code,
  codeContext,
  name,
  cityName,
  countryCode: 'GB',
  countryName: 'United Kingdom',
})

const london = place('LON', 'London', 'CITY')
const pancras = place('7015400', 'London St Pancras', 'UIC', 'London')
const places = [london, pancras, place('8400058', 'Amsterdam Centraal', 'UIC', 'Amsterdam')]
const asked: string[] = []

beforeEach(async () => {
  localStorage.clear()
  asked.length = 0
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname, searchParams } = new URL(address, 'http://shop.example')
    const keyword = searchParams.get('keyword') ?? ''
    asked.push(`${pathname.split('/').at(-1)} ${keyword} ${searchParams.get('language')}`)
    const found = places.filter(({ code, name }) => code === keyword || name.toLowerCase().startsWith(keyword))
    return new Response(JSON.stringify(found))
  })
  await needTexts('place')
  await switchLanguage('en')
})

function Form() {
  const [value, setValue] = useState<Place | null>(null)
  return (
    <>
      <PlaceBox kind="rail-station" label="From" value={value} onChange={setValue} />
      <output>{value?.code}</output>
    </>
  )
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'From' })
const offered = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)

test('[R9.14] before anything is typed the popular places are offered, by name in the language spoken', async () => {
  render(<Form />)
  expect(asked).toEqual([])
  await act(async () => field().focus())
  await screen.findByRole('group', { name: 'Popular' })
  expect(offered()).toEqual(['LondonAll stations, United KingdomLON', 'Amsterdam CentraalAmsterdam, United Kingdom'])
  expect(asked).toContain('rail-station LON en')
})

test('[R9.14] what is typed is asked for once the typing rests, and the choice is kept as a recent one', async () => {
  render(<Form />)
  await act(async () => field().focus())
  fireEvent.change(field(), { target: { value: 'lon' } })
  const matches = await screen.findByRole('group', { name: 'Matches' })
  expect(matches.textContent).toContain('London St PancrasLondon, United Kingdom')
  expect(matches.querySelector('mark')?.textContent).toBe('Lon')
  fireEvent.click(screen.getByRole('option', { name: /St Pancras/ }))
  expect(screen.getByRole('status', { hidden: true }).textContent).toBe('7015400')
  expect(field().value).toBe('London St Pancras')
  expect(recentPlaces('rail-station').map(({ code }) => code)).toEqual(['7015400'])
})

test('the last five are kept, each once, each kind for itself; what is broken is no place', () => {
  for (const code of ['a', 'b', 'c', 'd', 'e', 'b', 'f']) keepRecent('airport', place(code, code, 'IATA'))
  expect(recentPlaces('airport').map(({ code }) => code)).toEqual(['f', 'b', 'e', 'd', 'c'])
  expect(recentPlaces('city')).toEqual([])
  localStorage.setItem('portolan.recent.city', '{broken')
  expect(recentPlaces('city')).toEqual([])
  localStorage.setItem('portolan.recent.city', '[1,{"code":"x"}]')
  expect(recentPlaces('city')).toEqual([])
  localStorage.setItem('portolan.recent.city', '[{"code":"x","codeContext":"CITY","name":"X"}]')
  expect(recentPlaces('city')).toEqual([])
})

test('[R9.14] recent places are named in the language spoken now; one that is not known keeps its name', async () => {
  const old = place('7015400', 'Gare de St Pancras', 'UIC', 'Londres')
  const sameCode = place('8400058', 'Amsterdam', 'CITY')
  for (const one of [place('999', 'Atlantis', 'UIC'), sameCode, old]) keepRecent('rail-station', one)
  render(<Form />)
  await act(async () => field().focus())
  const recent = await screen.findByRole('group', { name: 'Recent' })
  await waitFor(() => expect(recent.textContent).toContain('London St Pancras'))
  for (const name of ['Atlantis', 'AmsterdamAll stations']) expect(recent.textContent).toContain(name)
  fireEvent.click(screen.getByRole('option', { name: /St Pancras/ }))
  expect(recentPlaces('rail-station')[0]?.name).toBe('London St Pancras')
})
