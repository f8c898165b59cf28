export const frenchHighSpeed = `
# From the Gare de Lyon
TGV INOUI | 6601 | 06:00-20:00/60 | paris-lyon lyon:116/122 lyon-perrache:131
TGV INOUI | 6681 | 07:26 16:26 17:26 18:26 19:26@57 | paris-lyon lyon:118/124 saint-etienne:169
TGV INOUI | 6641 | 08:30 12:30 | paris-lyon lyon:120
OUIGO | 7601 | 06:42 13:42 19:42 21:02@57 | paris-lyon lyon:121/127 lyon-perrache:136
Frecciarossa | 9281 | 07:30 14:30 ; 06:25 15:53 | paris-lyon lyon:118/128 chambery:208/212 torino-susa:344/348 milano:409
Frecciarossa | 9291 | 10:30 18:12 | paris-lyon lyon:118/124 lyon-perrache:133
TGV INOUI | 9241 | 06:36 10:36 15:36 ; 06:00 12:45 16:10 | paris-lyon lyon-airport:114 chambery:186/190 torino-susa:348/352 milano:410
TGV INOUI | 6101 | 06:12 08:12 10:12 12:12 14:12 16:12 17:12 18:12 20:12 19:12@57 | paris-lyon marseille:185
TGV INOUI | 6121 | 07:38 09:38 11:38 13:38 15:38 19:38 | paris-lyon avignon-tgv:159/162 aix:184 marseille:199
OUIGO | 7801 | 09:02 15:02 20:32 | paris-lyon avignon-tgv:162/165 aix:187 marseille:203
TGV INOUI | 6171 | 07:18 10:18 12:18 14:18 16:18 | paris-lyon avignon-tgv:160/163 aix:185/188 toulon:234/238 cannes:312/315 antibes:322/325 nice:341
OUIGO | 7881 | 08:46 17:46 | paris-lyon avignon-tgv:163/166 toulon:238/242 cannes:318/321 antibes:329/332 nice:350
TGV INOUI | 6201 | 07:07 09:07 12:07 16:07 19:07 17:37@57 | paris-lyon valence:130 nimes:171/174 montpellier:193
TGV INOUI | 6221 | 08:07 11:07 15:07 18:07 | paris-lyon nimes:170/173 montpellier:197/202 beziers:244 narbonne:260 perpignan:297
TGV INOUI | 9711 | 09:42 14:42 ; 09:26 13:30 | paris-lyon valence:130 nimes:171/174 montpellier:197/202 beziers:246 narbonne:262 perpignan:300/306 figueres:331 girona:348 barcelona:408
TGV INOUI | 6251 | 10:07 17:07 | paris-lyon valence:130 montpellier-sud:187/190 narbonne:237 perpignan:275
TGV INOUI | 6901 | 06:38 08:38 10:38 12:38 14:38 16:38 18:38 20:38@57 | paris-lyon lyon-airport:112 grenoble:181
TGV INOUI | 6931 | 07:50 10:50 13:50 16:50 18:50 | paris-lyon chambery:176/180 annecy:224
TGV INOUI | 6951 | 07:46@67 09:46 | paris-lyon chambery:178/184 bourg-st-maurice:288
TGV INOUI | 6751 | 06:54 09:54 12:54 16:54 18:54 20:14 | paris-lyon dijon:95
TGV INOUI | 6701 | 08:54 14:54 17:54 | paris-lyon dijon:95/98 besancon:126 belfort:150 mulhouse:172

# Lyria
TGV Lyria | 9761 | 06:18 08:18 10:18 12:18 14:18 16:18 18:18 20:18 ; 06:30 08:30 10:30 12:30 14:30 16:30 18:30 19:30 | paris-lyon geneve:191
TGV Lyria | 9203 | 07:22 10:22 14:22 18:22 ; 06:34 09:34 13:34 17:34 | paris-lyon dijon:95/98 mulhouse:162 basel:184/190 zurich:244
TGV Lyria | 9213 | 12:22 16:22 ; 11:34 15:34 | paris-lyon besancon:126 belfort:149 mulhouse:169 basel:190/196 zurich:250
TGV Lyria | 9261 | 07:56 15:56 17:56 ; 06:23 12:23 18:23 | paris-lyon dijon:95/99 lausanne:221

# Atlantic
TGV INOUI | 8401 | 06:52 09:52 12:52 15:52 17:52 19:52 18:22@57 | paris-montparnasse bordeaux:123
TGV INOUI | 8431 | 07:04 11:04 16:04 20:04 | paris-montparnasse st-pierre:62 poitiers:94 angouleme:133 bordeaux:171
TGV INOUI | 8501 | 06:46 08:46 10:46 13:46 15:46 17:46 18:46@57 | paris-montparnasse bordeaux:126/131 toulouse:274
OUIGO | 7641 | 11:40 ; 14:08 | paris-montparnasse bordeaux:132/137 toulouse:282
OUIGO | 7621 | 09:26 16:26 | paris-montparnasse massy:12 bordeaux:136
TGV INOUI | 8531 | 07:56 10:56 13:56 16:56 | paris-montparnasse bordeaux:126/132 bayonne:240 biarritz:252 hendaye:276/280 irun:285
TGV INOUI | 8571 | 08:56 17:56 | paris-montparnasse bordeaux:127/133 pau:262 lourdes:291
TGV INOUI | 8371 | 08:36 12:36 16:36 18:36 | paris-montparnasse st-pierre:62 poitiers:92 la-rochelle:172
TGV INOUI | 8301 | 07:16 10:16 13:16 17:16 18:16 19:46 | paris-montparnasse st-pierre:62/66 tours:71
TGV INOUI | 8801 | 07:40 09:40 12:40 15:40 17:40 18:40 19:40@57 20:40 | paris-montparnasse nantes:117
TGV INOUI | 8901 | 06:28 08:28 10:28 11:28 13:28 14:28 16:28 19:28 | paris-montparnasse le-mans:55 angers:90 nantes:128
OUIGO | 7661 | 07:22 13:22 18:22 | paris-montparnasse massy:12 angers:96 nantes:135
TGV INOUI | 8051 | 06:58 11:58 14:58 19:58 20:58 | paris-montparnasse rennes:85
TGV INOUI | 8081 | 09:58 17:58 | paris-montparnasse rennes:86/90 saint-malo:136
TGV INOUI | 8611 | 07:58 10:58 13:58 16:58 18:58 | paris-montparnasse rennes:87/91 brest:214
TGV INOUI | 8711 | 08:58 12:58 15:58 17:28 | paris-montparnasse le-mans:54 rennes:93/97 vannes:154 quimper:220
OUIGO | 7671 | 08:10 18:10 | paris-montparnasse massy:12 le-mans:60 rennes:101

# East
TGV INOUI | 2401 | 06:25 08:25 10:25 12:25 16:25 18:25 19:25 20:25@57 | paris-est strasbourg:104
TGV INOUI | 2431 | 14:25 17:25 | paris-est strasbourg:106/110 colmar:139
OUIGO | 7701 | 07:36 19:36 | paris-est strasbourg:112
TGV INOUI | 2701 | 06:57 09:57 12:57 15:57 17:57 18:57 20:27 | paris-est reims:46
TGV INOUI | 2801 | 07:40 10:40 13:40 16:40 18:40 20:10 | paris-est metz:83/87 luxembourg:132
TGV INOUI | 2501 | 07:12 09:12 12:12 14:12 16:12 18:12 20:12 | paris-est nancy:92
TGV INOUI | 9571 | 06:55 10:55 18:55 ; 06:51 12:51 16:51 | paris-est strasbourg:106/110 karlsruhe:149 stuttgart:189
ICE | 9575 | 13:55 ; 10:51 | paris-est strasbourg:106/110 karlsruhe:149 stuttgart:189
TGV INOUI | 9577 | 15:55 ; 06:24 | paris-est strasbourg:106/110 karlsruhe:149 stuttgart:189/196 ulm:252 augsburg:296 munchen:341
ICE | 9551 | 07:06 13:06 17:06 ; 06:58 12:58 16:58 | paris-est saarbrucken:107 mannheim:180 frankfurt:220
TGV INOUI | 9553 | 09:06 19:06 ; 08:58 18:58 | paris-est strasbourg:106/110 karlsruhe:149 mannheim:176 frankfurt:232
ICE | 9591 | 09:55 ; 11:54 | paris-est strasbourg:106/111 karlsruhe:150 frankfurt-sud:225 berlin-sudkreuz:472 berlin:480

# North
TGV INOUI | 7001 | 06:46-20:46/60 18:16@12345 17:16@57 | paris-nord lille-flandres:62
TGV INOUI | 7301 | 07:31 10:31 13:31 16:31 18:31 20:01 | paris-nord arras:50/53 lille-europe:84
TGV INOUI | 7201 | 08:16 12:16 16:16 19:16 | paris-nord lille-europe:62

# Around Paris
TGV INOUI | 5101 | 06:08 09:08 12:08 14:08 16:08 18:08 | lille-europe cdg:52/57 marne:67/71 lyon:182/188 avignon-tgv:255 aix:279 marseille:292
TGV INOUI | 5201 | 07:30 12:30 17:30 | lille-europe cdg:52/57 marne:67/71 massy:104/108 st-pierre:160 poitiers:192 angouleme:230 bordeaux:267
TGV INOUI | 5221 | 08:50 15:50 | lille-europe arras:26 cdg:66/71 marne:81/85 massy:118/122 le-mans:172 rennes:212
TGV INOUI | 5231 | 10:02 17:02 | lille-europe cdg:52/57 marne:67/71 massy:104/108 le-mans:158 angers:194 nantes:233
TGV INOUI | 5401 | 07:14 12:14 17:14 | lille-europe cdg:52/57 champagne:90 lorraine:130 strasbourg:196
TGV INOUI | 5421 | 09:44 18:44 | bordeaux poitiers:78 st-pierre:112 massy:164 marne:196 champagne:232 lorraine:272 strasbourg:336
TGV INOUI | 5301 | 08:20 16:20 | lyon lyon-airport:26 marne:124 cdg:138/143 lille-europe:196 bruxelles:236

# Across
TGV INOUI | 6801 | 06:04 10:04 16:04 | strasbourg colmar:27 mulhouse:48 belfort:72 besancon:96 dijon:128/134 lyon:228/236 avignon-tgv:303 aix:327 marseille:341
TGV INOUI | 6831 | 07:06 13:06 18:06 | lyon marseille:99
OUIGO | 7851 | 11:06 | lyon marseille:104
TGV INOUI | 6841 | 08:14 12:14 16:14 | lyon valence:36 nimes:78 montpellier:105/109 beziers:150 narbonne:166 carcassonne:196 toulouse:245
TGV INOUI | 9801 | 14:34 ; 08:15 | lyon valence:36 nimes:80 montpellier:107/111 beziers:153 narbonne:169 perpignan:206/210 figueres:235 girona:252 barcelona:302
AVE | 9725 | 08:05 ; 13:40 | marseille aix:14 avignon-tgv:38 nimes:60 montpellier:88/92 beziers:135 narbonne:151 perpignan:188/192 figueres:217 girona:233 barcelona:274/284 camp-tarragona:318 zaragoza:374 madrid:465
`

