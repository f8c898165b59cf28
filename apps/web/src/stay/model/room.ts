import type { BasicPropertyInfo, RoomStay } from '@portolan/contract/hotel-stay'
import type { Amount } from '@portolan/contract/shared'
import { compareAmounts } from '@portolan/domain/amount'
import type { Say } from '../../i18n/text.ts'
import { freeUntil, nonCancelable } from '../cancel-words.ts'
import { mealsOf, mealWords } from '../meals.ts'
import { priceOf } from '../price.ts'

export interface AgeRange {
  readonly min: number
  readonly max: number
}

/** Section 3 of the specification, 'Hotel room', name by name. */
export interface HotelRoom {
  readonly roomType: string
  readonly roomTypeCode: string
  readonly Price: {
    readonly currencyCode: string
    readonly amountIncludingMarkup: number
    readonly amountBeforeTax: number
    readonly amountAfterTax: number
  }
  readonly maxOccupancy: number
  readonly minOccupancy: number
  /** How many are left; undefined where the house does not say it. */
  readonly quantity: number | undefined
  readonly meals: string
  /** An instant, or 'Non-Cancelable'. */
  readonly freeCancelTime: string
  readonly referenceId: string
  readonly hotelCodeContext: string
  readonly ratePlanCode: string
  readonly bookingChannelCodes: readonly string[]
  readonly priceRule: string
  readonly datePrice: readonly { readonly date: string; readonly price: number }[]
  readonly roomPolicyList: readonly string[]
  readonly alternate: boolean
  readonly fitWords: string
  readonly propertyFitWords: string
  readonly adultAgeRange: AgeRange | undefined
  readonly childAgeRange: AgeRange | undefined
}

/** 'Selected hotel also carries': the house beside its chosen room. */
export interface SelectedHotel extends HotelRoom {
  readonly ttiCode: string
  readonly lowestPrice: Amount | undefined
  readonly mainImgUrl: string
  readonly star: number | undefined
  readonly rating: number | undefined
}

/** OTA list AQC. */
const [child, adult] = ['8', '10'] as const
const [youngestAdult, oldestAdult] = [18, 100]

type RoomType = RoomStay['roomTypes'][number]

/** Where children have a range of their own, adults have one as well: up to a hundred. */
function agesOf({ occupancies }: RoomType): { adults: AgeRange | undefined; children: AgeRange | undefined } {
  const rangeOf = (code: string, min: number, max: number): AgeRange | undefined => {
    const found = occupancies.find(({ ageQualifyingCode }) => ageQualifyingCode === code)
    return found && { min: found.minAge ?? min, max: found.maxAge ?? max }
  }
  const children = rangeOf(child, 0, youngestAdult - 1)
  const told = rangeOf(adult, children ? children.max + 1 : youngestAdult, oldestAdult)
  return { children, adults: children ? (told ?? { min: children.max + 1, max: oldestAdult }) : told }
}

/** A child may take an adult's place, and not the other way round: one adult and all the children are the most. */
function occupancyOf({ occupancies }: RoomType): { min: number; max: number } {
  const kindOf = (code: string) => occupancies.find(({ ageQualifyingCode }) => ageQualifyingCode === code)
  const adults = kindOf(adult) ?? occupancies[0]
  const min = Math.max(1, adults?.minOccupancy ?? 1)
  return { min, max: Math.max(adults?.maxOccupancy ?? 0, min + (kindOf(child)?.maxOccupancy ?? 0)) }
}

const noRoom: RoomType = { roomType: '', roomTypeCode: '', occupancies: [] }

export function hotelRoom(stay: RoomStay, t: Say): HotelRoom {
  const [type = noRoom, plan, rate] = [stay.roomTypes[0], stay.ratePlans[0], stay.roomRates[0]]
  const { total } = stay
  const { amount } = priceOf(total)
  const occupancy = occupancyOf(type)
  const ages = agesOf(type)
  return {
    ...{ roomType: type.roomType, roomTypeCode: type.roomTypeCode },
    Price: {
      currencyCode: total.currencyCode,
      amountIncludingMarkup: amount,
      amountBeforeTax: total.amountBeforeTax ?? amount,
      amountAfterTax: total.amountAfterTax ?? amount,
    },
    ...{ maxOccupancy: occupancy.max, minOccupancy: occupancy.min },
    quantity: type.numberOfUnits,
    meals: plan ? mealWords(mealsOf(plan.mealsIncluded), t) : '',
    freeCancelTime: freeUntil(plan?.cancelPenalties ?? []) ?? nonCancelable,
    referenceId: stay.reference.id,
    hotelCodeContext: stay.basicPropertyInfo.hotelCodeContext ?? '',
    ratePlanCode: plan?.ratePlanCode ?? '',
    bookingChannelCodes: stay.bookingChannelCodes ?? [],
    priceRule: rate?.priceRule ?? '',
    datePrice: (rate?.rates ?? []).map(({ effectiveDate, base }) => ({
      date: effectiveDate,
      price: priceOf(base).amount,
    })),
    roomPolicyList: plan?.policies ?? [],
    alternate: stay.isAlternate === true,
    ...{ fitWords: type.fitWords ?? '', propertyFitWords: type.propertyFitWords ?? '' },
    ...{ adultAgeRange: ages.adults, childAgeRange: ages.children },
  }
}

/** provider star: class of the house; guest: what guests gave it. */
export const awardOf = ({ awards = [] }: BasicPropertyInfo, provider: string): number | undefined =>
  awards.find((award) => award.provider === provider)?.rating

/** `others`: all that can be had for the same guests. */
export function selectedHotel(stay: RoomStay, others: readonly RoomStay[], t: Say): SelectedHotel {
  const house = stay.basicPropertyInfo
  const prices = others
    .map(({ total }) => priceOf(total))
    .toSorted((one, other) => compareAmounts(one.amount, other.amount))
  return {
    ...hotelRoom(stay, t),
    ttiCode: house.ttiCode ?? '',
    lowestPrice: prices[0],
    mainImgUrl: house.image?.url ?? '',
    ...{ star: awardOf(house, 'star'), rating: awardOf(house, 'guest') },
  }
}
