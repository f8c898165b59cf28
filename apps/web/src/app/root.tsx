import './page.css'
import { Outlet, useMatches } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useSpeech, useText } from '../i18n/text.ts'
import { useShownTitle } from '../session/page-title.ts'
import { loadFonts } from '../ui/fonts.ts'
import { ToastHost } from '../ui/Toast.tsx'

/**
 * The tab says what is shown, or at least where one is, in the language spoken; fonts of other scripts come only when
 * they are.
 */
function usePageFace(): void {
  const t = useText()
  const { language } = useSpeech()
  const title = useMatches().findLast((match) => match.staticData.title)?.staticData.title
  const shown = useShownTitle() ?? (title && t(title))
  useEffect(() => {
    document.title = shown ? `${shown} · Portolan` : 'Portolan'
  }, [shown])
  useEffect(() => {
    void loadFonts(language)
  }, [language])
}

export function Root() {
  usePageFace()
  return (
    <>
      <Outlet />
      <ToastHost />
    </>
  )
}
