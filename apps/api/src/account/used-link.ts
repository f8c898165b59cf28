import { fieldRefusal, type Refusal } from '../platform/refusal.ts'

/** What a mailed link carries is good once, and not for ever. */
export const usedLink = (): Refusal => fieldRefusal('/token', 'link.used', 'error.link')
