export const austria = `
# Westbahn
railjet | 161 | 06:30 08:30 12:30 14:30 16:30 ; 06:40 08:40 10:40 12:40 14:40 | wien wien-meidling:6 st-polten:27 linz:75 salzburg:142/146 innsbruck:254/258 feldkirch:372 zurich:455
railjet | 661 | 05:30 10:30 13:30 17:30 | wien-airport wien:16/20 wien-meidling:26 st-polten:47 linz:95 salzburg:162/166 innsbruck:274/278 feldkirch:392 bregenz:422
railjet | 541 | 07:30 09:30 11:30 15:30 18:30 19:30 20:30 16:00@57 | wien wien-meidling:6 st-polten:27 linz:75 salzburg:143/147 innsbruck:256
railjet | 61 | 05:55 07:55 09:55 11:55 13:55 15:55 17:55 19:25 ; 06:17 08:17 09:17 11:17 13:17 15:17 17:17 19:17 | wien wien-meidling:6 st-polten:27 linz:75 salzburg:146/150 rosenheim:206 munchen-ost:231 munchen:240
railjet | 741 | 06:12 10:12 14:12 16:12 18:12 21:12 17:12 12:12 | wien wien-meidling:6 st-polten:28 linz:78 salzburg:150
WESTbahn | 901 | 05:42-20:42/60 | wien wien-meidling:6 st-polten:30 linz:80 salzburg:154
WESTbahn | 961 | 06:10-20:10/120 | wien-west st-polten:28 linz:76 salzburg:150/154 rosenheim:214 munchen-ost:239 munchen:250
WESTbahn | 981 | 07:10-19:10/120 | wien-west st-polten:28 linz:76 salzburg:148
REX | 1501 | 05:50-21:50/180 | wien-west st-polten:48
REX | 1601 | 05:47-22:47/60 | wien-airport wien:16 wien-meidling:23

# South
railjet | 551 | 05:58-19:58/120 | wien wien-meidling:6 graz:155
railjet | 531 | 06:25 12:25 16:25 18:25 | wien wien-meidling:6 klagenfurt:234/237 villach:261
railjet | 131 | 08:25 14:25 ; 07:56 13:56 | wien wien-meidling:6 klagenfurt:234/237 villach:261/268 udine:366/370 venezia-mestre:443 venezia:455
ÖBB IC | 311 | 07:45 11:45 15:45 | graz salzburg:242
ÖBB IC | 511 | 09:45 13:45 | graz innsbruck:362
ÖBB EC | 151 | 07:58 15:58 ; 09:48 17:48 | wien wien-meidling:6 graz:158/164 maribor:222 ljubljana:358
ÖBB EC | 213 | 06:30 10:30 14:30 18:30 ; 07:25 11:25 15:25 19:25 | villach bled:54 ljubljana:102
ÖBB EC | 251 | 07:36 13:36 17:36 | graz klagenfurt:46 villach:72
ÖBB EC | 101 | 08:10 12:10 16:10 | linz ceske-budejovice:128 praha:264

# Regional
REX | 5301 | 06:12-20:12/180 | innsbruck kitzbuhel:70 zell-am-see:124
REX | 5321 | 06:20-20:20/180 | salzburg zell-am-see:92
REX | 3401 | 07:02-19:02/180 | linz hallstatt:138
REX | 3421 | 08:12 12:12 16:12 | salzburg hallstatt:134
REX | 5601 | 06:28-21:28/180 | bregenz feldkirch:38
REX | 5401 | 06:52-20:52/180 | innsbruck brennero:38
REX | 2501 | 05:46-21:46/180 | wien bratislava:66
REX | 4501 | 06:36-18:36/180 | st-gallen bregenz:38
REX | 4821 | 07:10-19:10/180 | villach udine:118

# To Czechia and Hungary
railjet | 71 | 06:10-16:10/120 ; 06:49-16:49/120 | graz wien-meidling:150/152 wien:158/166 brno:256/260 pardubice:350 praha:405
railjet | 79 | 05:10 20:10 18:10 ; 05:49 18:49 20:49 | wien brno:90/94 pardubice:184 praha:239
RegioJet | 1031 | 06:38 10:38 13:38 16:38 18:38 ; 05:24 08:24 11:24 15:24 19:24 | wien brno:92/96 pardubice:190 praha:246
railjet | 41 | 06:42-20:42/60 | wien gyor:74 budapest-kelenfold:144 budapest:157
RegioJet | 1041 | 07:18 13:18 19:48 | wien gyor:78 budapest-kelenfold:150 budapest:163

# Night
Nightjet | 467 | 21:27 ; 21:40 | wien wien-meidling:6/10 linz:98 salzburg:194/216 innsbruck:352/366 feldkirch:494/502 zurich:648
Nightjet | 237 | 21:27 ; 21:05 | wien wien-meidling:6/10 linz:100 salzburg:200/240 villach:400/412 udine:536 venezia-mestre:652 venezia:664
Nightjet | 468 | 19:58@257 ; 19:42@146 | paris-est strasbourg:160/170 karlsruhe:220 munchen:520/534 salzburg:642 linz:724 st-polten:800 wien:840
Nightjet | 470 | 19:59 ; 20:29 | zurich basel:58/66 basel-bad:74 freiburg:118 karlsruhe:190 frankfurt-sud:302 gottingen:480 hannover:570 hamburg-harburg:684 hamburg:700
Nightjet | 40233 | 19:18 ; 19:36 | wien wien-meidling:6/10 klagenfurt:240 villach:272/300 udine:400 bologna:590 firenze:660 roma-tiburtina:806 roma:820
Nightjet | 295 | 20:10 ; 20:40 | munchen rosenheim:40 salzburg:94/130 villach:290/310 bologna:590 firenze:650 roma-tiburtina:756 roma:770
Nightjet | 425 | 19:32@246 ; 19:42@357 | bruxelles liege:56 aachen:104 koln:156/170 bonn:192 frankfurt-sud:330 nurnberg:470 linz:700 wien:836
Nightjet | 40421 | 19:00 ; 20:12 | amsterdam utrecht:27 arnhem:66 dusseldorf:160 koln:190/204 bonn:226 mainz:322 nurnberg:500 linz:720 wien:860
Nightjet | 402 | 20:29 ; 20:44 | amsterdam utrecht:27 arnhem:66 duisburg:140 koln:184/196 bonn:218 mainz:330 karlsruhe:440 freiburg:540 basel:596/606 zurich:690
Nightjet | 491 | 20:15 ; 20:36 | hamburg hannover:96 gottingen:160 nurnberg:400 passau:540 linz:600 st-polten:656 wien:686
Nightjet | 401 | 20:15 ; 20:44 | hamburg-altona hamburg:14/20 hannover:112 gottingen:180 wurzburg:330 munchen:510/526 munchen-ost:536 innsbruck:660
Nightjet | 471 | 19:59 ; 21:19 | zurich basel:60/72 freiburg:118 frankfurt-sud:320 halle:560 leipzig:596 berlin-sudkreuz:694 berlin:704
Nightjet | 457 | 22:10 ; 21:04 | wien ostrava:240/260 wroclaw:470 berlin-ost:690 berlin:704
EuroNight | 463 | 20:40 ; 20:40 | budapest budapest-kelenfold:14 gyor:84 wien:170/186 linz:290 salzburg:390/420 innsbruck:560 feldkirch:690 zurich:820
EuroNight | 415 | 20:40 ; 18:38 | zurich innsbruck:230/250 villach:500 bled:560 ljubljana:618/640 zagreb:780
EuroNight | 407 | 19:52 ; 20:12 | warszawa katowice:170 ostrava:300 brno:430/450 wien:560 linz:690 salzburg:780 munchen:890
EuroNight | 477 | 22:15 ; 20:05 | praha pardubice:62 brno:180 bratislava:290 budapest:510
`
