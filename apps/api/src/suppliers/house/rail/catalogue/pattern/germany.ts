export const germanHighSpeed = `
# Hamburg – Berlin – München
ICE | 1001 | 06:36-16:36/120 ; 07:02-17:02/120 | hamburg berlin-spandau:92 berlin:105/112 berlin-sudkreuz:118 leipzig:182/188 erfurt:230 nurnberg:304/308 munchen:378
ICE | 501 | 05:30-20:30/120 06:30 21:30@57 08:30 | berlin berlin-sudkreuz:6 leipzig:70/76 erfurt:118 bamberg:168 nurnberg:196/200 munchen:270
ICE Sprinter | 1601 | 06:05-20:05/120 17:05@57 ; 06:00-20:00/120 15:00@57 | berlin halle:66 erfurt:101 nurnberg:171/174 munchen:240
ICE | 1701 | 05:38-20:38/60 | hamburg-altona hamburg-dammtor:7 hamburg:13/17 berlin-spandau:111 berlin:122 berlin-sudkreuz:129

# Berlin – Frankfurt – Basel
ICE Sprinter | 1631 | 06:18-20:18/120 | berlin halle:66 erfurt:101 frankfurt:230
ICE | 271 | 05:28 07:28 09:28 11:28 13:28 15:28 17:28 | berlin berlin-spandau:12 braunschweig:80 gottingen:132 kassel:154 frankfurt:242/248 mannheim:286 karlsruhe:312 baden-baden:330 freiburg:376 basel-bad:410 basel:418
ICE | 371 | 06:28 08:28 12:28 14:28 18:28 | berlin-ost berlin:12/16 berlin-spandau:28 wolfsburg:75 braunschweig:96 gottingen:146 kassel:168 frankfurt:256
ICE | 71 | 06:01 08:01 10:01 12:01 14:01 16:01 | hamburg hamburg-harburg:11 hannover:80/84 gottingen:120 kassel:142 frankfurt:228/234 mannheim:272 karlsruhe:298 freiburg:362 basel-bad:396 basel:404/412 zurich:468
ICE | 79 | 18:01 07:01 ; 05:40 19:36 | hamburg hannover:79/83 gottingen:119 kassel:141 frankfurt:226/232 mannheim:270 karlsruhe:296 baden-baden:312 freiburg:360 basel-bad:394 basel:402
ECE | 151 | 08:01 ; 11:05 | frankfurt mannheim:38 karlsruhe:64 freiburg:128 basel-bad:162 basel:170/178 luzern:240/246 bellinzona:338 lugano:358 como:392 milano:442

# Rhein – Main – Isar
ICE | 521 | 05:12-20:12/60 | dortmund essen:22 duisburg:34 dusseldorf:47 koln:70/74 frankfurt-airport:127 frankfurt:140/147 wurzburg:215 nurnberg:271/274 munchen:342
ICE | 591 | 06:50-18:50/120 07:50@12345 | frankfurt mannheim:38 stuttgart:78/84 ulm:140 augsburg:182 munchen:214
ICE | 691 | 07:20 10:20 13:20 16:20 19:20 | frankfurt heidelberg:52 stuttgart:96/102 ulm:154 augsburg:196 munchen-pasing:220 munchen:228
ICE | 511 | 06:37-18:37/120 | dortmund essen:22 duisburg:34 dusseldorf:48 koln:72/76 frankfurt-airport:128 mannheim:162 stuttgart:202/208 ulm:260 augsburg:302 munchen:334
ICE | 11 | 06:16 08:16 10:16 12:16 14:16 16:16 18:16 ; 06:23 08:23 10:23 12:23 14:23 16:23 18:23 | frankfurt frankfurt-airport:12 koln:65/69 aachen:107 liege:136 bruxelles:181
ICE | 121 | 07:29 09:29 11:29 13:29 15:29 17:29 19:29 ; 06:38 08:38 10:38 12:38 14:38 16:38 18:38 | frankfurt frankfurt-airport:12 koln:65/73 dusseldorf:96 duisburg:109 arnhem:172 utrecht:206 amsterdam:235
ICE | 21 | 06:18 08:18 10:18 14:18 16:18 18:18 ; 06:50 08:50 12:50 14:50 16:50 18:50 | frankfurt wurzburg:70 nurnberg:126 regensburg:182 passau:248/254 linz:318 st-polten:366 wien-meidling:388 wien:395
ICE | 1551 | 06:15-20:15/120 | wiesbaden mainz:11 frankfurt-airport:30 frankfurt:44/50 eisenach:158 erfurt:182 leipzig:228/238 dresden-neustadt:306 dresden:314

# Hamburg – München and Hamburg – Köln
ICE | 581 | 05:01-20:01/60 | hamburg-altona hamburg-dammtor:7 hamburg:13/17 hannover:96/100 gottingen:136 kassel:158 wurzburg:224 nurnberg:280/284 munchen:362
ICE | 783 | 06:45 ; 17:15 | hamburg hamburg-harburg:11 hannover:80/84 kassel:140 wurzburg:206 augsburg:315 munchen:350
IC | 2213 | 05:46-19:46/120 | hamburg hamburg-harburg:11 bremen:57 osnabruck:111 munster:137 dortmund:170 essen:193 duisburg:206 dusseldorf:220 koln:243/250 bonn:270 koblenz:304 mainz:354 mannheim:398 heidelberg:412 stuttgart:455
IC | 2313 | 06:46-20:46/120 | hamburg bremen:55 osnabruck:107 munster:133 dortmund:166 essen:189 duisburg:201 dusseldorf:215 koln:238
ICE | 1021 | 06:10 09:10 12:10 15:10 18:10 20:10 17:10@57 | hamburg bremen:54 osnabruck:104 munster:128 essen:172 duisburg:182 dusseldorf:195 koln:216/222 bonn:242 koblenz:274 mainz:324 mannheim:364

# Köln – Berlin and Amsterdam – Berlin
ICE | 541 | 05:48-20:48/60 | koln bielefeld:118 hannover:166/170 berlin-spandau:246 berlin:260 berlin-ost:270
ICE | 841 | 06:20 10:20 14:20 16:20 18:20 | bonn koln:20/26 dusseldorf:48 duisburg:61 essen:73 dortmund:96 bielefeld:146 hannover:196/200 wolfsburg:230 berlin-spandau:286 berlin:298
IC | 141 | 06:00 08:00 12:00 14:00 18:00 ; 06:34 08:34 12:34 14:34 18:34 | amsterdam osnabruck:184 hannover:254/258 berlin-spandau:338 berlin:352
ICE | 145 | 10:00 16:00 ; 10:34 16:34 | amsterdam osnabruck:182 hannover:250/254 berlin-spandau:336 berlin:350

# Other intercities
IC | 2431 | 06:39-18:39/120 | hannover braunschweig:33 magdeburg:83 halle:136 leipzig:164 dresden-neustadt:232 dresden:240
IC | 2161 | 06:07-18:07/120 | stuttgart nurnberg:130
IC | 181 | 06:29-18:29/120 | stuttgart schaffhausen:134 zurich:174
IC | 2101 | 07:12-19:12/120 | berlin-sudkreuz berlin:6/10 berlin-gesundbrunnen:16 rostock:130
IC | 2181 | 07:01 11:01 15:01 18:01 | hamburg rostock:116 stralsund:174
IC | 2061 | 07:10 11:10 15:10 19:10 | karlsruhe heidelberg:34 frankfurt:90

# FlixTrain
FlixTrain | 1241 | 07:08 13:08 16:40@57 | berlin-ost berlin:10 berlin-spandau:22 hannover:122 bielefeld:174 dortmund:226 essen:252 duisburg:266 dusseldorf:282 koln:308
FlixTrain | 1801 | 08:14 15:14 | hamburg bremen:60 osnabruck:116 munster:144 essen:196 duisburg:210 dusseldorf:226 koln:252
FlixTrain | 1351 | 06:46 14:46 | berlin berlin-sudkreuz:7 halle:82 erfurt:126 eisenach:156 frankfurt-sud:266 mannheim:322 stuttgart:380
`

