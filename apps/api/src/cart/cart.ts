import type { Module } from '../platform/module.ts'
import { ownerOf } from '../platform/owner.ts'
import { makeAdd } from './add.ts'
import { followSession } from './merge-store.ts'
import type { CartParts } from './parts.ts'
import { makeRefresh } from './refresh.ts'
import { makeRemove } from './remove.ts'
import { findCart } from './store.ts'
import { answerCart } from './view.ts'

/** What is chosen and not yet bought. It knows products only through their views and prices only from the offers. */
export function makeCart(parts: CartParts): Module {
  const { db, sessions, views } = parts
  sessions.follow(followSession)
  return {
    handlers: {
      async readCart(_, context) {
        const owner = ownerOf(context.session)
        return answerCart(views, owner && (await findCart(db, owner)), context)
      },
      addToCart: makeAdd(parts),
      removeFromCart: makeRemove(parts),
      refreshCart: makeRefresh(parts),
    },
  }
}
