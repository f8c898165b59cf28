/** Between these nobody shows a passport. */
const schengen = new Set(
  'AT BE BG HR CZ DK EE FI FR DE GR HU IS IT LV LI LT LU MT NL NO PL PT RO SK SI ES SE CH'.split(' '),
)

/** What the United States call theirs is no other country there. */
const inUnitedStates = new Set('US PR GU'.split(' '))
const inFrance = new Set('FR RE GP MQ'.split(' '))
const commonTravelArea = new Set('GB IE IM JE GG'.split(' '))

const areas = [schengen, inUnitedStates, commonTravelArea]

/** Without a border between them that a passport is shown at. */
export const isOneArea = (one: string, other: string): boolean =>
  one === other || areas.some((area) => area.has(one) && area.has(other)) || (inFrance.has(one) && inFrance.has(other))
