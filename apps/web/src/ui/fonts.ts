import './fonts.css'
import type { Language } from '@portolan/domain/language'

const more: Partial<Record<Language, () => Promise<unknown>>> = {
  ar: () =>
    Promise.all([
      import('@fontsource/ibm-plex-sans-arabic/arabic-400.css'),
      import('@fontsource/ibm-plex-sans-arabic/arabic-500.css'),
      import('@fontsource/ibm-plex-sans-arabic/arabic-600.css'),
      import('@fontsource/ibm-plex-sans-arabic/arabic-700.css'),
    ]),
  zh: () => import('@fontsource-variable/noto-sans-sc/wght.css'),
  zhHK: () => import('@fontsource-variable/noto-sans-hk/wght.css'),
}

/** Latin comes with every page. Arabic and Chinese load with their language; until then the system's own face stands in. */
export async function loadFonts(language: Language): Promise<void> {
  await more[language]?.()
}
