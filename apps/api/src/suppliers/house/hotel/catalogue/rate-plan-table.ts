/** Meal, cancellation and payment; factor; stars. */
export const ratePlanTable = `
RO-F1-PH|1|2345
RO-F1-PN|0.98|2345
RO-F3-PH|0.97|2345
RO-F3-PN|0.951|2345
RO-F7-PN|0.921|2345
RO-F7-DP|0.931|2345
RO-NR-PN|0.853|2345
BB-F1-PH|1.13|2345
BB-F1-PN|1.107|2345
BB-F3-PH|1.096|2345
BB-F3-PN|1.074|2345
BB-F7-PN|1.041|2345
BB-F7-DP|1.052|2345
BB-NR-PN|0.963|2345
HB-F1-PH|1.34|345
HB-F1-PN|1.313|345
HB-F3-PH|1.3|345
HB-F3-PN|1.274|345
HB-F7-PN|1.234|345
HB-F7-DP|1.247|345
HB-NR-PN|1.142|345
FB-F1-PH|1.52|345
FB-F1-PN|1.49|345
FB-F3-PH|1.474|345
FB-F3-PN|1.445|345
FB-F7-PN|1.4|345
FB-F7-DP|1.415|345
FB-NR-PN|1.296|345
AI-F3-PH|1.746|345
AI-F3-PN|1.711|345
AI-F7-PN|1.658|345
AI-F7-DP|1.675|345
AI-NR-PN|1.535|345
`

/** Code, OTA list MPT, factor. */
export const mealTable = `
RO|14|1
BB|3|1.13
HB|12|1.34
FB|10|1.52
AI|1|1.8
`

/** Code, hours before 18:00 of the day of arrival until which it is free, and what is charged then. */
export const cancelTable = `
F1|24|firstNight
F3|72|firstNight
F7|168|half
NR||all
`

/** Code, ages from and to, shares in the parents’ bed, in a bed of its own and of meals. */
export const ageTable = `
INF|0|1|0|0|0
CH1|2|5|0|0.2|0
CH2|6|11|0.15|0.35|0.5
CH3|12|17|0.5|0.6|0.8
ADU|18|100|1|0.75|1
`
