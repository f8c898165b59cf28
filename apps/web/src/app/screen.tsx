import type { Permission } from '@portolan/domain/permission'
import type { AsyncRouteComponent } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import type { MessageFeature, MessageId } from '../i18n/messages.ts'
import { needTexts } from '../i18n/store.ts'
import { makeChunk } from './chunk.ts'
import { guard, type RouteLevel } from './guard.ts'

interface Screen {
  default: ComponentType
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    title?: MessageId
    /** Who lacks it is told so in place of the page, which then asks the server nothing. */
    needs?: Permission
  }
}

/** The router waits for both before it shows the page: the piece that draws it and the texts it says. */
function lazyScreen(texts: MessageFeature[], load: () => Promise<Screen>): AsyncRouteComponent<object> {
  const chunk = makeChunk(load)
  const speech = makeChunk(() => needTexts(...texts))
  let Loaded: ComponentType | undefined
  const preload = async () => {
    const [loaded] = await Promise.all([chunk(), speech()])
    Loaded = loaded.default
  }
  const Lazy: AsyncRouteComponent<object> = () => {
    if (!Loaded) throw preload()
    return <Loaded />
  }
  Lazy.preload = preload
  return Lazy
}

/**
 * What every route has: its level, its title, the texts it needs and the piece of the application that draws it; where
 * something is sold, also the permission that its calls ask for.
 */
export const screen = (
  level: RouteLevel,
  title: MessageId,
  texts: MessageFeature[],
  load: () => Promise<Screen>,
  needs?: Permission,
) => ({
  staticData: { level, title, ...(needs && { needs }) },
  beforeLoad: guard(level),
  component: lazyScreen(texts, load),
})
