const api = 'apps/api/src'

export const checkout = [
  {
    name: 'more is paid than was agreed to',
    file: `${api}/checkout/pay.ts`,
    find: ' || compare(accepted, total) < 0',
    replace: ' || compare(accepted, total) < -1e9',
    tests: [`${api}/checkout/bad-input.test.ts`],
  },
  {
    name: 'a hold that is over is paid for',
    file: `${api}/checkout/pay.ts`,
    find: "status === 'OnHold' && holdUntil !== null && holdUntil <= at",
    replace: "status === 'OnHold' && holdUntil !== null && holdUntil <= 0",
    tests: [`${api}/checkout/bad-input.test.ts`],
  },
  {
    name: 'an item of the cart is good at the moment it expires',
    file: 'packages/domain/src/cart-item.ts',
    find: 'expiresAt <= now',
    replace: 'expiresAt < now',
    tests: ['packages/domain/src/cart-item.test.ts'],
  },
  {
    name: 'a cart is changed by who has seen another version of it',
    file: `${api}/cart/precondition.ts`,
    find: 'tags.includes(etagOf(cart))',
    replace: 'tags.length > 0',
    tests: [`${api}/cart/cart.test.ts`],
  },
  {
    name: 'one key does two different things',
    file: `${api}/platform/idempotency.ts`,
    find: 'if (known && known.input !== input) throw new Refusal(422)',
    replace: '',
    tests: [`${api}/platform/idempotency.test.ts`],
  },
  {
    name: 'an offer that has expired is sold',
    file: `${api}/offer/offers.ts`,
    find: 'known.some(({ expiresAt }) => expiresAt <= at)',
    replace: 'known.some(({ expiresAt }) => expiresAt <= 0 && at > 0)',
    tests: [`${api}/offer/offers.test.ts`],
  },
  {
    name: 'the handle of another product is taken',
    file: `${api}/offer/offers.ts`,
    find: ' && known.every((one) => !product || one.product === product)',
    replace: '',
    tests: [`${api}/offer/offers.test.ts`],
  },
  {
    name: 'anybody’s saved traveller is deleted',
    file: `${api}/traveler/saved-store.ts`,
    find: 'delete from saved_traveler where id = ${idOrNone(id)} and account_id = ${accountId} returning',
    replace: 'delete from saved_traveler where id = ${idOrNone(id)} and ${accountId}::text <> id::text returning',
    tests: [`${api}/traveler/traveler.test.ts`],
  },
  {
    name: 'a supplier that fails is asked on and on',
    file: `${api}/suppliers/circuit.ts`,
    find: 'new ConsecutiveBreaker(rules.inARow)',
    replace: 'new ConsecutiveBreaker(rules.inARow + 1)',
    tests: [`${api}/suppliers/circuit.unit.test.ts`],
  },
]
