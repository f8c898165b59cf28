export const nordic = `
# Sweden
X2000 | 421 | 06:10-20:10/60 17:40@57 | stockholm goteborg:180
X2000 | 451 | 06:40 16:40 | stockholm goteborg:178
X2000 | 471 | 07:26 09:26 12:26 15:26 | stockholm orebro:118 goteborg:268
VR Snabbtåg | 7001 | 06:24 08:24 11:24 14:24 16:24 18:24 | stockholm goteborg:196
FlixTrain | 8001 | 09:14 13:14 17:14 | stockholm goteborg:214
X2000 | 525 | 06:14 08:14 10:14 12:14 14:14 16:14 18:14 ; 06:21 08:21 10:21 12:21 14:21 16:21 17:21 | stockholm norrkoping:74 linkoping:99 lund:249 malmo:261/266 kobenhavn-airport:292 kobenhavn:309
X2000 | 541 | 07:20 11:20 13:20 15:20 17:20 19:20 20:20@57 | stockholm norrkoping:74 linkoping:99 lund:252 malmo:264
Snälltåget | 3941 | 07:56 12:56 16:56 | stockholm norrkoping:84 linkoping:112 lund:274 malmo:287
SJ Intercity | 605 | 06:29 10:29 14:29 17:29 | stockholm karlstad:148 oslo:320
SJ Regional | 901 | 05:40-21:40/180 | stockholm arlanda:19 uppsala:38
Arlanda Express | 7901 | 05:20-23:20/60 | stockholm arlanda:18
SJ Regional | 101 | 06:14-20:14/180 | stockholm vasteras:55 orebro:112
SJ Regional | 171 | 07:30 13:30 17:30 | orebro karlstad:102
SJ Regional | 201 | 06:30-20:30/180 | stockholm norrkoping:82 linkoping:110
SJ Regional | 371 | 08:05 12:05 16:05 | goteborg karlstad:158
X2000 | 561 | 06:20 10:20 14:20 16:20 | stockholm arlanda:20 uppsala:38 umea:378
SJ Nattåg | 93 | 18:11 ; 15:12 | stockholm arlanda:22 uppsala:42 umea:480 kiruna:920 narvik:1098
SJ Nattåg | 1 | 23:08 ; 22:47 | stockholm norrkoping:100 linkoping:130 lund:408 malmo:422
SJ Nattåg | 345 | 17:28 ; 21:10 | stockholm norrkoping:84 linkoping:112 malmo:310/330 odense:560 hamburg:744/760 berlin:910
SJ Regional | 7151 | 08:00 14:40 ; 06:45 13:20 | oulu umea:450
SJ Nattåg | 95 | 19:20 ; 20:10 | goteborg stockholm:270/300 uppsala:342 umea:760

# Denmark
Øresundståg | 1001 | 05:42-21:42/60 | goteborg helsingborg:140 lund:168 malmo:182 kobenhavn-airport:203 kobenhavn:217
Øresundståg | 1101 | 06:12-21:12/120 | helsingborg lund:28 malmo:42 kobenhavn-airport:63 kobenhavn:77
DSB Regional | 2001 | 05:54-23:24/60 | kobenhavn helsingor:46
DSB Regional | 4001 | 05:30-23:00/120 | helsingor kobenhavn:46 kobenhavn-airport:60
DSB Regional | 2501 | 06:10-22:10/120 | kobenhavn roskilde:23 odense:92
InterCityLyn | 41 | 05:52-20:52/60 21:52 | kobenhavn-airport kobenhavn:14/18 odense:92 fredericia:124 aarhus:176/180 aalborg:262
DSB InterCity | 121 | 05:20-21:20/60 | kobenhavn roskilde:21 odense:84 fredericia:120 aarhus:178

# Norway
Bergensbanen | 61 | 06:25 08:25 11:59 16:03 ; 06:51 08:59 11:59 15:59 | oslo myrdal:276 voss:320 bergen:392
Bergensbanen | 63 | 10:12@567 ; 13:20@567 | oslo myrdal:280 voss:326 bergen:400
Vy Nattog | 605 | 23:03 ; 22:59 | oslo myrdal:318 voss:364 bergen:446
Flåmsbana | 1851 | 08:20-18:20/75 | flam myrdal:57
Vy | 1801 | 07:10-19:10/180 | bergen voss:76 myrdal:124
Dovrebanen | 41 | 08:02 10:02 14:02 16:02 | oslo oslo-airport:24 lillehammer:124 trondheim:398
Vy Nattog | 405 | 22:50 ; 23:18 | oslo oslo-airport:26 lillehammer:140 trondheim:480
Sørtoget | 709 | 07:25 09:25 11:25 15:25 17:25 | oslo kristiansand:276 stavanger:466
Vy Nattog | 705 | 22:25 ; 22:40 | oslo kristiansand:330 stavanger:540
Nordlandsbanen | 471 | 07:49 ; 12:27 | trondheim bodo:588
Vy Nattog | 475 | 23:40 ; 21:07 | trondheim bodo:592
Vy | 301 | 05:34-22:34/120 | oslo oslo-airport:23 lillehammer:126
Vy | 3701 | 05:20-23:20/60 | oslo oslo-airport:22
Vy | 391 | 07:01 09:01 12:01 15:01 18:01 | oslo goteborg:222
Vy | 381 | 09:36 ; 10:12 | bodo narvik:395

# Finland and the Baltic sea
VR Pendolino | 171 | 06:10-20:10/120 07:10 17:10 | helsinki pasila:5 tampere:94
VR InterCity | 163 | 06:33-21:33/60 | helsinki pasila:5 tampere:100
VR InterCity | 21 | 07:19 10:19 13:19 16:19 ; 05:12 08:12 11:12 13:12 | helsinki pasila:5 tampere:98/102 oulu:334/338 rovaniemi:480
VR Pendolino | 41 | 06:19 12:19 | helsinki pasila:5 tampere:95/98 oulu:332
VR InterCity | 29 | 09:19 ; 15:12 | helsinki pasila:5 tampere:98/102 oulu:338/342 rovaniemi:486
Santa Claus Express | 263 | 18:49 ; 18:20 | helsinki pasila:5 tampere:120 oulu:560 rovaniemi:716
Santa Claus Express | 273 | 23:13 ; 21:15 | helsinki pasila:5 tampere:126 oulu:572 rovaniemi:728
VR InterCity | 941 | 06:06-21:06/60 | helsinki pasila:5 turku:116
VR InterCity | 1001 | 06:20-21:20/120 | helsinki pasila:5 lahti:52
VR Rail & Sail | 9001 | 07:30 10:30 13:30 16:30 19:30 | helsinki tallinn:165
VR Rail & Sail | 9101 | 09:15 20:55 ; 07:00 19:30 | turku stockholm:690
`
