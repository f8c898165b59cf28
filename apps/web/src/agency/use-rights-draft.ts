import type { EmployeeBasicInfo } from '@portolan/contract/agency'
import { useState } from 'react'
import { useAccountState } from '../session/account-state.ts'
import { dropDraft, readDraft, writeDraft } from '../session/draft.ts'
import { countChanges, type Rights, rebase, rightsOf } from './model.ts'

interface Edit {
  base: Rights
  wanted: Rights
}

const readEdit = (name: string): Edit | undefined => {
  const { base, wanted } = readDraft<Edit>(name)
  return base && wanted ? { base, wanted } : undefined
}

/** What is being changed for one person; it outlives a reload, a lost session and a look at somebody else. */
export function useRightsDraft(employee: EmployeeBasicInfo) {
  const ownId = useAccountState().accountInfo?.id ?? ''
  const name = `agency-rights-${ownId}-${employee.id}`
  const [edit, setEdit] = useState(() => readEdit(name))
  const saved = rightsOf(employee)
  const wanted = edit ? rebase(edit.base, edit.wanted, saved) : saved
  const drop = () => {
    dropDraft(name)
    setEdit(undefined)
  }
  const change = (next: Rights) => {
    if (countChanges(saved, next) === 0) return drop()
    const changed = { base: saved, wanted: next }
    writeDraft(name, changed)
    setEdit(changed)
  }
  return { saved, wanted, changes: countChanges(saved, wanted), change, drop }
}
