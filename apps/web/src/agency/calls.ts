import { changePassword } from '@portolan/contract/account'
import {
  addGroup,
  addUser,
  changeAgencySettings,
  changeGroup,
  changeUser,
  type EmployeeBasicInfo,
  listEmployees,
  listGroups,
  queryUser,
  readAgencySettings,
  removeGroup,
} from '@portolan/contract/agency'
import type { InputOf, ResponseOf } from '@portolan/contract/call'
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { send } from '../api/client.ts'
import { assertSuccess, CallError } from '../api/failure.ts'
import { accountState, takeLogout, useAccountState } from '../session/account-state.ts'
import { reloadLogin } from '../session/calls.ts'

type Accounts = ResponseOf<typeof listEmployees>

/** Under the person's own id: whoever logs in next on this device never sees what the one before was shown. */
const keysOf = (ownId: string | undefined) => ({
  employees: ['agency', ownId ?? '', 'employees'] as const,
  roles: ['agency', ownId ?? '', 'roles'] as const,
  settings: ['agency', ownId ?? '', 'settings'] as const,
})

const useKeys = () => keysOf(useAccountState().accountInfo?.id)

/** The one list that does not lead a guest to login: the screen says its own sentence instead. */
async function fetchEmployees(signal: AbortSignal): Promise<Accounts> {
  try {
    const accountsRS = await send(listEmployees, {}, { signal, keepOnLoginNeeded: true, readsSuccess: true })
    assertSuccess(accountsRS, 200, 'error.accounts')
    accountState.write({ accountsRS })
    return accountsRS
  } catch (error) {
    const isSessionOver = error instanceof CallError && error.status === 401
    if (isSessionOver && accountState.read().logedIn) takeLogout({ success: false })
    throw error
  }
}

export const useEmployees = () =>
  useQuery({ queryKey: useKeys().employees, queryFn: ({ signal }) => fetchEmployees(signal) })

/** Asked only after the list was given: a guest is not sent away by this one either. */
export const useRoles = (enabled: boolean) =>
  useQuery({
    queryKey: useKeys().roles,
    enabled,
    queryFn: async ({ signal }) => {
      const { securityGroups } = await send(listGroups, {}, { signal })
      accountState.write({ allRoles: securityGroups })
      return securityGroups
    },
  })

function showEmployee(client: QueryClient, key: readonly unknown[], employee: EmployeeBasicInfo): void {
  client.setQueryData<Accounts>(key, (known) => {
    if (!known) return known
    const others = known.employeeBasicInfos.filter(({ id }) => id !== employee.id)
    const isNew = others.length === known.employeeBasicInfos.length
    return {
      ...known,
      employeeBasicInfos: isNew
        ? [...others, employee]
        : known.employeeBasicInfos.map((one) => (one.id === employee.id ? employee : one)),
      totalElements: others.length + 1,
    }
  })
}

/** The answer is on the screen at once; the list is asked again for what else may have changed. */
function useTakeEmployee() {
  const client = useQueryClient()
  const { employees } = useKeys()
  return ({ employee }: ResponseOf<typeof changeUser>): Promise<void> => {
    if (employee) showEmployee(client, employees, employee)
    return client.invalidateQueries({ queryKey: employees })
  }
}

export function useAddEmployee() {
  const take = useTakeEmployee()
  return useMutation({
    mutationFn: (body: InputOf<typeof addUser>['body']) => send(addUser, { body }),
    onSuccess: (answer) => void take(answer),
  })
}

export function useChangeEmployee() {
  const take = useTakeEmployee()
  return useMutation({
    mutationFn: (input: InputOf<typeof changeUser>) => send(changeUser, input),
    onSuccess: (answer) => {
      void take(answer)
      if (answer.employee?.id === accountState.read().accountInfo?.id) void reloadLogin()
    },
  })
}

/** The answer only spares a round: adding the employee judges again, so no answer counts as free. */
export async function isUsernameTaken(username: string): Promise<boolean> {
  const answer = await send(queryUser, { query: { username } }).catch(() => undefined)
  return answer?.exists ?? false
}

export const useChangePassword = () =>
  useMutation({
    mutationFn: async (input: InputOf<typeof changePassword>) => {
      const changePwdRS = await send(changePassword, input)
      accountState.write({ changePwdRS })
      return changePwdRS
    },
  })

/** A role is in many hands, one's own among them. */
function useRolesChanged() {
  const client = useQueryClient()
  const { roles } = useKeys()
  return async (): Promise<void> => {
    await Promise.all([client.invalidateQueries({ queryKey: roles }), reloadLogin()])
  }
}

type RoleForm = InputOf<typeof addGroup>['body']

export function useSaveRole() {
  const onSuccess = useRolesChanged()
  return useMutation({
    mutationFn: ({ id, body }: { id?: string | undefined; body: RoleForm }) =>
      id ? send(changeGroup, { params: { id }, body }) : send(addGroup, { body }),
    onSuccess,
  })
}

export function useRemoveRole() {
  const onSuccess = useRolesChanged()
  return useMutation({ mutationFn: (id: string) => send(removeGroup, { params: { id } }), onSuccess })
}

export const useAgencySettings = () =>
  useQuery({
    queryKey: useKeys().settings,
    queryFn: async ({ signal }) => (await send(readAgencySettings, {}, { signal })).settings,
  })

/** The answer is on the screen at once. */
export function useChangeAgencySettings() {
  const client = useQueryClient()
  const { settings: key } = useKeys()
  return useMutation({
    mutationFn: (body: InputOf<typeof changeAgencySettings>['body']) => send(changeAgencySettings, { body }),
    onSuccess: ({ settings }) => client.setQueryData(key, settings),
  })
}