export const frenchRegional = `
# Intercités
Intercités | 4651 | 06:30-16:30/120 17:30@57 | bordeaux toulouse:128/134 carcassonne:180 narbonne:210 beziers:226 montpellier:270 nimes:298 marseille:368
Intercités | 3601 | 07:30-19:30/120 | paris-austerlitz orleans:58 limoges:188
Intercités | 3631 | 08:40 14:40 | paris-austerlitz limoges:190/196 toulouse:400
Intercités | 5951 | 07:00-19:00/120 18:00@5 | paris-bercy clermont:198
Intercités | 3401 | 06:40-20:40/120 | paris-saint-lazare rouen:82 le-havre:132
Intercités | 3301 | 06:55-20:55/120 | paris-saint-lazare caen:122
Intercités | 3831 | 07:12 12:12 17:12 | nantes la-rochelle:112 bordeaux:256
Intercités | 4701 | 07:26 11:26 15:26 18:26 | toulouse lourdes:118 pau:146 bayonne:224 biarritz:236 hendaye:262
Intercités | 4401 | 08:03 17:03 | nantes angers:40 tours:98/104 orleans:178

# TER
TER | 860001 | 06:31-20:31/180 | paris-austerlitz orleans:66
TER | 860101 | 06:16-19:16/180 | tours st-pierre:5 orleans:76
TER | 848101 | 06:28-20:28/180 | paris-nord amiens:72
TER | 848201 | 07:05-19:05/180 | amiens arras:52 lille-flandres:98
TER | 848301 | 06:12-20:12/180 | lille-flandres arras:42
TER | 848401 | 07:08-19:08/180 | lille-flandres gent:72 antwerpen:128
TER | 849001 | 07:20-19:20/240 | caen rouen:102
TER | 849101 | 07:44 13:44 17:44 | caen rennes:184
TER | 854001 | 06:35-20:35/180 | rennes saint-malo:52
TER | 854101 | 07:02-19:02/240 | rennes brest:142
TER | 854201 | 06:50-18:50/180 | rennes nantes:76
TER | 854301 | 07:15-19:15/240 | brest quimper:72
TER | 854401 | 07:36-19:36/240 | nantes vannes:78 quimper:146
TER | 857001 | 07:18 12:18 17:18 | poitiers limoges:118
TER | 857101 | 07:48 13:48 17:48 | bordeaux limoges:154
TER | 857201 | 06:40-18:40/180 | bordeaux angouleme:62 poitiers:136
TER | 857301 | 06:50-18:50/180 | bordeaux bayonne:126 biarritz:138 hendaye:166
TER | 857401 | 07:36-17:36/300 | bordeaux pau:138 lourdes:170
TER | 871001 | 06:46-18:46/180 | toulouse carcassonne:52 narbonne:86 perpignan:128
TER | 871101 | 06:22-20:22/180 | avignon-centre avignon-tgv:6
TER | 876001 | 06:12-19:12/180 | avignon-centre nimes:32 montpellier:64 beziers:108 narbonne:126 perpignan:164
TER | 876101 | 06:40-18:40/180 | lyon valence:66 avignon-centre:142 marseille:212
TER | 881001 | 06:34-18:34/180 | marseille toulon:46 cannes:128 antibes:138 nice:158
TER | 881101 | 06:15-21:15/60 | cannes antibes:11 nice:34 monaco:58
TER | 886001 | 06:12-20:12/180 | lyon-perrache lyon:9 saint-etienne:54
TER | 883001 | 06:04-20:04/180 | lyon grenoble:84
TER | 883101 | 06:38-18:38/180 | lyon chambery:88 annecy:136
TER | 883201 | 07:08-19:08/180 | grenoble chambery:52 annecy:104
TER | 884001 | 07:00-19:00/180 | chambery bourg-st-maurice:112
TER | 884101 | 07:32-19:32/180 | annecy st-gervais:92
TER | 884201 | 06:58-19:58/180 | st-gervais chamonix:44
TER | 884301 | 06:38-20:38/180 | annecy geneve:92
TER | 884401 | 06:20-20:20/180 | lyon geneve:118
TER | 873001 | 06:52-18:52/180 | lyon clermont:142
TER | 891001 | 06:24-20:24/180 | lyon dijon:122
TER | 830001 | 06:51-20:51/180 | strasbourg colmar:28 mulhouse:51 basel:76
TER | 830101 | 06:15-19:15/180 | strasbourg nancy:84
TER | 830201 | 06:45-18:45/180 | strasbourg metz:86
TER | 835001 | 07:24-19:24/240 | metz saarbrucken:62
TER | 837001 | 07:20-19:20/180 | reims champagne:11
TER | 837101 | 06:32 12:32 17:32 | nancy lorraine:48 metz:74
TER | 837201 | 07:10 12:10 18:10 | nancy dijon:148
CFL RE | 5301 | 06:02-20:02/120 | nancy metz:38 luxembourg:96

# By night
Intercités de nuit | 5771 | 20:52 ; 19:26 | paris-austerlitz marseille:568/584 toulon:636 cannes:718 antibes:730 nice:750
Intercités de nuit | 3731 | 22:00 ; 22:18 | paris-austerlitz limoges:216 toulouse:496
Intercités de nuit | 3971 | 19:10 ; 20:10 | paris-austerlitz toulouse:560/580 carcassonne:640 narbonne:680 perpignan:730
Intercités de nuit | 3741 | 19:10 ; 20:40 | paris-austerlitz toulouse:572/590 lourdes:722 pau:752 bayonne:840 biarritz:854 hendaye:882
`
