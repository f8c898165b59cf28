import type { Words } from '@portolan/supplier/words'

/** What goes to the city for everybody. */
export type LineKind = 'train' | 'metro' | 'tram' | 'bus' | 'coach' | 'boat'

const kinds: Readonly<Record<LineKind, Words>> = {
  train: { en: 'Train', zh: '火车', zhHK: '火車', es: 'Tren', fr: 'Train', ar: 'قطار' },
  metro: { en: 'Metro', zh: '地铁', zhHK: '地鐵', es: 'Metro', fr: 'Métro', ar: 'مترو' },
  tram: { en: 'Tram', zh: '有轨电车', zhHK: '電車', es: 'Tranvía', fr: 'Tramway', ar: 'ترام' },
  bus: { en: 'Bus', zh: '公交车', zhHK: '巴士', es: 'Autobús', fr: 'Bus', ar: 'حافلة' },
  coach: { en: 'Coach', zh: '机场大巴', zhHK: '機場巴士', es: 'Autocar', fr: 'Autocar', ar: 'حافلة المطار' },
  boat: { en: 'Boat', zh: '船', zhHK: '船', es: 'Barco', fr: 'Bateau', ar: 'قارب' },
}

/** 'Metro 14', in each language; the line's own name is nobody's to translate. */
export const lineName = ({ kind, label }: { readonly kind: LineKind; readonly label: string }): Words =>
  label === ''
    ? kinds[kind]
    : (Object.fromEntries(
        Object.entries(kinds[kind]).map(([language, name]) => [language, `${name} ${label}`]),
      ) as Words)
