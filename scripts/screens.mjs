import {
  bankAsks,
  bookingList,
  bookingView,
  bookTravellers,
  cancelQuote,
  dayAhead,
  donePage,
  heldPage,
  linkQuestion,
  payDeclined,
  payFromAccount,
  payPage,
  post,
  tripPage,
} from './screens-bought.mjs'
import {
  bankAsksThere,
  cancelledThere,
  cancelPaidThere,
  cancelWhole,
  exchangeQuote,
  roomView,
} from './screens-changed.mjs'
import { bookQuestions, houseBooking, houseTrip } from './screens-house.mjs'

const wrongLogin = async (page) => {
  await page.locator('input[name="username"]').fill('traveller')
  await page.locator('input[name="password"]').fill('not the password')
  await page.locator('form button[type="submit"]').click()
  await page.locator('[role="alert"]').first().waitFor()
}

const emptyForm = async (page) => {
  await page.locator('form button[type="submit"]').click()
  await page.locator('[aria-invalid="true"]').first().waitFor()
}

const openLayout = async (page) => {
  await page.locator('summary').click()
  await page.locator('.usermenu-list button').click()
  await page.getByRole('dialog').waitFor()
}

/** The visitor keeps the cart from one width to the next: it is filled once. */
const fillCart = async (page) => {
  const known = await (await page.request.get(new URL('/api/v1/bookings/shopping-cart', page.url()).href)).json()
  const wanted = { rail: 1200, hotel: 2760, railPass: 3, activity: 7500, car: 200 }
  // The visitor before may have been shown dearer prices.
  if (known.length === 0) await post(page, '/api/dev/simulated/behaviour', { supplier: 'simulated' })
  for (const [product, offerSeconds] of known.length > 0 ? [] : Object.entries(wanted)) {
    const { rphs } = await post(page, '/api/dev/simulated/offers', { product, count: 1, offerSeconds })
    await post(page, '/api/v1/bookings/shopping-cart', { goods: { productType: product, rphs } })
  }
  await page.reload({ waitUntil: 'networkidle' })
  await page.locator('.expbox').waitFor()
}

const changedPrice = async (page) => {
  await fillCart(page)
  const how = { supplier: 'simulated', product: 'railPass', priceFactorBasisPoints: 10_200 }
  await post(page, '/api/dev/simulated/behaviour', how)
  await page.locator('.expbox .btn').first().click()
  await page.getByRole('alertdialog').waitFor()
}

const openTravellers = async (page) => {
  await page.locator('.trav-face').click()
  const youths = page.locator('.trav-steps .stepper').nth(2)
  await youths.locator('button').nth(1).click()
  await page.locator('.trav-ages select').selectOption('19')
}

const openCalendar = async (page) => {
  await page.locator('.dates .iconbtn').first().click()
  await page.locator('.cal').first().waitFor()
  await page.locator('.chip').first().click()
}

const chooseCountry = async (page) => {
  await page.locator('.finder .seg label').last().click()
  await page.locator('.searchbar .select').first().selectOption('CH')
}

const stay = `city=LISBOA&cityName=Lisbon&checkIn=${dayAhead(30)}&checkOut=${dayAhead(34)}`
const transferWay = `from=airport-LIS&fromName=Lisbon%20Airport&to=station-9431039&toName=Lisbon%20Oriente&at=${dayAhead(30)}T11:30&flight=TP-1187&adults=2&children=1&bags=4&seats=1`
const packageTrip = `from=IATA-HKG&fromName=Hong%20Kong&to=CITY-LISBOA&toName=Lisbon&depart=${dayAhead(40)}&back=${dayAhead(47)}&rooms=2-7`

const openRooms = async (page) => {
  await page.locator('.trav-face').click()
  await page.locator('.roomsteps').waitFor()
}

const hotelList = async (page) => {
  await page.locator('.hcard').first().waitFor({ timeout: 30_000 })
}

const comparedHotels = async (page) => {
  await hotelList(page)
  for (const box of (await page.locator('.hact input').all()).slice(0, 2)) await box.check()
  await page.locator('.cmpbar .btn.ink').click()
  await page.getByRole('dialog').waitFor()
}

/** The first house of the list, with a rate chosen. */
const hotelRooms = async (page) => {
  await hotelList(page)
  await page.locator('.hact a').first().click()
  await page.locator('.hd-pick .btn').first().click({ timeout: 30_000 })
}

