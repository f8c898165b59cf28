import './checkout.css'
import { useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { Begin } from './Begin.tsx'
import { loadSteps, OrderPage } from './OrderPage.tsx'
import type { Step } from './state.ts'

const stepOf = (step: string | undefined): Step => (step === 'pay' || step === 'done' ? step : 'travellers')

/** From the cart to the tickets. The address carries the order and the step; everything else is read from the server. */
export default function BookScreen() {
  const { order, step } = useSearch({ from: '/shell/cart/book' })
  useEffect(() => void loadSteps(), [])
  return order === undefined ? <Begin /> : <OrderPage key={order} orderId={order} asked={stepOf(step)} />
}
