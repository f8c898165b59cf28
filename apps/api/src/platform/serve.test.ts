import type { Call } from '@portolan/contract/call'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addressOf } from '../testing/address.ts'
import { hire, signedIn } from '../testing/agency.ts'
import { makeWebRoot } from '../testing/web-root.ts'
import { type Browser, openWorld, type TestWorld } from '../testing/world.ts'

let world: TestWorld
let owner: Browser
let newcomer: Browser
let traveller: Browser
const site = makeWebRoot()

beforeAll(async () => {
  world = await openWorld({}, { webRoot: site.root })
  owner = await signedIn(world, 'owner')
  // Of an agency, and without any right.
  await hire(world, { username: 'newcomer', agency: 'Harbour Travel' })
  newcomer = await signedIn(world, 'newcomer')
  traveller = await signedIn(world, 'traveller')
})
afterAll(async () => {
  await world.close()
  site.remove()
})

const callsOf = (isServed: boolean): Call[] =>
  world.app.routes.flatMap(({ call, served }) => (call && served === isServed ? [call] : []))

/** Sent with a body that nobody could read: whoever is refused is refused before it is read. */
async function statusFor(call: Call, browser?: Browser): Promise<number> {
  const { statusCode } = await world.app.http.inject({
    method: call.method,
    url: addressOf(call),
    headers: { origin: world.config.publicUrl.origin, 'content-type': 'application/json' },
    cookies: Object.fromEntries(browser?.cookies ?? []),
    ...(call.method !== 'GET' && { payload: '{"broken' }),
  })
  return statusCode
}

const nameOf = (call: Call): string => `${call.method} ${call.path}`

