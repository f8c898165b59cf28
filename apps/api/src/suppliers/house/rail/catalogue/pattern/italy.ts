export const italianHighSpeed = `
# Torino, Milano – Firenze – Roma – Napoli
Frecciarossa | 9507 | 05:50-20:50/60 | torino-nuova torino-susa:9 milano:58/66 bologna:130/133 firenze:181/190 roma:283/296 napoli:367
Frecciarossa | 9601 | 06:10-20:10/60 18:40 | milano milano-rogoredo:9 bologna:67/70 firenze:118/126 roma-tiburtina:210 roma:219/230 napoli:301/308 salerno:346
Frecciarossa | 9701 | 06:00-20:00/120 07:30 17:30 18:30 19:00 | milano roma:179/192 napoli:262
Italo | 9961 | 06:32-20:32/90 | torino-nuova torino-susa:9 milano:60/68 reggio-emilia:112 bologna:133/136 firenze:184/192 roma-tiburtina:278 roma:287
Italo | 8901 | 06:25-20:25/60 | milano milano-rogoredo:9 bologna:68/71 firenze:119/127 roma-tiburtina:212 roma:221/232 napoli:303/310 salerno:348
Italo | 9981 | 07:15 09:15 11:15 13:15 15:15 17:15 19:15 | milano roma:182/194 napoli:264
Frecciarossa | 9543 | 07:02 11:02 15:02 | roma napoli-afragola:60 salerno:96 reggio-calabria:290

# Venezia – Firenze – Roma
Frecciarossa | 9401 | 05:26-19:26/60 18:06 17:06 | venezia venezia-mestre:10 padova:27 bologna:84/87 firenze:124/132 roma-tiburtina:218 roma:227
Frecciarossa | 9461 | 06:45 12:45 16:45 | venezia venezia-mestre:10 padova:27 bologna:84/87 firenze:124/132 roma:228/240 napoli:311
Italo | 8971 | 06:05-20:05/120 14:05 | venezia venezia-mestre:10 padova:27 bologna:85/88 firenze:126/134 roma-tiburtina:221 roma:230/241 napoli:312
Frecciarossa | 9481 | 06:56 08:56 12:56 14:56 16:56 18:56 | venezia venezia-mestre:10 padova:26 bologna:80 roma:225
Italo | 8991 | 07:36 11:36 15:36 17:36 | venezia venezia-mestre:10 padova:26 bologna:81 roma:226
Frecciarossa | 8501 | 06:20 12:20 16:20 | bolzano trento:33 verona:90/94 bologna:144/147 firenze:184/192 roma:288

# Torino – Milano – Venezia
Frecciarossa | 9707 | 06:02-20:02/60 | torino-nuova torino-susa:9 milano:58/73 brescia:109 verona:145 padova:183 venezia-mestre:199 venezia:211
Italo | 8951 | 06:38 09:38 12:38 15:38 18:38 20:08 | torino-nuova torino-susa:9 milano:59/74 brescia:110 verona:147 padova:186 venezia-mestre:202 venezia:214
Frecciarossa | 9741 | 06:45-20:45/60 | milano brescia:36 verona:71 padova:107 venezia-mestre:121 venezia:133
Italo | 8931 | 07:35 10:35 13:35 16:35 19:35 17:35 | milano brescia:36 verona:72 padova:109 venezia-mestre:124 venezia:136
Frecciarossa | 9761 | 07:20 17:20 | milano verona:72 padova:108 venezia-mestre:122/126 trieste:222
Frecciarossa | 9591 | 06:55 08:55 17:55 18:55 | torino-nuova torino-susa:9 milano:57
Italo | 9991 | 07:12 19:12 | torino-nuova torino-susa:9 milano:57

# Adriatic and the heel
Frecciarossa | 8801 | 06:35 09:35 11:35 14:35 16:35 18:35@57 | milano bologna:66/69 rimini:122 ancona:172 pescara:246 bari:398 lecce:482
Frecciarossa | 8851 | 08:05 14:05 18:05 | roma bari:242 lecce:328
Frecciargento | 8301 | 07:53 15:53 | roma napoli-afragola:62 bari:236 lecce:322
`

