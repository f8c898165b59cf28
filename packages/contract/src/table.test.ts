import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Call } from './call.ts'
import { table } from './table.ts'

const calls: [string, Call][] = Object.entries(table)
const keyOf = (call: Call) => `${call.method} ${call.path}`
const rightsOf = (call: Call) => [call.auth, call.effect, call.permission].filter(Boolean).join(' ')

/** Section 7 of the specification, in its order. Method and path: who may call, effect, permission. */
const specified = {
  'POST /api/v1/account/authentication': 'public write',
  'POST /api/v1/account/authentication/keycloak': 'public write',
  'POST /api/v1/account/login-status': 'public read',
  'POST /api/v1/account/exit': 'public write',
  'POST /api/v2/b2b/security/login/exit': 'public write',
  'POST /api/v1/account/modification': 'login write',
  'POST /api/v1/account/user-info': 'login read',
  'PUT /api/v1/b2b/user-manage/users/{username}/password': 'login write',
  'GET /api/v1/b2b/security/login/captcha': 'public read',
  'GET /api/v1/b2b/user-manage/employeebasicinfos': 'b2b read users:view',
  'GET /api/v1/b2b/user-manage/own-info': 'public read',
  'GET /api/v1/b2b/security/login/userlogins/{id}/securitygroups': 'login read',
  'GET /api/v1/b2b/security/login/userlogins/{id}/permissions': 'login read',
  'POST /api/v1/b2b/user-manage/users': 'b2b write users:manage',
  'GET /api/v1/b2b/user-manage/users': 'b2b read users:manage',
  'POST /api/v1/air/low-fare-search': 'login read air:view',
  'POST /api/v1/air/verify-price': 'login read air:view',
  'POST /api/v1/air/book': 'login write air:book',
  'POST /api/v1/touractivity/search': 'login read activity:view',
  'POST /api/v1/touractivity/avail': 'login read activity:view',
  'GET /api/v1/hotel/popular-cities': 'public read',
  'POST /api/v1/hotel/avail': 'login read hotel:view',
  'POST /api/v1/hotel/description': 'login read hotel:view',
  'POST /api/v1/hotel/confirm': 'login read hotel:book',
  'POST /api/v1/hotel/prebook': 'login write hotel:book',
  'POST /api/v1/hotel/b2b-book': 'b2b write hotel:book',
  'GET /api/v1/autocomplete/hotel-destination': 'public read',
  'POST /api/v1/car/vehicles': 'login read car:view',
  'POST /api/v1/car/rates': 'login read car:view',
  'POST /api/v1/dynamicpkg/avail': 'login read package:view',
  'POST /api/v1/dynamicpkg/verify-price': 'login read package:view',
  'POST /api/v1/dynamicpkg/prebook': 'login write package:book',
  'POST /api/v1/booking/history': 'login read',
  'POST /api/v1/booking/cancel': 'owner write',
  'POST /api/v1/rail/resretrieve-details': 'owner read',
  'GET /api/v1/bookings/shopping-cart': 'public read',
  'POST /api/v1/bookings/shopping-cart': 'public write',
  'DELETE /api/v1/bookings/shopping-cart': 'public write',
  'GET /api/v1/cms/promotions': 'public read',
  'GET /api/v1/cms/promotions/{id}': 'public read',
  'GET /api/v1/cms/rail-home-banners': 'public read',
  'GET /api/v1/cms/rail-home-banners/{id}': 'public read',
  'GET /api/v1/rail/suppliers-health-status': 'public read',
  'POST /api/v1/rail/shop': 'public read rail:view',
  'POST /api/v1/rail/book': 'public write rail:book',
  'POST /api/v1/rail/confirm-booking': 'public write rail:book',
  'POST /api/v1/rail/fare-quote': 'public read rail:view',
}