const hotelGuests = async (page) => {
  await hotelRooms(page)
  await page.locator('.go .btn.primary:visible, .action-bar .btn.primary:visible').first().click()
  await page.locator('[name="travelers.0.firstName"]').waitFor({ timeout: 30_000 })
}

const activitySearch = `city=LISBOA&cityName=Lisbon&from=${dayAhead(30)}&to=${dayAhead(36)}&people=2-14`

const activityList = async (page) => {
  await page.locator('.ac').first().waitFor({ timeout: 30_000 })
}

/** The first tour of the list, with its groups. */
const activityDetail = async (page) => {
  await activityList(page)
  await page.locator('.ac-f a').first().click()
  await page.locator('.ad-group').first().waitFor({ timeout: 30_000 })
}

const transferList = async (page) => {
  await page.locator('label.tf').first().waitFor({ timeout: 30_000 })
}

const packageHotels = async (page) => {
  await page.locator('.pk-hotel').first().waitFor({ timeout: 30_000 })
}

const packageFlights = async (page) => {
  await page.locator('.pk-flight').first().waitFor({ timeout: 30_000 })
}

const packageReview = async (page) => {
  await packageHotels(page)
  await page.locator('.pk-side .btn.primary:visible, .action-bar .btn.primary:visible').first().click()
  await page.locator('.pk-roomline').first().waitFor({ timeout: 30_000 })
}

const rental = `from=IATA-LIS&fromName=Lisbon&pickUp=${dayAhead(30)}T10:00&return=${dayAhead(33)}T10:00&age=36&country=HK`

const carList = async (page) => {
  await page.locator('.vc').first().waitFor({ timeout: 30_000 })
}

/** The first car of the list, with one extra. */
const carRate = async (page) => {
  await carList(page)
  await page.locator('.vc-p .btn').first().click()
  await page.locator('.cd-extras .stepnum button').nth(1).click({ timeout: 30_000 })
  await page.locator('.summary .lines > div').nth(2).waitFor({ state: 'attached' })
}

const trains = `/rail/trains?from=CITY-PAR&fromName=Paris&to=UIC-8503000&toName=Z%C3%BCrich%20HB&depart=${dayAhead(30)}&back=${dayAhead(35)}&adults=2&seniors=0&youths=19`

const allTrains = async (page) => {
  await page.locator('.train').first().waitFor()
  await page.locator('.asking .scale').waitFor({ state: 'detached' })
}

const chosenTrain = async (page) => {
  await allTrains(page)
  await page.locator('.ctab').first().click()
  await page.locator('.tkt').first().click()
}

const returnTrains = async (page) => {
  await chosenTrain(page)
  await page.locator('.btn.primary:visible').first().click()
  await page.locator('.steps .done').waitFor()
  await page.locator('.train').first().waitFor()
}

const trainStops = async (page) => {
  await allTrains(page)
  await page.locator('.train-id .link').first().click()
  await page.locator('.map-land').waitFor({ state: 'attached' })
}

const trainFilters = async (page) => {
  await allTrains(page)
  const chip = page.locator('.mfilter .chip').first()
  if (await chip.isVisible()) await chip.click()
}

const airTrip = `from=IATA-HKG&fromName=Hong%20Kong&to=CITY-TYO&toName=Tokyo&depart=${dayAhead(60)}&adults=2`
const airLegs = [
  { from: 'IATA-HKG', fromName: 'Hong Kong', to: 'CITY-SIN', toName: 'Singapore', depart: dayAhead(60) },
  { from: 'CITY-SIN', fromName: 'Singapore', to: 'CITY-BKK', toName: 'Bangkok', depart: dayAhead(64) },
  { from: 'CITY-BKK', fromName: 'Bangkok', to: 'IATA-HKG', toName: 'Hong Kong', depart: dayAhead(68) },
].flatMap((leg, index) => Object.entries(leg).map(([name, value]) => [`${name}${index + 1}`, value]))
const airCities = `/air/multicity?${new URLSearchParams([...airLegs, ['adults', '2']])}`

const allFlights = async (page) => {
  await page.locator('.fl').first().waitFor()
  await page.locator('.fl-main[aria-busy="false"]').waitFor()
}

const chosenFlight = async (page) => {
  await allFlights(page)
  await page.locator('.fl-p .btn').first().click()
  await page.locator('.fam .btn').nth(1).click()
  await page.locator('.fam .btn[aria-pressed="true"]').waitFor()
}

