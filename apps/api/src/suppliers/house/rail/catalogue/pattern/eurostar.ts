/** Brand | first number | departures out ; back | calls with minutes. The notation is read by europe/pattern.ts. */
export const eurostar = `
# London
Eurostar | 9002 | 07:01-19:01/120 ; 07:13-19:13/120 | st-pancras paris-nord:136
Eurostar | 9004 | 06:01-20:01/120 17:31@57 ; 08:13-20:13/120 21:03 16:43@57 | st-pancras paris-nord:140
Eurostar | 9106 | 06:16 11:04 15:04 17:06 ; 06:40 10:48 14:48 16:48 | st-pancras bruxelles:113/122 rotterdam:193 amsterdam:232
Eurostar | 9112 | 08:16 10:58 12:58 16:58 18:58 ; 07:56 09:56 14:56 17:56 19:52 | st-pancras lille-europe:82 bruxelles:120

# Paris and the Rhine
Eurostar | 9303 | 06:22 07:22 09:22 11:22 13:22 15:22 16:22 17:22 18:22 19:22 ; 06:10 07:10 08:10 10:10 12:10 14:10 16:10 17:10 18:10 19:10 | paris-nord bruxelles:82/88 antwerpen:126 rotterdam:159 schiphol:182 amsterdam:197
Eurostar | 9401 | 06:55 09:55 15:55 | paris-nord bruxelles:82/88 liege:130 aachen:154 koln:196
Eurostar | 9411 | 12:55 17:55 ; 06:40 13:40 | paris-nord bruxelles:82/88 liege:130 aachen:154 koln:196/201 dusseldorf:224 duisburg:240 essen:254 dortmund:278
Eurostar | 9341 | 08:25 10:25 14:25 20:25 18:55@57 ; 07:43 09:43 13:43 20:13 17:13@57 | paris-nord bruxelles:82
Eurostar | 9923 | 10:10@6 ; 14:30@6 | bruxelles marne:102 lyon-airport:235 valence:268 avignon-tgv:302 marseille:338
`
