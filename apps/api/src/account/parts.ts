import type { Platform } from '../platform/module.ts'
import type { drawCaptcha } from './captcha-picture.ts'
import type { Passwords } from './password.ts'

/** What the wiring hands to the parts of the account. */
export interface AccountParts extends Platform {
  passwords: Passwords
  /** Who draws the letters of a captcha; a test looks over their shoulder. */
  drawCaptcha?: typeof drawCaptcha | undefined
}
