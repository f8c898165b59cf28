import { useEffect, useRef, useState } from 'react'
import { CallError } from '../api/failure.ts'
import type { Puzzle } from '../api/proof-of-work.ts'
import { newCaptcha } from './calls.ts'

/** Not asked for · on its way · to be read · the browser works instead · solved by it · could not be had. */
export type CaptchaState =
  | { kind: 'none' }
  | { kind: 'loading' }
  | { kind: 'shown'; captchaId: string; image: string; puzzle: Puzzle | undefined }
  | { kind: 'working'; captchaId: string; image: string; share: number }
  | { kind: 'solved'; captchaId: string; proofOfWork: string }
  | { kind: 'failed'; text: string | undefined }

export interface Captcha {
  state: CaptchaState
  /** Each picture is good for one try. */
  renew(): Promise<void>
  workInstead(): Promise<void>
  /** What the login call needs beside name and password. */
  answer(typed: string): { captchaId?: string; captcha?: string; proofOfWork?: string }
}

export function useCaptcha(): Captcha {
  const [state, setState] = useState<CaptchaState>({ kind: 'none' })
  const working = useRef<AbortController>(undefined)
  useEffect(() => () => working.current?.abort(), [])

  async function renew(): Promise<void> {
    working.current?.abort()
    setState({ kind: 'loading' })
    try {
      const { captchaId, image, proofOfWork } = await newCaptcha()
      setState({ kind: 'shown', captchaId, image, puzzle: proofOfWork })
    } catch (error) {
      setState({ kind: 'failed', text: error instanceof CallError ? error.message : undefined })
    }
  }

  async function workInstead(): Promise<void> {
    if (state.kind !== 'shown' || !state.puzzle) return
    const { captchaId, image, puzzle } = state
    working.current = new AbortController()
    const { signal } = working.current
    const onProgress = (share: number) => signal.aborted || setState({ kind: 'working', captchaId, image, share })
    onProgress(0)
    try {
      const { solve } = await import('../api/proof-of-work.ts')
      setState({ kind: 'solved', captchaId, proofOfWork: await solve(puzzle, { signal, onProgress }) })
    } catch {
      if (!signal.aborted) setState({ kind: 'failed', text: undefined })
    }
  }

  function answer(typed: string) {
    if (state.kind === 'solved') return { captchaId: state.captchaId, proofOfWork: state.proofOfWork }
    return state.kind === 'shown' ? { captchaId: state.captchaId, captcha: typed } : {}
  }

  return { state, renew, workInstead, answer }
}