describe('[R6.1, R6.2] every route and who may use it', () => {
  test('calls', () => {
    const lines = world.app.routes.flatMap(({ call }) =>
      call
        ? [`${call.method.padEnd(6)} ${call.path.padEnd(66)} ${call.auth.padEnd(6)} ${call.permission ?? ''}`.trim()]
        : [],
    )
    expect(lines.sort().join('\n')).toMatchInlineSnapshot(`
      "DELETE /api/v1/account/travelers/{id}                                     login
      DELETE /api/v1/b2b/security/groups/{id}                                   b2b    users:manage
      DELETE /api/v1/booking/{id}/guest-access                                  owner
      DELETE /api/v1/bookings/shopping-cart                                     public
      GET    /api/v1/account/authentication/keycloak/callback                   public
      GET    /api/v1/account/travelers                                          login
      GET    /api/v1/autocomplete/hotel-destination                             public
      GET    /api/v1/autocomplete/{kind}                                        public
      GET    /api/v1/b2b/agency/settings                                        b2b    users:view
      GET    /api/v1/b2b/security/groups                                        b2b    users:view
      GET    /api/v1/b2b/security/login/captcha                                 public
      GET    /api/v1/b2b/security/login/userlogins/{id}/permissions             login
      GET    /api/v1/b2b/security/login/userlogins/{id}/securitygroups          login
      GET    /api/v1/b2b/user-manage/employeebasicinfos                         b2b    users:view
      GET    /api/v1/b2b/user-manage/own-info                                   public
      GET    /api/v1/b2b/user-manage/users                                      b2b    users:manage
      GET    /api/v1/booking/history.csv                                        login
      GET    /api/v1/booking/{id}/documents/{documentId}                        owner
      GET    /api/v1/bookings/shopping-cart                                     public
      GET    /api/v1/checkout/{orderId}                                         owner
      GET    /api/v1/checkout/{orderId}/alternatives                            owner
      GET    /api/v1/checkout/{orderId}/documents/{documentId}                  owner
      GET    /api/v1/checkout/{orderId}/payment                                 owner
      GET    /api/v1/cms/promotions                                             public
      GET    /api/v1/cms/promotions/{id}                                        public
      GET    /api/v1/cms/rail-home-banners                                      public
      GET    /api/v1/cms/rail-home-banners/{id}                                 public
      GET    /api/v1/hotel/popular-cities                                       public
      GET    /api/v1/notices                                                    login
      GET    /api/v1/payment/config                                             public
      GET    /api/v1/picture/remote/{token}                                     public
      GET    /api/v1/picture/{key}.svg                                          public
      GET    /api/v1/places/nearest                                             public
      GET    /api/v1/rail/suppliers-health-status                               public
      GET    /api/v1/traveler-draft/{correlationID}                             public
      GET    /api/v1/work-items                                                 b2b    orders:manage
      POST   /api/v1/account/authentication                                     public
      POST   /api/v1/account/authentication/keycloak                            public
      POST   /api/v1/account/exit                                               public
      POST   /api/v1/account/login-status                                       public
      POST   /api/v1/account/modification                                       login
      POST   /api/v1/account/password-reset                                     public
      POST   /api/v1/account/password-reset/confirmation                        public
      POST   /api/v1/account/registration                                       public
      POST   /api/v1/account/registration/confirmation                          public
      POST   /api/v1/account/travelers                                          login
      POST   /api/v1/account/user-info                                          login
      POST   /api/v1/air/book                                                   login  air:book
      POST   /api/v1/air/calendar                                               login  air:view
      POST   /api/v1/air/low-fare-search                                        login  air:view
      POST   /api/v1/air/seat-map                                               login  air:view
      POST   /api/v1/air/verify-price                                           login  air:view
      POST   /api/v1/b2b/security/groups                                        b2b    users:manage
      POST   /api/v1/b2b/user-manage/users                                      b2b    users:manage
      POST   /api/v1/booking/cancel                                             owner
      POST   /api/v1/booking/claim                                              login
      POST   /api/v1/booking/details                                            owner
      POST   /api/v1/booking/exchange                                           owner
      POST   /api/v1/booking/extend                                             owner
      POST   /api/v1/booking/guest-access                                       public
      POST   /api/v1/booking/history                                            login
      POST   /api/v1/booking/{id}/invoice/{documentId}                          owner
      POST   /api/v1/booking/{id}/resend                                        owner
      POST   /api/v1/bookings/shopping-cart                                     public
      POST   /api/v1/bookings/shopping-cart/refresh                             public
      POST   /api/v1/car/book                                                   login  car:book
      POST   /api/v1/car/rates                                                  login  car:view
      POST   /api/v1/car/vehicles                                               login  car:view
      POST   /api/v1/checkout/confirm                                           owner
      POST   /api/v1/checkout/initiate                                          public
      POST   /api/v1/checkout/quote                                             owner
      POST   /api/v1/cruise/book                                                login  cruise:book
      POST   /api/v1/cruise/cabins                                              login  cruise:view
      POST   /api/v1/cruise/hold                                                login  cruise:book
      POST   /api/v1/cruise/sailings                                            login  cruise:view
      POST   /api/v1/dynamicpkg/avail                                           login  package:view
      POST   /api/v1/dynamicpkg/book                                            login  package:book
      POST   /api/v1/dynamicpkg/prebook                                         login  package:book
      POST   /api/v1/dynamicpkg/verify-price                                    login  package:view
      POST   /api/v1/hotel/avail                                                login  hotel:view
      POST   /api/v1/hotel/b2b-book                                             b2b    hotel:book
      POST   /api/v1/hotel/calendar                                             login  hotel:view
      POST   /api/v1/hotel/confirm                                              login  hotel:book
      POST   /api/v1/hotel/description                                          login  hotel:view
      POST   /api/v1/hotel/prebook                                              login  hotel:book
      POST   /api/v1/insurance/book                                             login  insurance:book
      POST   /api/v1/insurance/quote                                            login  insurance:view
      POST   /api/v1/payment/challenge                                          public
      POST   /api/v1/payment/webhook/{provider}                                 public
      POST   /api/v1/rail/book                                                  public rail:book
      POST   /api/v1/rail/calendar                                              public rail:view
      POST   /api/v1/rail/confirm-booking                                       public rail:book
      POST   /api/v1/rail/fare-quote                                            public rail:view
      POST   /api/v1/rail/pass-or-tickets                                       public rail:view
      POST   /api/v1/rail/resretrieve-details                                   owner
      POST   /api/v1/rail/shop                                                  public rail:view
      POST   /api/v1/touractivity/avail                                         login  activity:view
      POST   /api/v1/touractivity/book                                          login  activity:book
      POST   /api/v1/touractivity/search                                        login  activity:view
      POST   /api/v1/transfer/avail                                             login  transfer:view
      POST   /api/v1/transfer/book                                              login  transfer:book
      POST   /api/v1/visa/apply                                                 login  visa:book
      POST   /api/v1/visa/requirements                                          login  visa:view
      POST   /api/v1/visa/status                                                login  visa:view
      POST   /api/v1/work-items/{id}                                            b2b    orders:manage
      POST   /api/v2/b2b/security/login/exit                                    public
      PUT    /api/v1/account/preferences                                        public
      PUT    /api/v1/account/travelers/{id}                                     login
      PUT    /api/v1/b2b/agency/settings                                        b2b    users:manage
      PUT    /api/v1/b2b/security/groups/{id}                                   b2b    users:manage
      PUT    /api/v1/b2b/user-manage/users/{username}                           b2b    users:manage
      PUT    /api/v1/b2b/user-manage/users/{username}/password                  login
      PUT    /api/v1/booking/{id}/contact                                       owner
      PUT    /api/v1/traveler-draft/{correlationID}                             public"
    `)
  })

  test('everything else is open to all on purpose, and stands in this list', () => {
    const others = world.app.routes.filter(({ call }) => !call).map(({ method, path }) => `${method} ${path}`)
    expect([...new Set(others)].sort().join('\n')).toMatchInlineSnapshot(`
      "GET /*
      GET /api/docs
      GET /api/docs/json
      GET /api/docs/static/*
      GET /api/docs/static/index.html
      GET /api/docs/static/swagger-initializer.js
      GET /api/docs/static/theme/portolan.css
      GET /api/docs/yaml
      GET /assets/:name
      GET /favicon.svg
      GET /healthz
      GET /metrics
      GET /readyz"
    `)
  })
})