export const italianClassic = `
Intercity | 501 | 06:20 10:20 14:20 17:20 | torino-nuova genova:112/117 genova-brignole:124 la-spezia:200 pisa:250 roma:428/440 napoli:568
Intercity | 651 | 07:10-19:10/120 | milano milano-rogoredo:9 genova:94/98 genova-brignole:105 la-spezia:182
Intercity | 551 | 07:26 11:26 17:26 | roma napoli:132/140 salerno:182 reggio-calabria:470
Intercity | 721 | 07:31 11:31 ; 07:40 10:20 | roma napoli:132/140 salerno:182 catania:602
Intercity | 731 | 09:31 ; 07:00 | roma napoli:132/140 salerno:182 palermo:694
Intercity | 531 | 07:48 13:48 18:18 | roma ancona:214
Intercity | 603 | 08:00 14:00 | bologna rimini:68 ancona:126 pescara:216 bari:400 lecce:510
Intercity | 581 | 08:15 15:15 | milano parma:72 modena:106 bologna:130/134 firenze:206
Regionale | 2001 | 06:20-20:20/180 | milano parma:84 modena:124 bologna:152
Regionale | 11501 | 06:05-21:05/180 | milano bergamo:48
Regionale | 10801 | 06:28-20:28/180 | milano-garibaldi bergamo:52 brescia:112
Regionale | 2501 | 06:20-18:20/180 | milano tirano:152
Regionale | 10401 | 06:39-20:39/180 | milano-garibaldi como:52
Regionale | 2401 | 06:29-20:29/180 | milano domodossola:100
Regionale | 2601 | 06:25-20:25/180 | milano brescia:66 verona:112
Regionale | 2101 | 06:50-20:50/180 | torino-nuova torino-susa:9 milano-garibaldi:102 milano:116
Regionale | 10201 | 06:30-20:30/180 | torino-nuova genova:122
Regionale | 11301 | 06:10-20:10/180 | genova genova-brignole:7 la-spezia:92 pisa:148
Regionale | 11701 | 05:54-21:54/60 | pisa firenze:62
Regionale | 11801 | 06:10-20:10/180 | firenze siena:92
Regionale | 11901 | 06:13-18:13/180 | firenze perugia:132
Regionale | 4101 | 07:28-19:28/240 | roma perugia:162
Regionale | 12001 | 06:12-20:12/180 | pisa roma:212
Regionale | 3001 | 06:38-20:38/180 | venezia venezia-mestre:12 trieste:126
Regionale | 3301 | 06:06-20:06/180 | venezia venezia-mestre:12 udine:112
Regionale | 3201 | 06:22-20:22/180 | udine trieste:72
Regionale | 2701 | 05:50-20:50/180 | venezia venezia-mestre:12 padova:27 verona:82
Regionale | 2801 | 06:08-20:08/180 | padova bologna:78
Regionale | 16501 | 06:12-20:12/180 | verona trento:62 bolzano:98 brennero:188
Regionale | 2901 | 06:36-20:36/180 | bologna rimini:72 ancona:142
Regionale | 12301 | 06:20-20:20/180 | ancona pescara:96
Regionale | 12401 | 06:04-20:04/180 | roma roma-tiburtina:9 napoli:162
Regionale | 12501 | 06:14-20:14/180 | napoli salerno:42
Regionale | 12601 | 06:28-20:28/180 | bari lecce:92
Regionale | 12701 | 07:00 13:00 17:00 | palermo catania:184
Regionale | 12801 | 06:44-20:44/180 | bologna verona:84
Regionale | 12901 | 06:30-20:30/180 | bologna firenze:92

# Night
Intercity Notte | 1961 | 22:40 ; 20:32 | milano bologna:120 firenze:186 roma:390/410 napoli:540 salerno:582 palermo:1130
Intercity Notte | 1955 | 23:00 ; 20:55 | roma napoli:140 salerno:190 catania:620
Intercity Notte | 757 | 20:50 ; 19:05 | torino-nuova milano:110 bologna:240 rimini:340 ancona:410 pescara:520 bari:730 lecce:830
`
