export const iberia = `
# Madrid – Barcelona
AVE | 3061 | 06:20-20:20/120 07:30 18:30@57 ; 05:50-19:50/120 07:20 18:20@57 | madrid barcelona:150
AVE | 3071 | 06:30-20:30/60 | madrid zaragoza:75/77 lleida:122 camp-tarragona:150 barcelona:185
AVE | 3951 | 07:45 17:45 | madrid zaragoza:75/77 barcelona:164/170 girona:208 figueres:224
AVLO | 6065 | 07:55 11:55 14:55 17:55 20:55 | madrid zaragoza:75/77 camp-tarragona:140 barcelona:174
iryo | 6061 | 06:40-20:40/60 | madrid zaragoza:74/76 barcelona:158
OUIGO España | 6541 | 07:10 10:10 13:10 16:10 18:10 21:10 | madrid zaragoza:76/78 camp-tarragona:138 barcelona:170
OUIGO España | 6561 | 08:40 | madrid zaragoza:76/78 barcelona:162

# Madrid – Andalusia
AVE | 2061 | 07:00-19:00/120 | madrid sevilla:141
AVE | 2081 | 06:00-20:00/120 21:00 07:30@12345 17:30 | madrid ciudad-real:52 cordoba:104 sevilla:150
iryo | 6231 | 07:40 09:40 11:40 14:40 16:40 18:40 20:10 | madrid cordoba:102 sevilla:147
OUIGO España | 6661 | 08:15 12:15 15:15 18:15 20:50 | madrid cordoba:104 sevilla:152
AVE | 2073 | 07:35-17:35/120 20:15 | madrid malaga:146
AVE | 2093 | 08:35 12:35 16:35 19:35 | madrid ciudad-real:52 cordoba:104 malaga:162
iryo | 6271 | 07:05 10:05 14:05 17:05 19:55 | madrid cordoba:103 malaga:158
OUIGO España | 6681 | 09:25 16:55 | madrid cordoba:105 malaga:164
AVE | 2143 | 07:12 10:12 13:12 16:12 19:12 | madrid cordoba:104 granada:200
Alvia | 2365 | 08:05 17:05 | madrid cordoba:104 sevilla:152/158 jerez:214 cadiz:252
Renfe Intercity | 278 | 07:20 15:20 | madrid almeria:382

# Madrid – Levante
AVE | 5061 | 06:40-20:40/120 09:40 13:40 15:40 17:40 | madrid-chamartin cuenca:54 valencia:106
AVE | 5091 | 07:10 | madrid-chamartin valencia:100
AVLO | 5861 | 07:50 12:50 16:50 19:50 | madrid-chamartin valencia:108
iryo | 6161 | 07:25 10:25 13:25 16:25 18:25 20:25 | madrid-chamartin valencia:104
OUIGO España | 6471 | 08:20 14:20 17:20 20:55 | madrid-chamartin valencia:108
AVE | 5111 | 07:00-19:00/240 | madrid-chamartin cuenca:54 albacete:86 alicante:144
AVE | 5131 | 09:15 13:15 17:15 20:15 | madrid-chamartin albacete:86 alicante:144/150 murcia:196
Avant | 8101 | 06:50-20:50/120 | madrid toledo:33
Renfe Intercity | 1451 | 08:12 17:12 | valencia-nord albacete:96 ciudad-real:212 madrid:280
Media Distancia | 18001 | 06:55-18:55/240 | valencia-nord alicante:118 murcia:198

# Mediterranean
Euromed | 1061 | 07:00 09:00 11:00 13:00 15:00 16:00 18:00 20:00 | barcelona camp-tarragona:34 valencia:160/166 alicante:264
Renfe Intercity | 1091 | 08:00 10:00 12:00 14:00 17:00 19:00 | barcelona-franca barcelona-gracia:6 barcelona:11/15 tarragona:72 valencia:206
Media Distancia | 15001 | 06:02-21:02/180 | barcelona-franca barcelona-gracia:6 barcelona:11/14 tarragona:80
Media Distancia | 15101 | 06:46-21:46/180 | barcelona barcelona-gracia:5 girona:82 figueres:118
Media Distancia | 15201 | 07:03 13:03 18:03 | barcelona barcelona-gracia:5 tarragona:72 lleida:160 zaragoza:290

# North
AVE | 4061 | 06:30 10:30 13:30 16:30 19:30 | madrid-chamartin segovia:28 valladolid:60/62 leon:126/128 oviedo:196
Alvia | 4071 | 08:00 12:00 16:00 18:00 | madrid-chamartin segovia:28 valladolid:60/62 burgos:100 bilbao:282
Alvia | 4081 | 08:30 14:30 17:30 | madrid-chamartin valladolid:58/60 burgos:98 san-sebastian:304 irun:324
Alvia | 4121 | 07:18 13:18 18:18 | madrid-chamartin valladolid:58/60 santander:250
AVE | 4155 | 06:50 09:50 12:50 15:50 18:50 | madrid-chamartin santiago:186/189 a-coruna:216
AVE | 4185 | 07:40 14:40 17:40 | madrid-chamartin santiago:190/196 vigo:262
Alvia | 4211 | 08:40 12:40 16:40 19:40 | madrid-chamartin segovia:28 salamanca:98
Alvia | 601 | 07:35 11:35 15:35 18:35 | madrid zaragoza:78/82 pamplona:196
Alvia | 621 | 07:30 15:30 | barcelona camp-tarragona:36 lleida:66 zaragoza:110/114 pamplona:232 san-sebastian:330 irun:350
Alvia | 641 | 09:30 16:30 | barcelona camp-tarragona:36 lleida:66 zaragoza:110/114 bilbao:372
Media Distancia | 12601 | 06:30-20:30/180 | santiago a-coruna:32
Media Distancia | 12501 | 06:50-20:50/180 | vigo santiago:58
Media Distancia | 11001 | 07:50 13:50 18:50 | leon burgos:118 pamplona:254
Media Distancia | 11101 | 07:25 12:25 17:25 | valladolid salamanca:92
Media Distancia | 11201 | 06:12-21:12/180 | irun san-sebastian:24
Media Distancia | 11301 | 06:40-20:40/180 | hendaye irun:6 san-sebastian:31
Media Distancia | 11401 | 08:12 14:12 18:12 | bilbao santander:168
Media Distancia | 13001 | 05:45-20:45/180 | sevilla jerez:64 cadiz:104
Media Distancia | 13101 | 07:10 11:10 15:10 19:10 | sevilla cordoba:82
Media Distancia | 13201 | 08:00 13:00 18:00 | granada almeria:146
Media Distancia | 13301 | 07:55 15:55 | sevilla granada:216
Avant | 8201 | 07:15-19:15/180 | malaga cordoba:62 sevilla:118

# Portugal
Alfa Pendular | 121 | 06:32-20:32/120 09:32 15:32 17:32 | lisboa-apolonia lisboa:7 coimbra:104 aveiro:129 porto:176
Alfa Pendular | 131 | 08:02 14:02 18:02@57 | lisboa-apolonia lisboa:7 coimbra:104 aveiro:129 porto:176/182 braga:222
Intercidades | 521 | 07:02-19:02/120 10:02 21:02 | lisboa-apolonia lisboa:7 coimbra:114 aveiro:142 porto:194
Alfa Pendular | 181 | 08:32 18:32 | lisboa faro:180
Intercidades | 571 | 07:22 10:22 14:22 17:22 | lisboa faro:204
Celta | 421 | 08:13 19:13 ; 08:58 19:56 | porto vigo:142
Intercidades | 311 | 08:15 14:40 ; 09:10 14:30 | lisboa-apolonia lisboa:8 madrid:480
EuroNight | 331 | 21:40 ; 21:50 | lisboa-apolonia lisboa:8 madrid:620
EuroNight | 313 | 21:25 ; 18:35 | lisboa-apolonia lisboa:8 coimbra:118 salamanca:400 valladolid:480 burgos:560 san-sebastian:745 irun:770 hendaye:778
Urbano | 15101 | 05:55-22:55/60 | porto-bento porto:5
Urbano | 15201 | 06:15-21:15/120 | porto-bento porto:5 braga:68
Urbano | 15301 | 06:40-20:40/120 | porto-bento porto:5 aveiro:78 coimbra:146
`
