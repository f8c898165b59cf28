import type { Page } from '@playwright/test'

type State = (page: Page) => Promise<void>

export const bookTravellers: State
export const payPage: State
export const donePage: State
export const bookingList: State
export const bookingView: State
export const heldView: State
export const tripPage: State
