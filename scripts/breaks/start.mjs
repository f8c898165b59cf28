const api = 'apps/api/src'

export const starts = [
  {
    name: 'production takes play money without a word',
    file: `${api}/config.ts`,
    find: 'if (!knob.PAYMENTS)',
    replace: 'if (knob.PAYMENTS === null)',
    tests: [`${api}/config.unit.test.ts`],
  },
  {
    name: 'a secret of one block over and over is taken',
    file: `${api}/platform/secret-strength.ts`,
    find: 'length <= secret.length / 2',
    replace: 'length < 1',
    tests: [`${api}/platform/secret-strength.unit.test.ts`],
  },
  {
    name: 'a shop without cards takes test cards',
    file: `${api}/payment/accept.ts`,
    find: 'if (!takesCards) throw',
    replace: 'if (!takesCards && !takesTokens(provider)) throw',
    tests: [`${api}/payment/accept.test.ts`],
  },
  {
    name: 'what is due now is booked as if it were paid on arrival',
    file: `${api}/checkout/pay.ts`,
    find: "form.provider === 'there' && amount.minor > 0",
    replace: "form.provider === 'there' && amount.minor < 0",
    tests: [`${api}/checkout/paid-there.test.ts`],
  },
  {
    name: 'a lost secret is replaced while texts are sealed with it',
    file: `${api}/platform/sealing-store.ts`,
    find: "return isAny(db, '^[0-9a-f]{8}[.]')",
    replace: 'return false',
    tests: [`${api}/secrets.test.ts`],
  },
  {
    name: 'an older program starts on a newer database',
    file: `${api}/platform/migrate.ts`,
    find: 'const migration = own.get(name)\n',
    replace: 'const migration = own.get(name)\n    if (!migration) continue\n',
    tests: [`${api}/platform/migrate.test.ts`],
  },
]