export const germanInternational = `
EC | 173 | 06:16 08:16 10:16 14:16 16:16 ; 06:28 10:28 12:28 14:28 18:28 | berlin berlin-sudkreuz:6 dresden:103/107 praha-holesovice:231 praha:243
ČD railjet | 171 | 07:16 12:16 15:16 18:16 ; 08:28 09:28 13:28 16:28 | berlin berlin-sudkreuz:6 dresden:103/107 praha-holesovice:230 praha:242
EC | 351 | 08:35 10:35 14:35 16:35 06:35 ; 06:50 08:50 12:50 14:50 16:50 | munchen regensburg:88 plzen:252 praha:342
EC | 81 | 07:34 ; 10:20 | munchen munchen-ost:9 rosenheim:38 innsbruck:103/108 brennero:146/156 bolzano:232 trento:264 verona:322/328 padova:370 venezia-mestre:385 venezia:395
EC | 85 | 09:34 ; 13:03 | munchen munchen-ost:9 rosenheim:38 innsbruck:103/108 brennero:146/156 bolzano:232 trento:264 verona:322/328 bologna:398
EC | 83 | 11:34 15:34 ; 09:03 15:03 | munchen munchen-ost:9 rosenheim:38 innsbruck:103/108 brennero:146/156 bolzano:232 trento:264 verona:322
EC | 87 | 13:34 ; 13:33 | munchen munchen-ost:9 rosenheim:38 innsbruck:103/108 brennero:146/156 bolzano:232 trento:264 verona:322/328 padova:370 venezia-mestre:385 venezia:395
EC | 89 | 17:34 19:34 ; 07:19 09:19 | munchen munchen-ost:9 rosenheim:38 innsbruck:104
EC | 111 | 08:17 12:17 16:17 18:17 ; 06:11 10:11 14:11 18:11 | munchen munchen-ost:9 salzburg:90/96 villach:246/250 klagenfurt:274
EC | 191 | 06:53 08:53 10:53 12:53 14:53 16:53 18:53 ; 05:33 07:33 09:33 11:33 13:33 15:33 17:33 | munchen bregenz:126/130 st-gallen:162 winterthur:190 zurich-airport:198 zurich:210
EC | 391 | 06:53 08:53 10:53 12:53 14:53 16:53 ; 07:26 09:26 11:26 13:26 15:26 17:26 | hamburg fredericia:178 odense:206 roskilde:262 kobenhavn:280
`

