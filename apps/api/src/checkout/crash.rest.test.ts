import { testCheckoutCrashes } from '../testing/checkout-crash.ts'

testCheckoutCrashes(() => ['before', 'after'])
