import { testExchangeCrashes } from '../testing/exchange-crash.ts'

/** The longest one; exchange-crash.rest.test.ts has the others. */
testExchangeCrashes([{ name: 'dearer', from: 'usual', to: 'dear', commits: 7 }])
