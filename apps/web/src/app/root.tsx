import './page.css'
import { Outlet, useMatches } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useSpeech, useText } from '../i18n/text.ts'
import { loadFonts } from '../ui/fonts.ts'
import { ToastHost } from '../ui/Toast.tsx'

/** The tab says where one is, in the language spoken; fonts of other scripts come only when they are. */
function usePageFace(): void {
  const t = useText()
  const { language } = useSpeech()
  const title = useMatches().findLast((match) => match.staticData.title)?.staticData.title
  useEffect(() => {
    document.title = title ? `${t(title)} · Portolan` : 'Portolan'
  })
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
