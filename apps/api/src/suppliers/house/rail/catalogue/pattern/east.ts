export const central = `
# Poland
EIP Pendolino | 5301 | 05:40 06:40 08:40 10:40 12:40 14:40 15:40 16:40 17:40 | gdynia sopot:8 gdansk:20/23 warszawa-wschodnia:161 warszawa:168/174 warszawa-zachodnia:178 krakow:314
EIP Pendolino | 5401 | 07:40 09:40 11:40 13:40 18:40 19:40 20:10 | gdynia sopot:8 gdansk:20/23 warszawa-wschodnia:161 warszawa:168
EIP Pendolino | 3101 | 06:05 08:05 10:05 12:05 14:05 16:05 18:05 19:05 20:05 | warszawa-wschodnia warszawa:6/10 warszawa-zachodnia:14 krakow:149
EIP Pendolino | 1301 | 06:28 09:28 12:28 15:28 17:28 19:28 | warszawa-wschodnia warszawa:6/10 warszawa-zachodnia:14 katowice:154
EIP Pendolino | 1601 | 06:45 10:45 14:45 17:45 19:45 | warszawa-wschodnia warszawa:6/10 warszawa-zachodnia:14 wroclaw:232
Berlin-Warszawa-Express | 41 | 05:54 07:54 09:54 13:54 15:54 17:54 ; 05:55 07:55 09:55 13:55 15:55 17:55 | berlin berlin-ost:10 poznan:160 warszawa-zachodnia:304 warszawa:310 warszawa-wschodnia:318
PKP EIC | 1701 | 06:20-20:20/120 | warszawa-wschodnia warszawa:6/10 warszawa-zachodnia:14 poznan:166 szczecin:304
PKP IC | 7101 | 06:10-20:10/180 | warszawa-wschodnia warszawa:6 warszawa-zachodnia:12 lodz:92
PKP IC | 2101 | 06:35-20:35/180 | warszawa warszawa-wschodnia:6 lublin:118
PKP IC | 5501 | 06:55-18:55/180 | warszawa warszawa-wschodnia:6 torun:162
PKP IC | 5601 | 07:12 11:12 15:12 19:12 | torun poznan:92
PKP IC | 6501 | 06:02-20:02/180 | poznan wroclaw:92
PKP IC | 8301 | 06:18-20:18/180 | poznan szczecin:148
PKP IC | 6301 | 06:30-20:30/180 | krakow katowice:52
PKP IC | 6401 | 06:42-18:42/180 | krakow katowice:54 wroclaw:192
PKP IC | 3501 | 06:20-20:20/180 | krakow rzeszow:88
PKP IC | 3301 | 07:15 09:15 11:15 13:15 15:15 17:15 | krakow zakopane:148
PKP IC | 5701 | 07:20 13:20 17:20 | gdansk torun:128
PKP IC | 8401 | 07:30 13:30 | gdynia sopot:8 gdansk:20 poznan:212
PKP IC | 7301 | 08:10 14:10 18:10 | lodz wroclaw:218
PKP IC | 2301 | 07:40 15:40 | lublin rzeszow:160
PKP EIC | 103 | 06:40 10:40 14:40 ; 06:10 10:10 14:10 | warszawa-wschodnia warszawa:6/10 katowice:158/164 ostrava:242/246 brno:352 wien:442
PKP EIC | 111 | 06:10 12:10 16:10 ; 06:22 10:22 14:22 | warszawa-wschodnia warszawa:6/10 katowice:158/164 ostrava:242/248 olomouc:304 pardubice:392 praha:450
ČD EC | 121 | 08:28 14:28 ; 08:34 14:34 | krakow katowice:56 ostrava:160/166 olomouc:222 pardubice:310 praha:368
PKP IC | 141 | 07:55 ; 05:55 | warszawa warszawa-wschodnia:6 kaunas:430 vilnius:508
EuroNight | 401 | 21:40 ; 21:56 | krakow katowice:70 ostrava:180/200 olomouc:270 pardubice:380 praha:450
PKP IC | 16501 | 22:10 ; 21:30 | gdynia sopot:8 gdansk:20 warszawa:240/260 krakow:470

# Czechia and Slovakia
ČD EC | 275 | 06:20 08:20 10:20 12:20 14:20 16:20 ; 05:35 07:35 09:35 11:35 13:35 15:35 | praha pardubice:56 brno:150/154 bratislava:240/245 budapest-nyugati:384 budapest:396
RegioJet | 1051 | 05:24 | praha pardubice:58 brno:152/156 bratislava:244/250 budapest-kelenfold:378 budapest:392
RegioJet | 1061 | 06:50 09:50 12:50 14:50 17:50 20:50 | praha pardubice:58 brno:154
ČD EC | 571 | 07:20 11:20 15:20 18:20 | praha pardubice:56 brno:152
SC Pendolino | 501 | 06:02-18:02/120 | praha pardubice:54 olomouc:130 ostrava:182
ČD IC | 541 | 06:18-20:18/120 | praha pardubice:56 olomouc:138 ostrava:194
ČD EC | 241 | 06:10 10:10 14:10 | praha pardubice:56 olomouc:138 ostrava:194 zilina:300/304 poprad:394 kosice:466
RegioJet | 1001 | 07:12 11:12 15:12 22:12 | praha pardubice:58 olomouc:140 ostrava:198 zilina:306/310 poprad:402 kosice:476
ČD IC | 361 | 06:28-20:28/120 | praha plzen:80
ČD IC | 531 | 06:02-20:02/120 | praha ceske-budejovice:116
ČD R | 661 | 06:30-18:30/180 | praha karlovy-vary:196
ČD R | 761 | 07:10 11:10 15:10 19:10 | plzen karlovy-vary:150
ČD R | 16401 | 06:12-20:12/180 | ceske-budejovice cesky-krumlov:44
ČD R | 801 | 06:20-20:20/180 | brno olomouc:88
ČD R | 901 | 06:52-18:52/180 | brno ostrava:136
ČD R | 921 | 07:02-19:02/180 | praha-holesovice praha:7 pardubice:66
ZSSK IC | 601 | 06:08-18:08/120 | bratislava zilina:136 poprad:232 kosice:304
ZSSK Rýchlik | 701 | 06:55-20:55/120 | bratislava brno:92
ZSSK Rýchlik | 801 | 07:33 11:33 15:33 | zilina ostrava:92 katowice:172
MÁV IC | 181 | 06:25 10:25 14:25 18:25 | budapest kosice:222

# Hungary
MÁV IC | 601 | 06:23-19:23/180 | budapest-nyugati debrecen:148
MÁV IC | 701 | 05:53-19:53/180 | budapest-nyugati szeged:142
MÁV IC | 801 | 06:45-18:45/180 | budapest budapest-kelenfold:14 pecs:170
MÁV IC | 901 | 06:10-20:10/180 | budapest budapest-kelenfold:12 gyor:84
MÁV | 4901 | 06:30-20:30/120 | budapest-deli budapest-kelenfold:7 gyor:112
MÁV EC | 145 | 06:15 10:15 14:15 18:15 ; 06:00 10:00 14:00 18:00 | budapest-nyugati bratislava:146
MÁV IC | 201 | 14:30 06:35 ; 09:50 15:45 | budapest budapest-kelenfold:14 zagreb:366
MÁV | 7501 | 06:40 10:40 14:40 18:40 | szeged subotica:72
`

