import { testExchangeCrashes } from '../testing/exchange-crash.ts'

testExchangeCrashes([
  { name: 'cheaper', from: 'usual', to: 'cheap', commits: 3 },
  { name: 'refused after the money was asked for', from: 'usual', to: 'dear', isRefused: true, commits: 7 },
])
