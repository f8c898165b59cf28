import { beforeEach, expect, test } from 'vitest'
import { needTexts, readSpeech, switchLanguage } from '../i18n/store.ts'
import { type Say, say } from '../i18n/text.ts'
import { selectedHotel } from '../stay/model/room.ts'
import { rooms } from '../testing/package-offer.ts'
import { emptyPackageState, packageState } from './state.ts'

const t: Say = (id, values) => say(readSpeech(), id, values)
const keysOf = (item: object | null) => Object.keys(item ?? {}).sort()
const names = (list: string) => list.split(', ').sort()

/** Section 3 of the specification: 'Package', and 'Hotel room' with what the selected hotel also carries. */
const specified = 'packageCityRS, dynamicpkgRS, selectedPkgHotel, pkgVerifyRS, pkgPreBookRS'
const hotelAndRoom =
  'roomType, roomTypeCode, Price, maxOccupancy, minOccupancy, quantity, meals, freeCancelTime, referenceId, hotelCodeContext, ratePlanCode, bookingChannelCodes, priceRule, datePrice, roomPolicyList, alternate, fitWords, propertyFitWords, adultAgeRange, childAgeRange, ttiCode, lowestPrice, mainImgUrl, star, rating'

beforeEach(async () => {
  await needTexts('stay')
  await switchLanguage('en')
})

test('[R3.11] the package state has every name of the specification, and no other', () => {
  expect(keysOf(emptyPackageState)).toEqual(names(specified))
  expect(Object.values(emptyPackageState)).toEqual([null, null, null, null, null])
})

test('[R3.11] the selected hotel of a package has the shape of hotel and room', () => {
  const stays = rooms(1)
  const [room] = stays
  packageState.write({ selectedPkgHotel: room ? selectedHotel(room, stays, t) : null })
  expect(keysOf(packageState.read().selectedPkgHotel)).toEqual(names(hotelAndRoom))
})