/** Ours: what the specification implies. */
const implied = {
  'POST /api/v1/touractivity/book': 'login write activity:book',
  'POST /api/v1/car/book': 'login write car:book',
  'POST /api/v1/dynamicpkg/book': 'login write package:book',
  'GET /api/v1/autocomplete/{kind}': 'public read',
  'POST /api/v1/cruise/sailings': 'login read cruise:view',
  'POST /api/v1/cruise/cabins': 'login read cruise:view',
  'POST /api/v1/cruise/hold': 'login write cruise:book',
  'POST /api/v1/cruise/book': 'login write cruise:book',
  'POST /api/v1/transfer/avail': 'login read transfer:view',
  'POST /api/v1/transfer/book': 'login write transfer:book',
  'POST /api/v1/insurance/quote': 'login read insurance:view',
  'POST /api/v1/insurance/book': 'login write insurance:book',
  'POST /api/v1/visa/requirements': 'login read visa:view',
  'POST /api/v1/visa/apply': 'login write visa:book',
  'POST /api/v1/visa/status': 'login read visa:view',
  'POST /api/v1/checkout/initiate': 'public write',
  'POST /api/v1/checkout/quote': 'owner write',
  'POST /api/v1/checkout/confirm': 'owner write',
  'GET /api/v1/checkout/{orderId}': 'owner read',
  'GET /api/v1/checkout/{orderId}/payment': 'owner read',
  'GET /api/v1/checkout/{orderId}/alternatives': 'owner read',
  'GET /api/v1/checkout/{orderId}/documents/{documentId}': 'owner read',
  'POST /api/v1/account/registration': 'public write',
  'POST /api/v1/account/registration/confirmation': 'public write',
  'POST /api/v1/account/password-reset': 'public write',
  'POST /api/v1/account/password-reset/confirmation': 'public write',
  'GET /api/v1/account/authentication/keycloak/callback': 'public write',
  'PUT /api/v1/account/preferences': 'public write',
  'GET /api/v1/account/travelers': 'login read',
  'POST /api/v1/account/travelers': 'login write',
  'PUT /api/v1/account/travelers/{id}': 'login write',
  'DELETE /api/v1/account/travelers/{id}': 'login write',
  'GET /api/v1/b2b/security/groups': 'b2b read users:view',
  'POST /api/v1/b2b/security/groups': 'b2b write users:manage',
  'PUT /api/v1/b2b/security/groups/{id}': 'b2b write users:manage',
  'DELETE /api/v1/b2b/security/groups/{id}': 'b2b write users:manage',
  'GET /api/v1/b2b/agency/settings': 'b2b read users:view',
  'PUT /api/v1/b2b/agency/settings': 'b2b write users:manage',
  'PUT /api/v1/b2b/user-manage/users/{username}': 'b2b write users:manage',
  'POST /api/v1/bookings/shopping-cart/refresh': 'public write',
  'GET /api/v1/traveler-draft/{correlationID}': 'public read',
  'PUT /api/v1/traveler-draft/{correlationID}': 'public write',
  'PUT /api/v1/booking/{id}/contact': 'owner write',
  'POST /api/v1/booking/claim': 'login write',
  'DELETE /api/v1/booking/{id}/guest-access': 'owner write',
  'GET /api/v1/notices': 'login read',
  'GET /api/v1/work-items': 'b2b read orders:manage',
  'POST /api/v1/work-items/{id}': 'b2b write orders:manage',
  'POST /api/v1/booking/guest-access': 'public write',
  'GET /api/v1/booking/{id}/documents/{documentId}': 'owner read',
  'POST /api/v1/booking/{id}/invoice/{documentId}': 'owner write',
  'POST /api/v1/booking/{id}/resend': 'owner write',
  'GET /api/v1/booking/history.csv': 'login read',
  'POST /api/v1/booking/extend': 'owner write',
  'POST /api/v1/booking/exchange': 'owner write',
  'GET /api/v1/payment/config': 'public read',
  'POST /api/v1/payment/challenge': 'public write',
  'POST /api/v1/payment/webhook/{provider}': 'public write',
  'POST /api/v1/rail/calendar': 'public read rail:view',
  'POST /api/v1/hotel/calendar': 'login read hotel:view',
  'POST /api/v1/air/calendar': 'login read air:view',
  'POST /api/v1/air/seat-map': 'login read air:view',
  'POST /api/v1/rail/pass-or-tickets': 'public read rail:view',
  'GET /api/v1/places/nearest': 'public read',
  'GET /api/v1/picture/{key}.svg': 'public read',
  'GET /api/v1/picture/remote/{token}': 'public read',
  'POST /api/v1/booking/details': 'owner read',
}

/** What a walk needs to know of a schema, whichever its kind. */
interface Definition {
  type: string
  format?: string
  shape?: Record<string, z.ZodMiniType>
  catchall?: z.ZodMiniType
  element?: z.ZodMiniType
  innerType?: z.ZodMiniType
  options?: z.ZodMiniType[]
  keyType?: z.ZodMiniType
  valueType?: z.ZodMiniType
  in?: z.ZodMiniType
  checks?: { _zod: { def: { check: string; format?: string } } }[]
}

const definitionOf = (schema: z.ZodMiniType) => schema._zod.def as unknown as Definition

