import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import type { MouseEvent, SyntheticEvent } from 'react'
import { useEffect, useRef, useState } from 'react'
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  get,
  type PathValue,
  useForm,
  useFormState,
} from 'react-hook-form'
import type * as z from 'zod/mini'
import { CallError, failureWithoutReply } from '../api/failure.ts'
import type { MessageId } from '../i18n/messages.ts'
import { useText } from '../i18n/text.ts'
import { dropDraft, readDraft, writeDraft } from './draft.ts'
import { keepFocus } from './keep-focus.ts'
import './field-text.ts'
import { type Refused, withRefused } from './refused.ts'

interface Options<Input extends FieldValues, Output> {
  /** The contract's own, or one made of its parts; issues become our texts by themselves. */
  schema: z.ZodMiniType<Output, Input>
  /** Names the draft and the ids of the fields. */
  name: string
  /** Every field has one, empty strings included: their order is the order of the summary. */
  defaults: Input
  /** What the fields are called on the page: the summary names them. */
  labels: Partial<Record<FieldPath<Input>, string>>
  /** The server's pointer to the form's own field name, where the two differ. */
  fieldOf?(pointer: string): string | undefined
  /** False where the server keeps the draft: personal data of many people does not stay in the browser. */
  keepsDraft?: boolean
}

export interface SubmitButton {
  type: 'submit'
  busy: boolean
  onMouseDown(event: MouseEvent): void
}

const sameName = (pointer: string): string => pointer.replaceAll('/', '.')

const leavesOf = (marks: unknown): number =>
  marks === true
    ? 1
    : marks && typeof marks === 'object'
      ? Object.values(marks).reduce((sum, one) => sum + leavesOf(one), 0)
      : 0

/** What differs from the start; what was never touched may be fresher on the server than in a draft. */
const changedIn = (values: FieldValues, defaults: FieldValues) =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== undefined && value !== defaults[name]))

/**
 * A form over the contract: checked on leaving a field and on submit, errors beside the fields and summed up, what the
 * server refuses in the same places, and everything typed kept through reload, lost session and failed chunk.
 */
export function useContractForm<Input extends FieldValues, Output>(options: Options<Input, Output>) {
  'use no memo' // the form library changes its errors in place, which a memo would not see
  const { schema, name, defaults, labels, fieldOf = sameName, keepsDraft = true } = options
  const t = useText()
  const [refused] = useState<Refused>(() => new Map())
  const sending = useRef(false)
  const [attempt, setAttempt] = useState(0)
  const [failure, setFailure] = useState<CallError>()
  const form = useForm<Input, unknown, Output>({
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: defaults as DefaultValues<Input>,
    resolver: withRefused(standardSchemaResolver(schema), refused),
  })
  const { control, register, setValue, getValues, reset, resetField, subscribe, trigger } = form
  const { errors, dirtyFields, isSubmitting } = useFormState({ control })

  useEffect(() => {
    if (!keepsDraft) return
    for (const [field, value] of Object.entries(readDraft(name)))
      if (field in getValues())
        setValue(field as FieldPath<Input>, value as PathValue<Input, FieldPath<Input>>, { shouldDirty: true })
    return subscribe({
      formState: { values: true },
      callback: ({ values, defaultValues }) => {
        const changed = changedIn(values, defaultValues ?? {})
        if (Object.keys(changed).length > 0) writeDraft(name, changed)
        else dropDraft(name)
      },
    })
  }, [name, keepsDraft, getValues, setValue, subscribe])

  // What changes elsewhere meanwhile (the language, in the top bar) is taken over where nothing was typed.
  const started = useRef(defaults)
  useEffect(() => {
    for (const field of Object.keys(defaults) as FieldPath<Input>[]) {
      const value = get(defaults, field) as PathValue<Input, FieldPath<Input>>
      const same = JSON.stringify(value) === JSON.stringify(get(started.current, field))
      if (!same && !get(dirtyFields, field)) resetField(field, { defaultValue: value })
    }
    started.current = defaults
  })

  /** Our own texts are ids, so that they follow the language; the server's are sentences and stay as they came. */
  const errorOf = (field: FieldPath<Input>): string | undefined => {
    const { message } = (get(errors, field) ?? {}) as { message?: unknown }
    return typeof message === 'string' ? t(message as MessageId) : undefined
  }

  async function place(error: CallError): Promise<void> {
    const known = error.fields.map((one) => ({ ...one, name: fieldOf(one.field) }))
    for (const { name: field, text } of known)
      if (field !== undefined && field in labels) refused.set(field, { value: get(getValues(), field), text })
    if (refused.size === 0 || known.some(({ name: field }) => field === undefined || !(field in labels)))
      setFailure(error)
    await trigger()
    setAttempt((count) => count + 1)
  }

  const submit = (handler: (values: Output) => Promise<unknown>) => async (event?: SyntheticEvent) => {
    event?.preventDefault()
    if (sending.current) return
    sending.current = true
    refused.clear()
    setFailure(undefined)
    const send = async (values: Output) => {
      try {
        await handler(values)
        dropDraft(name)
      } catch (error) {
        await place(error instanceof CallError ? error : failureWithoutReply(error))
      }
    }
    let invalid = false
    await form.handleSubmit(send as never, () => {
      invalid = true
    })(event)
    // Only now are the errors on screen, and with them the summary that takes the focus.
    if (invalid) setAttempt((count) => count + 1)
    sending.current = false
  }

  const fields = Object.keys(labels) as FieldPath<Input>[]
  const problems = fields.flatMap((field) => {
    const text = errorOf(field)
    return text
      ? [{ field: `${name}-${field}`, text: t('shell.form.problem', { label: labels[field] ?? '', text }) }]
      : []
  })

  return {
    control,
    register,
    setValue,
    /** For <Field>: id and error. */
    field: (field: FieldPath<Input>) => ({ id: `${name}-${field}`, error: errorOf(field) }),
    errors: Object.fromEntries(fields.map((field) => [field, errorOf(field)])) as Record<
      FieldPath<Input>,
      string | undefined
    >,
    /** For <ErrorSummary>: empty until the first try. */
    summary: { problems: attempt > 0 ? problems : [], attempt },
    submit,
    busy: isSubmitting,
    /** For the <Button> that submits. */
    button: { type: 'submit', busy: isSubmitting, onMouseDown: keepFocus } as SubmitButton,
    /** What no field is to blame for: for <ErrorPanel>. */
    failure,
    /** How many fields differ from what is stored. */
    changes: leavesOf(dirtyFields),
    undo: () => reset(),
    /** The server took it: this is what is stored now. */
    store: (values: Input) => reset(values),
  }
}
