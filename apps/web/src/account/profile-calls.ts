import { changePassword, readUserInfo, type UserInfo } from '@portolan/contract/account'
import { modifyProfile, type ProfileChange } from '@portolan/contract/profile'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { send } from '../api/client.ts'
import { CallError } from '../api/failure.ts'
import { type AccountState, accountState } from '../session/account-state.ts'
import { fullNameOf } from './model.ts'

const key = ['account', 'user-info']

/** Masked passport numbers and all, straight from the server: the form must start from what is stored. */
export const useUserInfo = () =>
  useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await send(readUserInfo, {}, { signal })).userInfo ?? null,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })

function tellAccount(news: Partial<NonNullable<AccountState['accountInfo']>>): void {
  const { accountInfo } = accountState.read()
  if (accountInfo) accountState.write({ accountInfo: { ...accountInfo, ...news } })
}

/** Stores the change and answers the profile as it is now. */
export function useSaveProfile() {
  const queries = useQueryClient()
  return async (profile: ProfileChange): Promise<UserInfo | undefined> => {
    const profileModifyRS = await send(modifyProfile, { body: { profile } }).catch((error: unknown) => {
      accountState.write({ profileModifyRS: { success: false } })
      throw error
    })
    const { userInfo } = profileModifyRS
    accountState.write({ profileModifyRS })
    if (userInfo) {
      tellAccount({ userInfo, displayName: fullNameOf(userInfo) })
      queries.setQueryData(key, userInfo)
    }
    return userInfo
  }
}

export async function changeOwnPassword(username: string, oldPassword: string, newPassword: string): Promise<void> {
  try {
    const body = { oldPassword, newPassword }
    accountState.write({ changePwdRS: await send(changePassword, { params: { username }, body }) })
  } catch (error) {
    if (error instanceof CallError) accountState.write({ changePwdRS: { success: false } })
    throw error
  }
  tellAccount({ requirePasswordChange: false })
}
