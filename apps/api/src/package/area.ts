import type { DynamicPkgAvailRS } from '@portolan/contract/package'
import type { Language } from '@portolan/domain/language'
import { countryText } from '../platform/words.ts'
import type { PackageParts } from './parts.ts'

type Area = NonNullable<DynamicPkgAvailRS['areas']>['areaList'][number]

/** Every city with houses, to fly to and to fly from: other places to begin at are found by their names. */
export function areasOf(
  { places, hotelCities }: Pick<PackageParts, 'places' | 'hotelCities'>,
  language: Language,
): Area[] {
  const cities = hotelCities.flatMap(({ code }) => places.find(code, 'city') ?? [])
  const byName = new Intl.Collator(language === 'zhHK' ? 'zh-HK' : language)
  return (['destination', 'origin'] as const).flatMap((role) =>
    cities
      .map(({ code, country, name, names }) => ({
        ...{ cityCode: code, cityName: names[language] ?? name },
        ...{ countryCode: country, countryName: countryText(country, language), role },
      }))
      .sort((one, other) => byName.compare(one.cityName, other.cityName)),
  )
}
