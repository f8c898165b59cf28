import { screen, waitFor, type within } from '@testing-library/react'

/** A refusal is told a moment before its button can be pressed again: the button, once it can. */
export const idle = (name: string, part: ReturnType<typeof within> = screen): Promise<HTMLElement> =>
  waitFor(() => {
    const [button] = part.getAllByRole('button', { name })
    if (!button || button.hasAttribute('aria-busy')) throw new Error(`${name} is busy.`)
    return button
  })
