import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from 'react'
import { useText } from '../i18n/text.ts'
import { type Choice, containing, optionId, withoutRepeats } from './choice.ts'
import { type Search, useMatches } from './use-matches.ts'
import { useStill } from './use-still.ts'

/** A choice may carry what it stands for: what is chosen is what was offered, whatever has been found since. */
export interface ComboboxSource<C extends Choice = Choice> {
  value: Choice | null
  onChange(choice: C | null): void
  search: Search<C>
  recent?: readonly C[] | undefined
  popular?: readonly C[] | undefined
  /** 'Popular from Paris' */
  popularLabel?: string | undefined
  /** Choosing leads elsewhere at once, so that only Enter, Tab or a click chooses: who presses outside goes nowhere. */
  leadsElsewhere?: boolean | undefined
}

const mostRecent = 5

/** What is typed, what is offered and which line is meant: the same for the popover and for the sheet. */
export function useCombobox<C extends Choice>(source: ComboboxSource<C>) {
  const { value, onChange, search, recent = [], popular = [], popularLabel, leadsElsewhere = false } = source
  const t = useText()
  const listId = useId()
  const [open, setOpen] = useState(false)
  /** Undefined while nothing is being typed: the field then shows the chosen name. */
  const [typed, setTyped] = useState<string>()
  const [pointed, setPointed] = useState<string>()
  /** The customer has moved on before the answer: its first match is taken when it comes. */
  const [isAwaited, setAwaited] = useState(false)
  const newest = useMatches(search, open || isAwaited ? (typed ?? '') : '')
  const groupsNow = withoutRepeats<C>([
    { id: 'matches', label: t('ui.combobox.matches'), choices: newest.choices },
    { id: 'recent', label: t('ui.combobox.recent'), choices: containing(recent.slice(0, mostRecent), typed ?? '') },
    { id: 'popular', label: popularLabel ?? t('ui.combobox.popular'), choices: containing(popular, typed ?? '') },
  ])
  const { still, press } = useStill({ matches: newest, groups: groupsNow })
  const { matches, groups } = still
  const choices = groups.flatMap((group) => group.choices)
  // typing points at the best by itself, so that Enter is enough
  const best = matches.state === 'answered' || matches.state === 'failed' ? choices[0] : undefined
  const candidate = choices.find(({ id }) => id === pointed) ?? best
  const active = candidate?.id

  const close = () => {
    setOpen(false)
    setPointed(undefined)
    setAwaited(false)
  }
  const choose = (choice: C) => {
    onChange(choice)
    setTyped(undefined)
    close()
  }
  const takeAnswer = useEffectEvent(() => (best ? choose(best) : setAwaited(false)))
  useEffect(() => {
    if (isAwaited && matches.state !== 'asking') takeAnswer()
  }, [isAwaited, matches.state])
  const clear = () => {
    onChange(null)
    setTyped('')
    setPointed(undefined)
  }
  /** An empty field clears the choice; a half-typed one goes back to the earlier choice, or keeps the letters if there is none. */
  const revert = () => {
    if (typed === '' && value) onChange(null)
    if (typed === '' || value) setTyped(undefined)
    close()
  }
  /** Letters that are left in the field mean their first match, and never the earlier choice. */
  const acceptTyped = () => {
    if (!typed?.trim() || leadsElsewhere) return revert()
    if (candidate) return choose(candidate)
    if (value) onChange(null)
    close()
    setAwaited(matches.state === 'asking')
  }
  const move = (step: number) => {
    const at = choices.findIndex(({ id }) => id === active)
    const next = at < 0 && step < 0 ? choices.length - 1 : (at + step + choices.length) % choices.length
    setPointed(choices[next]?.id)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (open) move(event.key === 'ArrowDown' ? 1 : -1)
      else setOpen(true)
    } else if (event.key === 'Enter' && open && candidate) {
      event.preventDefault()
      choose(candidate)
    } else if (event.key === 'Enter' && open && typed !== undefined) {
      // The form would be sent with the earlier choice.
      event.preventDefault()
      if (typed === '') revert()
      else setAwaited(matches.state === 'asking')
    } else if (event.key === 'Tab' && open && typed) {
      if (candidate) choose(candidate)
      else acceptTyped()
    } else if (event.key === 'Escape' && open) {
      event.preventDefault()
      event.stopPropagation()
      revert()
    }
  }
  return {
    open,
    setOpen,
    listId,
    groups,
    active,
    matches,
    typed: typed ?? '',
    shown: typed ?? value?.name ?? '',
    press,
    choose,
    clear,
    acceptTyped,
    revert,
    inputProps: {
      role: 'combobox',
      autoComplete: 'off',
      autoCapitalize: 'none',
      spellCheck: false,
      value: typed ?? value?.name ?? '',
      'aria-expanded': open,
      'aria-controls': listId,
      'aria-autocomplete': 'list',
      'aria-activedescendant': open && active ? optionId(listId, active) : undefined,
      onChange: (event: { target: { value: string } }) => {
        setTyped(event.target.value)
        setPointed(undefined)
        setAwaited(false)
        setOpen(true)
      },
      onKeyDown,
    } as const,
  }
}

export type ComboboxState<C extends Choice = Choice> = ReturnType<typeof useCombobox<C>>
