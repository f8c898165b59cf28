const domain = 'packages/domain/src'
const api = 'apps/api/src'

export const money = [
  {
    name: 'half a cent is rounded towards zero',
    file: `${domain}/decimal.ts`,
    find: '(2n * size + divisor) / (2n * divisor)',
    replace: '(2n * size + divisor - 1n) / (2n * divisor)',
    tests: [`${domain}/money.test.ts`],
  },
  {
    name: 'the selling price bears a markup on what is paid on the spot',
    file: `${api}/offer/price.ts`,
    find: 'const markup = share(collected,',
    replace: 'const markup = share(total,',
    tests: [`${api}/offer/price.unit.test.ts`],
  },
  {
    name: 'the trace of a price counts its taxes twice',
    file: `${api}/offer/price.ts`,
    find: 'trace: { net: subtract(total, taxes), taxes,',
    replace: 'trace: { net: total, taxes,',
    tests: [`${api}/offer/price.unit.test.ts`],
  },
  {
    name: 'a markup of the product goes before that of the supplier',
    file: `${api}/offer/markup.ts`,
    find: 'for (const whose of [supplier, null])\n        for (const what of [product, null]) {',
    replace: 'for (const what of [product, null])\n        for (const whose of [supplier, null]) {',
    tests: [`${api}/offer/price.unit.test.ts`],
  },
  {
    name: 'the ledger pays the supplier what the guest pays on the spot',
    file: `${api}/payment/ledger.ts`,
    find: 'subtract(add(net, taxes), there ?? zero(from))',
    replace: 'add(add(net, taxes), zero(there?.currency ?? from))',
    tests: [`${api}/payment/ledger.unit.test.ts`],
  },
  {
    name: 'an agency spends more than its credit',
    file: `${api}/payment/credit-store.ts`,
    find: ' and used + ${minor}::bigint <= credit_limit',
    replace: '',
    tests: [`${api}/payment/account-provider.test.ts`],
  },
  {
    name: 'a refund over two payments takes all of it from the first',
    file: `${domain}/booking/payment-share.ts`,
    find: 'Math.min(open, Math.max(0, has))',
    replace: 'open',
    tests: [`${domain}/booking/payment-share.test.ts`],
  },
]
