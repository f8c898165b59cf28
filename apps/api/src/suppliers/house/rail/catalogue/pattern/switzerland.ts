export const switzerland = `
SBB IC | 701 | 05:12-21:12/60 | geneve-airport geneve:7/10 lausanne:46/49 fribourg:93 bern:113/118 zurich:172/178 zurich-airport:188 winterthur:202 st-gallen:238
SBB IC | 1501 | 05:32-21:32/60 | geneve-airport geneve:7/10 neuchatel:77 biel:94/97 olten:138 zurich:173
SBB IC | 1061 | 05:59-20:59/60 | basel olten:24 bern:56/62 thun:80 spiez:91 interlaken-west:109 interlaken-ost:114
BLS | 4101 | 06:09-21:09/60 | bern thun:20 spiez:31 interlaken-west:50 interlaken-ost:56
SBB IR | 2601 | 05:35-23:35/30 | zurich luzern:41
SBB IC | 801 | 05:32-21:32/120 | zurich olten:32 bern:57/62 thun:81 spiez:91 visp:117 brig:125
SBB IR | 1701 | 05:40-21:40/120 | geneve-airport geneve:7/10 lausanne:46/50 montreux:70 sion:112 visp:140 brig:149
SBB IC | 301 | 06:03-21:03/120 | basel zurich:54/58 chur:133
SBB IR | 2001 | 06:05-21:05/120 | zurich schaffhausen:38
SBB IR | 2101 | 05:50-21:50/120 | konstanz winterthur:48 zurich-airport:64 zurich:76
SBB IC | 5101 | 06:16-20:16/120 | lausanne neuchatel:42 biel:59 basel:128
SBB IC | 2101 | 06:04-20:04/120 | basel olten:26 luzern:61/66 bellinzona:158 lugano:178
SBB IR | 2201 | 06:05-20:05/120 | luzern bellinzona:150 locarno:172
SBB IR | 2701 | 06:48-20:48/120 | bern luzern:61
SBB IC | 571 | 06:33-20:33/120 | zurich bellinzona:104 lugano:120
TILO | 25001 | 05:50-21:50/120 | locarno bellinzona:20 lugano:45
TILO | 25101 | 06:10-21:10/120 | bellinzona lugano:28 como:64 milano:108
EuroCity | 311 | 06:33 08:33 09:33 10:33 12:33 14:33 15:33 16:33 18:33 19:33 ; 06:10 07:10 08:10 10:10 12:10 13:10 14:10 16:10 18:10 20:10 | zurich bellinzona:103 lugano:120 como:156 milano:197
EuroCity | 32 | 05:39 07:39 13:39 18:39 ; 07:20 11:20 15:20 19:20 | geneve lausanne:36 montreux:56 sion:100 brig:132/136 domodossola:162 milano:240
EuroCity | 51 | 06:28 10:28 14:28 ; 08:20 12:20 18:20 | basel olten:24 bern:56/62 thun:80 spiez:91 visp:117 brig:126/130 domodossola:156 milano:240
EuroCity | 153 | 07:04 15:04 ; 09:10 17:10 | basel luzern:61/66 bellinzona:158 lugano:178 como:214 milano:256

# Mountains
Glacier Express | 901 | 07:52 08:52 09:52 ; 08:02 08:48 09:48 | zermatt visp:72 brig:84/92 andermatt:204/212 chur:345/352 st-moritz:476
Bernina Express | 951 | 08:28 13:34 ; 10:06 14:24 | chur st-moritz:118/122 tirano:253
MGB | 201 | 05:37-20:37/120 | zermatt visp:66 brig:80
MGB | 501 | 06:23-19:23/120 | visp brig:10 andermatt:122
RhB | 1301 | 07:28 11:28 15:28 ; 07:56 11:56 15:56 | andermatt chur:148
RhB | 1101 | 05:58-20:58/120 | chur st-moritz:122
RhB | 1601 | 06:48-18:48/120 | st-moritz tirano:148
RhB | 1001 | 06:52-20:52/120 | chur davos:88
Zentralbahn | 2901 | 06:06-20:06/120 | luzern interlaken-ost:110
Zentralbahn | 2701 | 06:10-21:10/120 | luzern engelberg:43
Jungfraubahn | 101 | 06:35-21:35/120 | interlaken-ost grindelwald:34
Jungfraubahn | 301 | 06:35-21:35/120 | interlaken-ost lauterbrunnen:20
GoldenPass Express | 4061 | 09:35 12:35 14:35 ; 09:08 11:08 14:08 | montreux spiez:168 interlaken-west:190/192 interlaken-ost:198
`