export const balkan = `
# Slovenia and Croatia
SŽ EC | 211 | 06:35 14:45 18:30 ; 07:02 12:37 18:35 | ljubljana zagreb:135
HŽ IC | 281 | 08:25 ; 15:10 | ljubljana zagreb:138
SŽ | 501 | 06:45-18:45/120 | ljubljana maribor:118
SŽ | 601 | 07:05 10:05 14:05 17:05 | ljubljana koper:148
SŽ | 401 | 06:52-20:52/120 | ljubljana bled:48
SŽ EC | 135 | 06:55 17:25 ; 09:05 19:05 | ljubljana trieste:158
HŽ ICN | 521 | 07:35 15:20 ; 08:33 14:28 | zagreb split:365
HŽ IC | 701 | 06:10 11:40 17:10 | zagreb rijeka:236
HŽ IC | 541 | 06:25 12:25 17:25 | zagreb osijek:266

# Serbia
SOKO | 541 | 06:00-21:00/120 | beograd novi-sad:36
SOKO | 581 | 10:30 13:30 19:30 | beograd novi-sad:36 subotica:79
SOKO | 545 | 06:30 12:30 16:30 | beograd novi-sad:36 subotica:79/89 budapest:175

# Romania
CFR IR | 1601 | 06:20-20:20/120 | bucuresti brasov:152
CFR IR | 1631 | 07:30 13:30 | bucuresti brasov:154 sighisoara:312 cluj-napoca:560
CFR IR | 1741 | 08:10 15:40 | bucuresti brasov:154 sibiu:312
CFR IR | 1801 | 06:10-20:10/120 | bucuresti constanta:122
CFR IR | 1591 | 07:05 12:45 | bucuresti timisoara:556
CFR IR | 1751 | 08:20 16:20 | sibiu sighisoara:168
CFR IR | 1561 | 07:40 14:40 | cluj-napoca timisoara:352
MÁV IC | 73 | 09:10 ; 11:30 | budapest timisoara:312
MÁV IC | 33 | 11:40 ; 07:00 | budapest cluj-napoca:440
EuroNight | 473 | 19:10 ; 17:45 | budapest sighisoara:740 brasov:870 bucuresti:1030
EuroNight | 347 | 15:10 ; 07:30 | wien budapest-kelenfold:160 budapest:176/200 timisoara:520 bucuresti:1080

# Bulgaria, Greece, Türkiye
BDŽ | 461 | 10:50 ; 07:00 | bucuresti sofia:590
BDŽ | 1621 | 06:30-20:30/120 | sofia plovdiv:148
BDŽ | 3621 | 06:50 13:20 15:40 | sofia plovdiv:150 burgas:388
BDŽ | 2601 | 07:10 10:20 13:40 | sofia varna:452
BDŽ | 2641 | 08:30 14:30 | plovdiv varna:330
BDŽ | 361 | 07:20 ; 06:55 | sofia thessaloniki:440
EuroNight | 491 | 18:00 ; 09:45 | istanbul-halkali plovdiv:420 sofia:560/590 beograd:1070/1085 novi-sad:1121 subotica:1168/1180 budapest:1270/1285 wien:1440
EuroNight | 335 | 15:30 ; 19:30 | thessaloniki beograd:780/800 novi-sad:836 subotica:880/892 budapest:985/1000 wien:1150
Hellenic Train IC | 51 | 06:22 09:22 12:22 15:22 18:22 ; 06:10 09:10 12:10 16:10 18:40 | athina larisa:205 thessaloniki:285
Hellenic Train IC | 881 | 08:27 16:16 ; 07:46 14:30 | athina kalambaka:292
Hellenic Train IC | 1581 | 07:10 11:10 14:20 18:10 ; 06:20 10:20 14:20 18:20 | larisa kalambaka:76
Hellenic Rail & Sail | 901 | 19:30 ; 13:00 | bari athina:1200
Hellenic Rail & Sail | 911 | 16:30 ; 12:30 | ancona athina:1560
Marmaray | 11001 | 06:05-23:05/60 | istanbul-halkali istanbul-sirkeci:36 istanbul:54
YHT | 81001 | 06:10-18:10/120 | istanbul-halkali istanbul:52/56 eskisehir:222 ankara:318
YHT | 81031 | 07:30 12:30 17:30 | istanbul-halkali istanbul:52/56 eskisehir:224 konya:340
YHT | 81201 | 06:30-20:30/120 | ankara konya:108
YHT | 81301 | 07:10-19:10/120 | ankara eskisehir:92

# Baltic
LTG Link | 11 | 06:05-21:05/120 | vilnius kaunas:68
LTG Link | 691 | 06:30 14:20 ; 07:10 15:42 | vilnius riga:255
Vivi | 815 | 08:10 13:20 ; 09:20 16:20 | riga tartu:330
EuroNight | 151 | 17:45 ; 22:30 | warszawa warszawa-wschodnia:8 kaunas:425 vilnius:500 riga:760
Elron | 211 | 06:12-20:12/120 | tallinn tartu:128
Elron | 221 | 07:20 13:20 17:20 | tallinn tartu:142
`
