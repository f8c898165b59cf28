/** What is mutated: rules without a server behind them, each area held to its own score. */
export const areas = [
  { name: 'domain', files: ['packages/domain/src/**/*.ts'] },
  { name: 'offer', files: ['apps/api/src/offer/{handle,markup,pack,price,questions,quoted}.ts'] },
  { name: 'payment', files: ['apps/api/src/payment/{card-number,ledger,news-signature}.ts'] },
  { name: 'booking', files: ['apps/api/src/booking/{cancel-part,exchange-share,refund-share,standing}.ts'] },
  { name: 'audit', files: ['apps/api/src/audit/chain.ts'] },
]

/** Tables of figures are facts, and types are nothing at run time. */
export const left = ['!**/*.test.ts', '!**/catalogue/**']
