import type { Row } from './answer.ts'

/** Accounts, the agency's people and roles, travellers, notices. */
export const accountRows = {
  authenticate: { ok: 'visitor guest consumer Owner Manager Agent Finance Viewer rival' },
  startSingleSignOn: { ok: 'visitor guest consumer Owner Manager Agent Finance Viewer rival' },
  finishSingleSignOn: { ok: 'visitor guest consumer Owner Manager Agent Finance Viewer rival' },
  readLoginStatus: { ok: 'visitor guest consumer Owner Manager Agent Finance Viewer rival' },
  logOut: { ok: 'visitor guest consumer Owner Manager Agent Finance Viewer rival' },
  logOutOfAgency: { ok: 'visitor guest consumer Owner Manager Agent Finance Viewer rival' },
  modifyProfile: { ok: 'consumer Owner Manager Agent Finance Viewer rival', 401: 'visitor guest' },
  readUserInfo: { ok: 'consumer Owner Manager Agent Finance Viewer rival', 401: 'visitor guest' },
  readOwnInfo: { ok: 'visitor guest consumer Owner Manager Agent Finance Viewer rival' },
  readCaptcha: { ok: 'visitor guest consumer Owner Manager Agent Finance Viewer rival' },
  changePassword: {
    own: { ok: 'consumer Owner Manager Agent Finance Viewer rival', 401: 'guest' },
    colleague: { ok: 'Owner Manager rival', 403: 'Agent Finance Viewer' },
    stranger: { 401: 'visitor guest', 403: 'consumer Agent Finance Viewer', 404: 'Owner Manager rival' },
  },
  register: { ok: 'visitor guest consumer Owner Manager Agent Finance Viewer rival' },
  confirmRegistration: { ok: 'visitor guest consumer Owner Manager Agent Finance Viewer rival' },
  requestPasswordReset: { ok: 'visitor guest consumer Owner Manager Agent Finance Viewer rival' },
  confirmPasswordReset: { ok: 'visitor guest consumer Owner Manager Agent Finance Viewer rival' },
  savePreferences: { ok: 'visitor guest consumer Owner Manager Agent Finance Viewer rival' },

  listEmployees: {
    own: { ok: 'Owner Manager Finance rival', 401: 'guest', 403: 'consumer Agent Viewer' },
    colleague: { ok: 'Owner Manager Finance rival', 403: 'Agent Viewer' },
    stranger: { hidden: 'Owner Manager Finance rival', 401: 'visitor guest', 403: 'consumer Agent Viewer' },
  },
  listRolesOfUser: {
    own: { ok: 'consumer Owner Manager Agent Finance Viewer rival', 401: 'guest' },
    colleague: { ok: 'Owner Manager Finance rival', 403: 'Agent Viewer' },
    stranger: { 401: 'visitor guest', 403: 'consumer Owner Manager Agent Finance Viewer rival' },
  },
  listPermissionsOfUser: {
    own: { ok: 'consumer Owner Manager Agent Finance Viewer rival', 401: 'guest' },
    colleague: { ok: 'Owner Manager Finance rival', 403: 'Agent Viewer' },
    stranger: { 401: 'visitor guest', 403: 'consumer Owner Manager Agent Finance Viewer rival' },
  },
  addUser: { ok: 'Owner Manager rival', 401: 'visitor guest', 403: 'consumer Agent Finance Viewer' },
  queryUser: {
    own: { ok: 'Owner Manager rival', 401: 'guest', 403: 'consumer Agent Finance Viewer' },
    colleague: { ok: 'Owner Manager rival', 403: 'Agent Finance Viewer' },
    stranger: { hidden: 'Owner Manager rival', 401: 'visitor guest', 403: 'consumer Agent Finance Viewer' },
  },
  changeUser: {
    own: { ok: 'Owner Manager rival', 401: 'guest', 403: 'consumer Agent Finance Viewer' },
    colleague: { ok: 'Owner Manager rival', 403: 'Agent Finance Viewer' },
    stranger: { 401: 'visitor guest', 403: 'consumer Agent Finance Viewer', 404: 'Owner Manager rival' },
  },
  listGroups: {
    own: { ok: 'Owner Manager Finance rival', 401: 'guest', 403: 'consumer Agent Viewer' },
    stranger: { hidden: 'Owner Manager Finance rival', 401: 'visitor guest', 403: 'consumer Agent Viewer' },
  },
  addGroup: { ok: 'Owner Manager rival', 401: 'visitor guest', 403: 'consumer Agent Finance Viewer' },
  changeGroup: {
    own: { ok: 'Owner Manager rival', 401: 'guest', 403: 'consumer Agent Finance Viewer' },
    stranger: { 401: 'visitor guest', 403: 'consumer Agent Finance Viewer', 404: 'Owner Manager rival' },
  },
  removeGroup: {
    own: { ok: 'Owner Manager rival', 401: 'guest', 403: 'consumer Agent Finance Viewer' },
    stranger: { 401: 'visitor guest', 403: 'consumer Agent Finance Viewer', 404: 'Owner Manager rival' },
  },

  readAgencySettings: { ok: 'Owner Manager Finance rival', 401: 'visitor guest', 403: 'consumer Agent Viewer' },
  changeAgencySettings: { ok: 'Owner Manager rival', 401: 'visitor guest', 403: 'consumer Agent Finance Viewer' },

  listTravelers: {
    own: { ok: 'consumer Owner Manager Agent Finance Viewer rival', 401: 'guest' },
    colleague: { hidden: 'Owner Manager Agent Finance Viewer rival' },
    stranger: { hidden: 'consumer Owner Manager Agent Finance Viewer rival', 401: 'visitor guest' },
  },
  addTraveler: { ok: 'consumer Owner Manager Agent Finance Viewer rival', 401: 'visitor guest' },
  changeTraveler: {
    own: { ok: 'consumer Owner Manager Agent Finance Viewer rival', 401: 'guest' },
    colleague: { 404: 'Owner Manager Agent Finance Viewer rival' },
    stranger: { 401: 'visitor guest', 404: 'consumer Owner Manager Agent Finance Viewer rival' },
  },
  removeTraveler: {
    own: { ok: 'consumer Owner Manager Agent Finance Viewer rival', 401: 'guest' },
    colleague: { 404: 'Owner Manager Agent Finance Viewer rival' },
    stranger: { 401: 'visitor guest', 404: 'consumer Owner Manager Agent Finance Viewer rival' },
  },
  readTravelerDraft: {
    own: { ok: 'guest consumer Owner Manager Agent Finance Viewer rival' },
    colleague: { hidden: 'Owner Manager Agent Finance Viewer rival' },
    stranger: { hidden: 'visitor guest consumer Owner Manager Agent Finance Viewer rival' },
  },
  // Everybody writes into a draft of his own, whatever its name: the stranger's stays as it was.
  saveTravelerDraft: {
    own: { ok: 'guest consumer Owner Manager Agent Finance Viewer rival' },
    colleague: { hidden: 'Owner Manager Agent Finance Viewer rival' },
    stranger: { hidden: 'visitor guest consumer Owner Manager Agent Finance Viewer rival' },
  },

  listNotices: {
    own: { ok: 'consumer Owner Manager Agent Finance Viewer rival', 401: 'guest' },
    colleague: { hidden: 'Owner Manager Agent Finance Viewer rival' },
    stranger: { hidden: 'consumer Owner Manager Agent Finance Viewer rival', 401: 'visitor guest' },
  },
  listWorkItems: {
    own: { ok: 'Owner Manager rival', 401: 'guest', 403: 'consumer Agent Finance Viewer' },
    colleague: { ok: 'Owner Manager rival', 403: 'Agent Finance Viewer' },
    stranger: { hidden: 'Owner Manager rival', 401: 'visitor guest', 403: 'consumer Agent Finance Viewer' },
  },
  settleWorkItem: {
    own: { ok: 'Owner Manager rival', 401: 'guest', 403: 'consumer Agent Finance Viewer' },
    colleague: { ok: 'Owner Manager rival', 403: 'Agent Finance Viewer' },
    stranger: { 401: 'visitor guest', 403: 'consumer Agent Finance Viewer', 404: 'Owner Manager rival' },
  },
} satisfies Record<string, Row>
