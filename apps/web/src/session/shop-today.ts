import { type IsoDate, todayIn } from '@portolan/domain/date'
import { settings } from './settings.ts'

/** The date where the shop is, whatever the browser's clock is set to. */
export const shopToday = (now = new Date()): IsoDate => todayIn(settings.timeZone, now)
