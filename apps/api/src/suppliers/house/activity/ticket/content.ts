import { languageFrom } from '@portolan/domain/language'
import type { ActivityContent } from '@portolan/supplier/activity'
import type { ReadContext } from '@portolan/supplier/context'
import type { Outcome } from '@portolan/supplier/outcome'
import { contentText } from '../catalogue/content.ts'
import { galleryOf } from '../catalogue/picture.ts'
import { questionsOf } from '../catalogue/question.ts'
import type { Tour } from '../catalogue/tour.ts'
import { typeOfCode } from './offer.ts'
import type { ShopParts } from './parts.ts'

const two = (value: number): string => String(value).padStart(2, '0')

/** The longest February counts. */
const lastDayOf = (month: number): number => new Date(Date.UTC(2028, month, 0)).getUTCDate()

/** Months that follow each other are one season; the turn of the year ends one. Undefined: all year. */
function seasonsOf({ months }: Pick<Tour, 'months'>): ActivityContent['seasons'] {
  if (months.length === 12) return undefined
  const runs: { from: number; to: number }[] = []
  for (const month of months) {
    const last = runs.at(-1)
    if (last && last.to === month - 1) last.to = month
    else runs.push({ from: month, to: month })
  }
  return runs.map(({ from, to }) => ({ from: `${two(from)}-01`, to: `${two(to)}-${two(lastDayOf(to))}` }))
}

type Parts = Pick<ShopParts, 'tours' | 'telling'>

/** Activities that we do not know are left out. */
export const makeDescribe =
  ({ tours, telling }: Parts) =>
  async (
    ids: readonly string[],
    { locale }: Pick<ReadContext, 'locale'>,
  ): Promise<Outcome<readonly ActivityContent[]>> => {
    const language = languageFrom(locale)
    const known = [...new Set(ids)].flatMap((id) => tours.tourOf(id) ?? [])
    return {
      ok: true,
      value: known.map((tour) => {
        const shown = telling.tourOf(tour)
        const seasons = seasonsOf(tour)
        return {
          ...{ tour: shown, groups: telling.groupsOf(tour).map(telling.groupOf), gallery: galleryOf(tour) },
          ...contentText(tour, shown, language),
          ...(seasons && { seasons }),
          ...{ weekdays: tour.weekdays, times: tour.times, questions: questionsOf(shown) },
          ages: tour.ages.map(({ code, from, to }) => ({ type: typeOfCode[code], minAge: from, maxAge: to })),
        }
      }),
    }
  }
