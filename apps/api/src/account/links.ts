import type { Module } from '../platform/module.ts'
import { makeInvitation } from './invitation.ts'
import { linkLimit, spendFrom } from './link-limits.ts'
import { makePost } from './mails.ts'
import { makeNewEmail } from './new-email.ts'
import type { AccountParts } from './parts.ts'
import { makePasswordReset } from './password-reset.ts'
import { makeRegistration } from './registration.ts'
import { usedLink } from './used-link.ts'

/**
 * Everything that goes through a mailed link. What could tell whether an address is known happens after the answer,
 * in the outbox, so that known and unknown cost the same.
 */
export function makeLinks(platform: AccountParts): Module {
  const post = makePost(platform.sendOnce, platform.log)
  const invite = makeInvitation(platform, post)
  const { register, confirmAccount } = makeRegistration(platform, post)
  const { confirmEmail } = makeNewEmail(platform, post)
  return {
    handlers: {
      register,
      async confirmRegistration({ body: { token } }, context) {
        await spendFrom(platform, linkLimit, context)
        const answer = (await confirmAccount(token, context)) ?? (await confirmEmail(token, context))
        if (!answer) throw usedLink()
        return answer
      },
      ...makePasswordReset(platform, post, invite),
    },
  }
}
