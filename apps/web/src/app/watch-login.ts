import { accountState } from '../session/account-state.ts'
import { hasLoginEnded } from '../session/calls.ts'

/** Not more often than this: people switch between tabs all the time. */
const pause = 60_000

/** Back at a tab left open over night: better told at once than after the next form has been filled in. */
export function watchLogin(onEnded: () => void): void {
  let last = Date.now()
  document.addEventListener('visibilitychange', async () => {
    const due = Date.now() - last > pause
    if (document.visibilityState !== 'visible' || !due || !accountState.read().logedIn) return
    last = Date.now()
    if (await hasLoginEnded()) onEnded()
  })
}