/** Everything in a request that a hostile caller could make as large, or as strange, as he likes. */
function openEnds(schema: z.ZodMiniType, at: string): string[] {
  const def = definitionOf(schema)
  const checks = (def.checks ?? []).map((check) => check._zod.def)
  const has = (name: string) => checks.some(({ check }) => check === name)
  const inside = (child: z.ZodMiniType | undefined, step: string) => (child ? openEnds(child, `${at}${step}`) : [])
  switch (def.type) {
    case 'object': {
      const strict = def.catchall && definitionOf(def.catchall).type === 'never'
      const fields = Object.entries(def.shape ?? {}).flatMap(([name, field]) => inside(field, `/${name}`))
      return strict ? fields : [`${at}: takes unknown keys`, ...fields]
    }
    case 'array':
      return [...(has('max_length') ? [] : [`${at}: list without maximum`]), ...inside(def.element, '/0')]
    case 'string': {
      const bounded = has('max_length') || def.format !== undefined || has('string_format')
      return bounded ? [] : [`${at}: text without maximum`]
    }
    case 'number':
      return has('greater_than') && has('less_than') ? [] : [`${at}: number without bounds`]
    case 'nullable':
    case 'optional':
    case 'default':
      return inside(def.innerType, '')
    case 'union':
      return (def.options ?? []).flatMap((option, index) => inside(option, `|${index}`))
    case 'record':
      return [
        ...(has('custom') ? [] : [`${at}: record of any size`]),
        ...inside(def.keyType, '/key'),
        ...inside(def.valueType, '/value'),
      ]
    case 'pipe':
      return inside(def.in, '')
    case 'enum':
    case 'literal':
    case 'boolean':
      return []
    default:
      return [`${at}: ${def.type} is not checked`]
  }
}

function closedObjects(schema: z.ZodMiniType, at: string): string[] {
  const def = definitionOf(schema)
  const fields = Object.entries(def.shape ?? {}).flatMap(([name, field]) => closedObjects(field, `${at}/${name}`))
  const parts = [def.element, def.innerType, def.valueType, ...(def.options ?? [])].flatMap((part) =>
    part ? closedObjects(part, at) : [],
  )
  return [...(def.catchall ? [at] : []), ...fields, ...parts]
}

describe('the table of calls', () => {
  it('holds the 47 calls of the specification and the implied ones, no other, each with its rights', () => {
    expect(Object.keys(specified)).toHaveLength(47)
    const held = Object.fromEntries(calls.map(([, call]) => [keyOf(call), rightsOf(call)]))
    expect(held).toEqual({ ...specified, ...implied })
  })

  it('has no two calls at one method and path', () => {
    const keys = calls.map(([, call]) => keyOf(call).replace(/\{\w+\}/g, '{}'))
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
  })

  it('has a params schema for exactly the names in braces', () => {
    for (const [name, call] of calls) {
      const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1])
      const declared = call.params ? Object.keys(definitionOf(call.params).shape ?? {}) : []
      expect(declared.toSorted(), name).toEqual(inPath.toSorted())
    }
  })

  it('takes a body only where the method carries one', () => {
    const wrong = calls.filter(([, call]) => call.method === 'GET' && call.body).map(([name]) => name)
    expect(wrong).toEqual([])
  })

  it('bounds and closes every request at every level', () => {
    const open = calls.flatMap(([name, call]) => [
      ...(call.body ? openEnds(call.body, `${name} body`) : []),
      ...(call.params ? openEnds(call.params, `${name} params`) : []),
      ...(call.query ? openEnds(call.query, `${name} query`) : []),
    ])
    /** The identity provider may add what it likes to the address it sends the browser back to. */
    expect(open).toEqual(['finishSingleSignOn query: takes unknown keys'])
  })

  it('lets every answer drop what it does not name, at every level', () => {
    const strict = calls.flatMap(([name, call]) => (call.response ? closedObjects(call.response, name) : []))
    /** What a user edits of the own account is answered by the schema it was sent with. */
    expect(strict.filter((at) => !/\/(userInfo|preferences)\b/.test(at))).toEqual([])
  })

  it('can be written down as JSON Schema, for OpenAPI', () => {
    for (const [, call] of calls) {
      for (const request of [call.body, call.params, call.query]) if (request) z.toJSONSchema(request, { io: 'input' })
      if (call.response) z.toJSONSchema(call.response)
    }
  })

  it('says in one line what each call is for', () => {
    for (const [name, call] of calls) expect(call.summary, name).toMatch(/^[A-Z][^\n]{4,119}[^.\n]$/)
  })
})

describe('the walk over requests', () => {
  const one = (field: z.ZodMiniType) => openEnds(z.strictObject({ list: z.array(field).check(z.maxLength(1)) }), 'rq')

  it('finds what is open, however deep it lies', () => {
    expect(one(z.object({}))).toEqual(['rq/list/0: takes unknown keys'])
    expect(one(z.optional(z.string()))).toEqual(['rq/list/0: text without maximum'])
    expect(one(z.union([z.boolean(), z.array(z.boolean())]))).toEqual(['rq/list/0|1: list without maximum'])
    expect(one(z.int())).toEqual(['rq/list/0: number without bounds'])
    expect(one(z.unknown())).toEqual(['rq/list/0: unknown is not checked'])
    expect(one(z.record(z.string().check(z.maxLength(1)), z.boolean()))).toEqual(['rq/list/0: record of any size'])
  })
})