describe('a call that nobody serves yet', () => {
  test('stands in this list, which shrinks with each issue', () => {
    expect(callsOf(false).map(nameOf).sort().join('\n')).toMatchInlineSnapshot(`
      "POST /api/v1/cruise/book
      POST /api/v1/cruise/cabins
      POST /api/v1/cruise/hold
      POST /api/v1/cruise/sailings
      POST /api/v1/insurance/book
      POST /api/v1/insurance/quote
      POST /api/v1/visa/apply
      POST /api/v1/visa/requirements
      POST /api/v1/visa/status"
    `)
  })

  test('answers 501 in the envelope', async () => {
    const reply = await world.app.http.inject({
      ...{ method: 'POST', url: '/api/v1/cruise/sailings', cookies: Object.fromEntries(owner.cookies) },
      headers: { origin: world.config.publicUrl.origin },
    })
    expect(reply.statusCode).toBe(501)
    expect(reply.json()).toEqual({
      success: false,
      errors: { errors: [{ stringValue: 'This is not on sale here yet.' }] },
    })
  })
})

describe('[R4.2, R6.2] A11 level and permission are checked first, served or not', () => {
  test('a guest is asked to log in', async () => {
    for (const served of [true, false]) {
      for (const call of callsOf(served)) {
        const status = await statusFor(call)
        if (call.auth === 'public') expect(status, nameOf(call)).not.toBe(401)
        else expect(status, nameOf(call)).toBe(401)
      }
    }
  })

  test('a consumer may not make the calls of an agency', async () => {
    const calls = [...callsOf(true), ...callsOf(false)].filter(({ auth }) => auth === 'b2b')
    expect(calls.length).toBeGreaterThan(5)
    for (const call of calls) expect(await statusFor(call, traveller), nameOf(call)).toBe(403)
  })

  test('an employee may not make a call whose permission he lacks, a consumer needs none', async () => {
    const permitted = (served: boolean) => callsOf(served).filter(({ permission }) => permission !== undefined)
    expect(permitted(true).length + permitted(false).length).toBeGreaterThan(10)
    for (const served of [true, false])
      for (const call of permitted(served)) {
        expect(await statusFor(call, newcomer), nameOf(call)).toBe(403)
        // Let through, and the body cannot be read.
        if (call.auth !== 'b2b') expect(await statusFor(call, traveller), nameOf(call)).toBe(served ? 400 : 501)
      }
  })

  test('only then a call that nobody serves says so', async () => {
    for (const call of callsOf(false)) expect(await statusFor(call, owner), nameOf(call)).toBe(501)
  })

  test('a guest who has begun something is let through to what is his own', async () => {
    const guest = world.browser()
    const url = '/api/v1/account/preferences'
    const headers = { origin: world.config.publicUrl.origin, 'content-type': 'application/json' }
    const { cookies } = await world.app.http.inject({ method: 'PUT', url, headers, payload: '{"theme":"dark"}' })
    for (const { name, value } of cookies) guest.cookies.set(name, value)
    for (const call of callsOf(false).filter(({ auth }) => auth === 'owner')) {
      expect(await statusFor(call, guest), nameOf(call)).toBe(501)
    }
  })
})
