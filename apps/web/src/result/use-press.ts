import { useState } from 'react'

/** Which of several buttons is at work, and what the last one failed for, in words. */
export function usePress<Which extends string>() {
  const [busy, setBusy] = useState<Which>()
  const [trouble, setTrouble] = useState<string>()
  const press = (which: Which, work: () => Promise<unknown>) => {
    setBusy(which)
    setTrouble(undefined)
    void work()
      .catch((error: Error) => setTrouble(error.message))
      .finally(() => setBusy(undefined))
  }
  return { busy, trouble, press }
}
