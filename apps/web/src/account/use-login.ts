import type { AuthenticationRS } from '@portolan/contract/account'
import type { ErrorTextId } from '@portolan/contract/errors'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { CallError } from '../api/failure.ts'
import { useText } from '../i18n/text.ts'
import { landing } from '../session/address.ts'
import { type LoginForm, logInWith } from '../session/calls.ts'
import { useCaptcha } from './use-captcha.ts'

export const loginFields = ['username', 'password', 'captcha'] as const

export type LoginField = (typeof loginFields)[number]

type Problems = Partial<Record<LoginField, string>>

const isLoginField = (name: string): name is LoginField => loginFields.some((field) => field === name)

const required: ErrorTextId = 'error.field.required'

/** Without the form library: this is the first page, and two fields need none. */
export function useLogin(next: string | undefined) {
  const t = useText()
  const navigate = useNavigate()
  const captcha = useCaptcha()
  const [problems, setProblems] = useState<Problems>({})
  const [failure, setFailure] = useState<string>()
  const [attempt, setAttempt] = useState(0)
  const [busy, setBusy] = useState(false)

  const asked = loginFields.filter((field) => field !== 'captcha' || captcha.state.kind === 'shown')

  /** On leaving a field, and again for all of them on submit. */
  const check = (field: LoginField, value: string) =>
    setProblems(({ [field]: _, ...others }) => (value.trim() === '' ? { ...others, [field]: t(required) } : others))

  function arrive({ requirePasswordChange }: AuthenticationRS): Promise<void> {
    if (requirePasswordChange) return navigate({ to: '/profile/password', replace: true })
    return navigate({ href: landing(next), replace: true })
  }

  async function tryWith(form: LoginForm): Promise<void> {
    const outcome = await logInWith(form)
    if (outcome.ok) return arrive(outcome.result)
    setFailure(outcome.text)
    if (outcome.captchaRequired) await captcha.renew()
  }

  async function refuse(error: unknown): Promise<void> {
    if (!(error instanceof CallError)) throw error
    const beside = error.fields.filter(({ field }) => isLoginField(field))
    if (beside.length > 0) setProblems(Object.fromEntries(beside.map(({ field, text }) => [field, text])))
    else setFailure(error.message)
    setAttempt((count) => count + 1)
    if (captcha.state.kind !== 'none') await captcha.renew()
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (busy || captcha.state.kind === 'working') return
    const typed = new FormData(event.currentTarget)
    const value = (field: LoginField) => String(typed.get(field) ?? '')
    const empty = asked.filter((field) => value(field).trim() === '')
    setFailure(undefined)
    setProblems(Object.fromEntries(empty.map((field) => [field, t(required)])))
    if (empty.length > 0) return setAttempt((count) => count + 1)
    setBusy(true)
    await tryWith({
      username: value('username').trim(),
      password: value('password'),
      ...captcha.answer(value('captcha').trim()),
    }).catch(refuse)
    setBusy(false)
  }

  return { problems, failure, setFailure, attempt, busy, captcha, check, submit }
}
