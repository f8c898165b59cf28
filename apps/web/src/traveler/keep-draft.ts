import type { TypedTraveler } from '@portolan/contract/traveler-form'
import { useEffect, useRef, useState } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import { saveDraft } from './calls.ts'
import { leadIndexOf, type TravelerValues, typedOf, type Wanted } from './values.ts'

export type Keeping = 'nothing' | 'keeping' | 'kept' | 'failed'

/** Long enough for a word, short enough that a reload right after it loses none. */
const pauseMs = 400
const againMs = 5_000

const typedTravelersOf = (values: readonly TravelerValues[], wanted: readonly Wanted[]): TypedTraveler[] =>
  wanted.flatMap((one, index) => {
    const row = values[index]
    return row ? [typedOf(row, one, index === leadIndexOf(wanted))] : []
  })

interface Form {
  control: Control<{ travelers: TravelerValues[] }, unknown, { travelers: TravelerValues[] }>
}

/** What is typed goes to the server as it is typed, and nowhere else: a reload and a login find it again. */
export function useKeptDraft(purchase: string, { control }: Form, wanted: readonly Wanted[]): Keeping {
  const { travelers } = useWatch({ control })
  const [keeping, setKeeping] = useState<Keeping>('nothing')
  const text = JSON.stringify(typedTravelersOf((travelers ?? []) as TravelerValues[], wanted))
  const kept = useRef(text)

  useEffect(() => {
    if (text === kept.current) return
    setKeeping('keeping')
    let timer: ReturnType<typeof setTimeout>
    let live = true
    const keep = async () => {
      const saved = await saveDraft(purchase, JSON.parse(text) as TypedTraveler[]).then(
        () => true,
        () => false,
      )
      if (saved) kept.current = text
      if (!live) return
      setKeeping(saved ? 'kept' : 'failed')
      if (!saved) timer = setTimeout(() => void keep(), againMs)
    }
    timer = setTimeout(() => void keep(), pauseMs)
    return () => {
      live = false
      clearTimeout(timer)
    }
  }, [purchase, text])

  return keeping
}