const returnFlights = async (page) => {
  await allFlights(page)
  await page.locator('.fl-p .btn').first().click()
  await page.locator('.kept').waitFor()
  await chosenFlight(page)
}

const seatsAndBags = async (page) => {
  await returnFlights(page)
  await page.locator('.go-two .btn.primary:visible').click()
  await page.locator('.hull').waitFor()
  for (const at of [30, 30]) await page.locator('.hull .seat.standard').nth(at).click()
  await page.locator('.pieces .stepnum button').nth(1).click()
  await page.locator('.ex-page [aria-busy="true"]').first().waitFor({ state: 'detached' })
}

const seatsInList = async (page) => {
  await seatsAndBags(page)
  await page.locator('.seats-who .link').click()
  await page.locator('.seat-list').waitFor()
}

const nextFlight = async (page) => {
  await chosenFlight(page)
  await page.locator('.btn.primary:visible').last().click()
  await page.locator('.mc.done').waitFor({ state: 'attached' })
  await allFlights(page)
}

const pass = `region=EUROPE&start=${dayAhead(30)}&adults=2&seniors=0&youths=19`
const chosenPass = `${pass}&type=FLEXIBLE&class=2&validity=P5D&within=P1M`
const journeys = [
  `UIC-8768600~Paris Gare de Lyon~UIC-8503000~Zürich HB~${dayAhead(30)}`,
  `UIC-8503000~Zürich HB~UIC-8301700~Milano Centrale~${dayAhead(33)}`,
  `UIC-8301700~Milano Centrale~UIC-8768600~Paris Gare de Lyon~${dayAhead(36)}`,
]
const compared = `/rail/passOrTickets?adults=2&seniors=0&youths=19&legs=${encodeURIComponent(JSON.stringify(journeys))}`

const passFilters = async (page) => {
  await page.locator('.pc').first().waitFor()
  const chip = page.locator('.mfilter .chip').first()
  if (await chip.isVisible()) await chip.click()
}

const dayOutside = async (page) => {
  const field = page.locator('input[name="pass-first-day-date"]')
  await field.fill('2040-01-01')
  await field.blur()
  await page.locator('[aria-invalid="true"]').waitFor()
}

const passTravellers = async (page) => {
  await page.locator('.btn.primary:visible').first().click()
  await page.locator('.tv-form').waitFor()
}

const noTravellers = async (page) => {
  await passTravellers(page)
  await page.locator('.btn.primary:visible').last().click()
  await page.locator('[aria-invalid="true"]').first().waitFor()
}

const verdict = (page) => page.locator('.verdict').waitFor()

const cartTravellers = async (page) => {
  await fillCart(page)
  await page.locator('a[href="/cart/book"]:visible').first().click()
  await page.locator('.tv-form').waitFor()
}

/**
 * Every screen that `npm run shots` photographs: its file name, its path, who looks at it, and what they did there first.
 * A new screen or a state worth looking at is one more line.
 */
