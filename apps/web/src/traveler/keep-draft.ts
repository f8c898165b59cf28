import type { TypedTraveler } from '@portolan/contract/traveler-form'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { saveDraft } from './calls.ts'
import { type AskedQuestion, answersKeptWith } from './question.ts'
import type { TravelersForm } from './use-travelers.ts'
import { leadIndexOf, type TravelerValues, typedOf, type Wanted } from './values.ts'

export type Keeping = 'nothing' | 'keeping' | 'kept' | 'failed'

/** Long enough for a word, short enough that a reload right after it loses none. */
const pauseMs = 400
const againMs = 5_000

interface Typed {
  travelers: readonly TravelerValues[]
  answers: readonly (string | undefined)[]
}

const typedTravelersOf = (
  { travelers, answers }: Typed,
  wanted: readonly Wanted[],
  questions: readonly AskedQuestion[],
): TypedTraveler[] =>
  wanted.flatMap((one, index) => {
    const row = travelers[index]
    if (!row) return []
    const answered = answersKeptWith(index, questions, wanted, answers)
    return [{ ...typedOf(row, one, index === leadIndexOf(wanted)), ...(answered.length > 0 && { answers: answered }) }]
  })

const noQuestions: readonly AskedQuestion[] = []

/** The last word, too: neither the button nor the way back nor a closed page waits for a pause. */
function useKeptOnLeaving(purchase: string, text: string, kept: RefObject<string>): void {
  const last = useRef(text)
  useEffect(() => {
    last.current = text
  }, [text])
  useEffect(() => {
    const keepRest = () => {
      if (last.current === kept.current) return
      kept.current = last.current
      // Nobody is there any more to be shown a failure.
      saveDraft(purchase, JSON.parse(last.current) as TypedTraveler[], { outlivesPage: true }).catch(() => undefined)
    }
    window.addEventListener('pagehide', keepRest)
    return () => {
      window.removeEventListener('pagehide', keepRest)
      keepRest()
    }
  }, [purchase, kept])
}

/** What is typed goes to the server as it is typed, and nowhere else: a reload and a login find it again. */
export function useKeptDraft(
  purchase: string,
  { control }: Pick<TravelersForm, 'control'>,
  wanted: readonly Wanted[],
  questions = noQuestions,
): Keeping {
  const { travelers = [], answers = [] } = useWatch({ control })
  const [keeping, setKeeping] = useState<Keeping>('nothing')
  const text = JSON.stringify(
    typedTravelersOf({ travelers: travelers as TravelerValues[], answers }, wanted, questions),
  )
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

  useKeptOnLeaving(purchase, text, kept)
  return keeping
}
