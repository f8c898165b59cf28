import { listGroups } from '@portolan/contract/agency'
import { addTraveler } from '@portolan/contract/traveler'
import type { accountRows } from './account-rows.ts'
import { traveler } from './belongings.ts'
import { nobodysId, nobodysName, type Requests, type Scene } from './request.ts'

const userIn = ({ object }: Scene) => ({ params: { id: object.account?.id ?? nobodysId } })
const roleIn = ({ object }: Scene) => ({ params: { id: object.roleId ?? nobodysId } })
const viewerRole = async ({ rights }: Scene): Promise<string> => {
  const owner = await rights.browserOf('Owner')
  const { body } = await owner.call(listGroups, {})
  return body.securityGroups.find(({ groupName }) => groupName === 'Viewer')?.groupId ?? ''
}
const token = 'a'.repeat(43)

export const accountRequests: Requests<keyof typeof accountRows> = {
  authenticate: () => ({ input: { body: { username: nobodysName, password: 'wrong, and nobody has it' } } }),
  startSingleSignOn: () => ({
    input: { query: { successForwardUrl: 'http://127.0.0.1:8080/', failureForwardUrl: 'http://127.0.0.1:8080/' } },
    // No provider is configured.
    passes: 404,
  }),
  finishSingleSignOn: () => ({ input: { query: { code: 'c', state: 's' } }, passes: 404 }),
  readLoginStatus: () => ({ input: {} }),
  logOut: () => ({ input: {} }),
  logOutOfAgency: () => ({ input: {} }),
  modifyProfile: () => ({ input: { body: { profile: {} } } }),
  readUserInfo: () => ({ input: {} }),
  readOwnInfo: () => ({ input: {} }),
  readCaptcha: () => ({ input: {} }),
  // A password that is too short is refused after the rights, and nobody is thrown out of his session.
  changePassword: ({ object }) => ({
    input: {
      params: { username: object.account?.username ?? nobodysName },
      body: { oldPassword: 'wrong', newPassword: 'short' },
    },
    passes: 400,
  }),
  register: ({ mark }) => ({
    input: {
      body: {
        email: `${mark.replace(' ', '.')}@new.example`,
        password: 'quiet harbour at dawn',
        firstName: 'New',
        lastName: 'Person',
      },
    },
  }),
  confirmRegistration: () => ({ input: { body: { token } }, passes: 400 }),
  requestPasswordReset: () => ({ input: { body: { email: 'nobody@new.example' } } }),
  confirmPasswordReset: () => ({ input: { body: { token, newPassword: 'quiet harbour at dawn' } }, passes: 400 }),
  savePreferences: () => ({ input: { body: { theme: 'dark' } } }),

  listEmployees: ({ object }) => ({ input: {}, shows: object.account?.email }),
  listRolesOfUser: (scene) => ({ input: userIn(scene) }),
  listPermissionsOfUser: (scene) => ({ input: userIn(scene) }),
  // The name is taken, which is said after the rights.
  addUser: async (scene) => ({
    input: {
      body: {
        username: 'agent',
        email: 'new@agency.example',
        firstName: 'New',
        lastName: 'Colleague',
        groupIds: [await viewerRole(scene)],
      },
    },
    passes: 400,
  }),
  queryUser: ({ object }) => ({
    input: { query: { username: object.account?.username ?? nobodysName } },
    shows: object.account?.email,
  }),
  changeUser: ({ object }) => ({ input: { params: { username: object.account?.username ?? nobodysName }, body: {} } }),
  listGroups: ({ object }) => ({ input: {}, shows: object.roleId }),
  addGroup: () => ({ input: { body: { groupName: 'Viewer', permissions: ['rail:view'] } }, passes: 400 }),
  changeGroup: (scene) => ({
    input: { ...roleIn(scene), body: { groupName: 'Desk', permissions: ['rail:view'] } },
  }),
  // Somebody holds it: it stays.
  removeGroup: (scene) => ({ input: roleIn(scene), passes: 409 }),
  readAgencySettings: () => ({ input: {} }),
  changeAgencySettings: () => ({ input: { body: { papersToTravelers: false } } }),

  listTravelers: ({ object }) => ({ input: {}, shows: object.travelerId }),
  addTraveler: ({ mark }) => ({ input: { body: traveler(mark) } }),
  changeTraveler: ({ object }) => ({
    input: { params: { id: object.travelerId ?? nobodysId }, body: traveler(object.mark) },
  }),
  async removeTraveler({ browser, object, relation }) {
    const added = relation === 'own' ? await browser.call(addTraveler, { body: traveler(object.mark) }) : undefined
    return { input: { params: { id: added?.body.traveler?.id ?? object.travelerId ?? nobodysId } } }
  },
  readTravelerDraft: ({ object }) => ({ input: { params: { correlationID: object.draft } }, shows: object.mark }),
  saveTravelerDraft: ({ object, mark }) => ({
    input: { params: { correlationID: object.draft }, body: { travelers: [traveler(mark)] } },
    shows: object.mark,
  }),

  listNotices: ({ object }) => ({ input: {}, shows: object.bought.bookingId }),
  listWorkItems: ({ object }) => ({ input: {}, shows: object.workItemId }),
  settleWorkItem: ({ object }) => ({ input: { params: { id: object.workItemId }, body: { note: 'looked at' } } }),
}