export const germanRegional = `
RE | 3401 | 06:02-21:02/180 | magdeburg potsdam:76 berlin-zoo:94 berlin:101 berlin-ost:111
RE | 3701 | 05:32-22:32/60 | berlin-gesundbrunnen berlin:7 berlin-sudkreuz:15 berlin-airport:29
RE | 3301 | 06:34-18:34/180 | berlin-sudkreuz berlin:6 berlin-gesundbrunnen:12 stralsund:188
RE | 3501 | 07:10-19:10/180 | berlin-gesundbrunnen szczecin:112
RE | 16501 | 06:18-20:18/180 | leipzig dresden-neustadt:92 dresden:100
RE | 3601 | 06:34-20:34/180 | eisenach erfurt:44 weimar:58 halle:124
RE | 3621 | 07:12-19:12/180 | weimar leipzig:72
RE | 4801 | 06:14-20:14/180 | bamberg nurnberg:44
RE | 4821 | 06:38-18:38/180 | wurzburg bamberg:62
RE | 4001 | 06:22-20:22/180 | nurnberg regensburg:62 munchen:152
RE | 4061 | 06:43-18:43/180 | munchen regensburg:92 passau:158
RE | 59401 | 06:32-20:32/180 | munchen munchen-pasing:7 garmisch:82
RE | 59451 | 08:32-18:32/180 | garmisch innsbruck:80
RE | 79001 | 05:55-21:55/180 | munchen munchen-ost:9 rosenheim:40 salzburg:112
RE | 57001 | 06:20-20:20/180 | munchen munchen-pasing:7 augsburg:44 ulm:102
RE | 4301 | 06:07-20:07/180 | ulm stuttgart:72
RE | 17001 | 06:10-20:10/180 | karlsruhe baden-baden:20 freiburg:84 basel-bad:134 basel:142
RE | 4701 | 07:08-19:08/180 | karlsruhe baden-baden:20 konstanz:190
RE | 4601 | 05:56-21:56/180 | mannheim heidelberg:16 frankfurt:74
RE | 4621 | 06:26-20:26/180 | heidelberg mannheim:15 saarbrucken:104
RE | 19001 | 06:24-20:24/180 | karlsruhe stuttgart:62
RE | 12001 | 06:30-20:30/180 | koblenz trier:88 saarbrucken:156
RE | 4501 | 05:40-22:10/180 | wiesbaden mainz:12 frankfurt-airport:32 frankfurt:45
RE | 4251 | 06:20-20:20/180 | koblenz mainz:64 frankfurt:104
RE | 4521 | 06:51-20:51/180 | frankfurt-sud frankfurt:7
RE | 10101 | 05:51-21:51/180 | aachen koln:53/56 koln-deutz:59 dusseldorf:84 dusseldorf-airport:92 duisburg:101 essen:114 dortmund:140
RE | 28501 | 05:38-21:38/180 | koln koln-deutz:3 koln-airport:14 bonn:38 koblenz:82
RE | 10501 | 06:11-21:11/180 | munster osnabruck:27
RE | 60001 | 06:15-20:15/180 | bielefeld hannover:72 braunschweig:112 wolfsburg:132
RE | 4401 | 06:40-20:40/180 | hannover hamburg-harburg:88 hamburg:101
RE | 4101 | 06:33-20:33/180 | bremen hamburg-harburg:58 hamburg:70
RE | 4421 | 06:20-20:20/180 | hannover bremen:62
RE | 21001 | 05:50-22:20/180 | hamburg hamburg-dammtor:3 kiel:72
RE | 21401 | 06:06-22:06/180 | hamburg lubeck:45
RE | 4301 | 06:28-18:28/180 | hannover gottingen:62 kassel:102
RE | 26801 | 06:18-18:18/180 | kassel eisenach:92 erfurt:130
`