export const screens = [
  { name: 'login', path: '/login', as: 'guest' },
  { name: 'login-refused', path: '/login', as: 'guest', state: wrongLogin },
  { name: 'register', path: '/register', as: 'guest' },
  { name: 'register-empty', path: '/register', as: 'guest', state: emptyForm },
  { name: 'forgot-password', path: '/forgot-password', as: 'guest' },
  { name: 'reset-password', path: '/reset-password?token=aaaaaaaaaaaaaaaaaaaaaaaa', as: 'guest' },
  { name: 'confirm-email', path: '/confirm-email?token=aaaaaaaaaaaaaaaaaaaaaaaa', as: 'guest' },
  { name: 'sso-failed', path: '/sso?error=failed', as: 'guest' },
  { name: 'reset-password', path: '/reset-password?token=none', as: 'guest' },
  { name: 'confirm-email', path: '/confirm-email?token=none', as: 'guest' },
  { name: 'sso', path: '/sso', as: 'guest' },
  { name: 'terms', path: '/terms', as: 'guest' },
  { name: 'privacy', path: '/privacy', as: 'guest' },
  { name: 'rail', path: '/rail', as: 'guest' },
  { name: 'rail-passes-tab', path: '/rail?tab=passes', as: 'guest', state: chooseCountry },
  { name: 'rail-travellers', path: '/rail', as: 'guest', state: openTravellers },
  { name: 'rail-dates', path: '/rail', as: 'guest', state: openCalendar },
  { name: 'rail-empty', path: '/rail/ticket', as: 'guest', state: emptyForm },
  { name: 'rail-ticket', path: '/rail/ticket', as: 'guest' },
  { name: 'rail-offers', path: '/rail/promotion', as: 'guest' },
  { name: 'rail-offer', path: '/rail/promotion?id=swiss-panorama', as: 'guest' },
  { name: 'trains', path: trains, as: 'guest', state: chosenTrain },
  { name: 'trains-back', path: trains, as: 'guest', state: returnTrains },
  { name: 'trains-stops', path: trains, as: 'guest', state: trainStops },
  { name: 'trains-filters', path: trains, as: 'guest', state: trainFilters },
  { name: 'trains-no-search', path: '/rail/trains', as: 'guest' },
  { name: 'cart-empty', path: '/cart', as: 'guest' },
  { name: 'cart', path: '/cart', as: 'guest', state: fillCart },
  { name: 'cart-price', path: '/cart', as: 'guest', state: changedPrice },
  { name: 'cart-travellers', path: '/cart', as: 'guest', state: cartTravellers },
  { name: 'book-travellers', path: '/cart', as: 'guest', state: bookTravellers },
  { name: 'book-pay', path: '/cart', as: 'guest', state: payPage },
  { name: 'book-declined', path: '/cart', as: 'guest', state: payDeclined },
  { name: 'book-bank', path: '/cart', as: 'guest', state: bankAsks },
  { name: 'book-done', path: '/cart', as: 'guest', state: donePage },
  { name: 'book-held', path: '/cart', as: 'guest', state: heldPage },
  { name: 'booking-guest', path: '/booking/guest', as: 'guest' },
  { name: 'not-found', path: '/no-such-page', as: 'guest' },
  { name: 'explore', path: '/explore', as: 'traveller' },
  { name: 'air', path: '/air', as: 'traveller' },
  { name: 'air-cities', path: `${airCities.replace('/air/multicity', '/air')}&trip=multiCity`, as: 'traveller' },
  { name: 'flights', path: `/air/oneway?${airTrip}`, as: 'traveller', state: chosenFlight },
  {
    name: 'flights-back',
    path: `/air/roundtrip?${airTrip}&back=${dayAhead(67)}`,
    as: 'traveller',
    state: returnFlights,
  },
  {
    name: 'flight-extras',
    path: `/air/roundtrip?${airTrip}&back=${dayAhead(67)}`,
    as: 'traveller',
    state: seatsAndBags,
  },
  {
    name: 'flight-extras-list',
    path: `/air/roundtrip?${airTrip}&back=${dayAhead(67)}`,
    as: 'traveller',
    state: seatsInList,
  },
  { name: 'flight-extras-none', path: '/air/extras', as: 'traveller' },
  { name: 'flights-cities', path: airCities, as: 'traveller', state: nextFlight },
  { name: 'activity', path: '/activity', as: 'traveller' },
  { name: 'activity-errors', path: '/activity', as: 'traveller', state: emptyForm },
  { name: 'activities', path: `/activity/list?${activitySearch}`, as: 'traveller', state: activityList },
  { name: 'activity-detail', path: `/activity/list?${activitySearch}`, as: 'traveller', state: activityDetail },
  { name: 'hotel', path: '/hotel', as: 'traveller' },
  { name: 'hotel-rooms-asked', path: '/hotel', as: 'traveller', state: openRooms },
  { name: 'hotel-errors', path: '/hotel', as: 'traveller', state: emptyForm },
  { name: 'hotels', path: `/hotel/list?${stay}&rooms=2-7`, as: 'traveller', state: hotelList },
  { name: 'hotels-compared', path: `/hotel/list?${stay}&rooms=2`, as: 'traveller', state: comparedHotels },
  { name: 'hotel-detail', path: `/hotel/list?${stay}&rooms=2`, as: 'traveller', state: hotelRooms },
  { name: 'hotel-guests', path: `/hotel/list?${stay}&rooms=2`, as: 'traveller', state: hotelGuests },
  { name: 'transfer', path: '/cartransfer', as: 'traveller' },
  { name: 'transfer-errors', path: '/cartransfer', as: 'traveller', state: emptyForm },
  { name: 'transfers', path: `/cartransfer/list?${transferWay}`, as: 'traveller', state: transferList },
  { name: 'package', path: '/package', as: 'traveller' },
  { name: 'package-hotels', path: `/package/hotels?${packageTrip}`, as: 'traveller', state: packageHotels },
  { name: 'package-flights', path: `/package/flights?${packageTrip}`, as: 'traveller', state: packageFlights },
  { name: 'package-review', path: `/package/hotels?${packageTrip}`, as: 'traveller', state: packageReview },
  { name: 'car', path: '/carrental', as: 'traveller' },
  { name: 'car-errors', path: '/carrental', as: 'traveller', state: emptyForm },
  { name: 'cars', path: `/carrental/list?${rental}`, as: 'traveller', state: carList },
  { name: 'car-rate', path: `/carrental/list?${rental}`, as: 'traveller', state: carRate },
  { name: 'passes', path: `/rail/passes?${pass}`, as: 'traveller', state: passFilters },
  { name: 'passes-country', path: `/rail/passes?${pass.replace('EUROPE', 'CH')}`, as: 'traveller' },
  { name: 'passes-no-search', path: '/rail/passes', as: 'traveller' },
  { name: 'pass-options', path: `/rail/passOptions?${chosenPass}`, as: 'traveller' },
  { name: 'pass-details', path: `/rail/passDetails?${chosenPass}`, as: 'traveller' },
  { name: 'pass-outside', path: `/rail/passDetails?${chosenPass}`, as: 'traveller', state: dayOutside },
  { name: 'pass-travellers', path: `/rail/passDetails?${chosenPass}`, as: 'traveller', state: passTravellers },
  { name: 'pass-travellers-empty', path: `/rail/passDetails?${chosenPass}`, as: 'traveller', state: noTravellers },
  { name: 'compare', path: compared, as: 'traveller', state: verdict },
  { name: 'compare-empty', path: '/rail/passOrTickets', as: 'traveller' },
  { name: 'bookings', path: '/booking', as: 'traveller', state: bookingList },
  { name: 'bookings-rail', path: '/booking/rail', as: 'traveller', state: bookingList },
  { name: 'booking', path: '/booking', as: 'traveller', state: bookingView },
  { name: 'booking-cancel', path: '/booking', as: 'traveller', state: cancelQuote },
  { name: 'booking-cancel-whole', path: '/booking', as: 'traveller', state: cancelWhole },
  { name: 'booking-cancel-there', path: '/booking', as: 'traveller', state: cancelPaidThere },
  { name: 'booking-cancelled-there', path: '/booking', as: 'traveller', state: cancelledThere },
  { name: 'booking-there', path: '/booking', as: 'traveller', state: roomView },
  { name: 'booking-exchange', path: '/booking', as: 'traveller', state: exchangeQuote },
  { name: 'book-bank-there', path: '/cart', as: 'traveller', state: bankAsksThere },
  { name: 'booking-link', path: '/booking', as: 'traveller', state: linkQuestion },
  { name: 'trip', path: '/trip', as: 'traveller', state: tripPage },
  { name: 'book-questions', path: '/cart', as: 'owner', state: bookQuestions },
  { name: 'booking-hotel', path: '/booking', as: 'traveller', state: houseBooking('hotel') },
  { name: 'booking-activity', path: '/booking', as: 'traveller', state: houseBooking('activity') },
  { name: 'booking-car', path: '/booking', as: 'traveller', state: houseBooking('car') },
  { name: 'booking-transfer', path: '/booking', as: 'traveller', state: houseBooking('transfer') },
  { name: 'trip-house', path: '/trip', as: 'traveller', state: houseTrip },
  { name: 'book-done-account', path: '/cart', as: 'traveller', state: donePage },
  { name: 'profile', path: '/profile', as: 'traveller' },
  { name: 'change-password', path: '/profile/password', as: 'traveller' },
  { name: 'layout', path: '/rail', as: 'traveller', state: openLayout },
  { name: 'terms', path: '/terms', as: 'guest' },
  { name: 'accounts-guest', path: '/account/accounts', as: 'guest' },
  { name: 'book-account', path: '/cart', as: 'manager', state: payFromAccount },
  { name: 'work', path: '/booking/work', as: 'owner' },
  { name: 'accounts', path: '/account/accounts', as: 'owner' },
  { name: 'accounts-person', path: '/account/accounts?user=agent', as: 'owner' },
  { name: 'accounts-add', path: '/account/accounts?add=true', as: 'owner' },
  { name: 'accounts-roles', path: '/account/accounts?tab=roles', as: 'owner' },
]
