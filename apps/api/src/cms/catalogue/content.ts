import type { Language } from '@portolan/domain/language'
import ar from './ar.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }
import zh from './zh.json' with { type: 'json' }
import zhHK from './zhHK.json' with { type: 'json' }

/** English says which texts there are; a language that lacks one does not pass the type checker. */
const texts: Record<Language, typeof en> = { en, zh, zhHK, es, fr, ar }

export const textOf = (language: Language): typeof en => texts[language]

export interface SeededPromotion {
  id: keyof typeof en.promotions
  picture: string
  linkUrl: string
}

/** In the order they are shown. */
export const promotions: readonly SeededPromotion[] = [
  { id: 'early-paris', picture: 'train~highspeed~early-paris~dawn', linkUrl: '/rail/ticket' },
  { id: 'swiss-panorama', picture: 'train~mountain~swiss-panorama~noon', linkUrl: '/rail/ticket' },
  { id: 'benelux-pass', picture: 'oldtown~any~benelux-pass~gold', linkUrl: '/rail/passes' },
  { id: 'night-trains', picture: 'train~night~night-trains~night', linkUrl: '/rail/ticket' },
  { id: 'family', picture: 'train~regional~family~noon', linkUrl: '/rail/ticket' },
  { id: 'winter-alps', picture: 'mountain~chalet~winter-alps~mist', linkUrl: '/rail/ticket' },
]

export interface SeededBanner {
  id: keyof typeof en.banners
  picture: string
  mobilePicture: string
  linkUrl: string
}

export const banners: readonly SeededBanner[] = [
  {
    id: 'city-to-city',
    picture: 'train~highspeed~city-to-city~gold~wide',
    mobilePicture: 'train~highspeed~city-to-city~gold',
    linkUrl: '/rail/ticket',
  },
  {
    id: 'one-pass',
    picture: 'countryside~any~one-pass~noon~wide',
    mobilePicture: 'countryside~any~one-pass~noon',
    linkUrl: '/rail/passes',
  },
  {
    id: 'asleep-at-the-border',
    picture: 'train~night~asleep-at-the-border~night~wide',
    mobilePicture: 'train~night~asleep-at-the-border~night',
    linkUrl: '/rail/promotion',
  },
  {
    id: 'over-the-passes',
    picture: 'train~mountain~over-the-passes~noon~wide',
    mobilePicture: 'train~mountain~over-the-passes~noon',
    linkUrl: '/rail/promotion',
  },
]
