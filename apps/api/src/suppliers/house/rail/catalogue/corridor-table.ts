/**
 * One row a corridor: from, to, brands, kilometres, fastest train, trains a day (or a week), then whole euros: second
 * class from and flexible, first class from and flexible.
 */
export const corridorTable = `
# Eurostar and Benelux
st-pancras paris-nord | Eurostar | 492 | 2:16 | 15-16 | 44-230 | 75-380
st-pancras bruxelles | Eurostar | 373 | 1:53 | 8-9 | 44-230 | 75-380
st-pancras amsterdam | Eurostar | 577 | 3:52 | 3-5 | 47-250 | 85-400
st-pancras rotterdam | Eurostar | 517 | 3:13 | 3-5 | 47-250 | 85-400
paris-nord bruxelles | Eurostar | 312 | 1:22 | 18-20 | 29-120 | 49-180
paris-nord amsterdam | Eurostar | 520 | 3:17 | 10-12 | 35-170 | 59-230
paris-nord koln | Eurostar | 493 | 3:16 | 5-6 | 35-160 | 59-220
bruxelles amsterdam | Eurostar | 208 | 1:53 | 12-14 | 25-95 | 45-140
bruxelles amsterdam | Eurocity Direct | 210 | 2:05 | 15-17 | 25-58 | 40-95
bruxelles koln | ICE, Eurostar | 223 | 1:52 | 11-13 | 20-65 | 35-110
bruxelles brugge | SNCB IC | 103 | 0:55 | 34-38 | 17-17 | 26-26
bruxelles antwerpen | SNCB IC | 57 | 0:42 | 56-64 | 9-9 | 14-14
bruxelles luxembourg | SNCB IC | 221 | 3:05 | 15-17 | 25-45 | 39-69

# France
paris-lyon lyon | TGV INOUI, OUIGO, Frecciarossa | 427 | 1:56 | 26-30 | 16-105 | 35-150
paris-lyon marseille | TGV INOUI, OUIGO | 750 | 3:05 | 17-19 | 16-135 | 39-190
paris-lyon nice | TGV INOUI, OUIGO | 930 | 5:41 | 6-8 | 19-150 | 45-210
paris-lyon avignon-tgv | TGV INOUI, OUIGO | 657 | 2:39 | 15-17 | 16-120 | 35-170
paris-lyon montpellier | TGV INOUI | 750 | 3:13 | 10-12 | 19-130 | 39-180
paris-lyon barcelona | TGV INOUI | 1070 | 6:48 | 2-3 | 39-180 | 59-230
paris-lyon geneve | TGV Lyria | 550 | 3:11 | 7-9 | 29-149 | 59-210
paris-lyon zurich | TGV Lyria | 640 | 4:04 | 5-6 | 35-170 | 69-240
paris-lyon basel | TGV Lyria | 555 | 3:04 | 5-7 | 29-149 | 59-210
paris-lyon annecy | TGV INOUI | 555 | 3:44 | 4-6 | 19-110 | 35-150
paris-lyon milano | TGV INOUI, Frecciarossa | 850 | 6:49 | 4-5 | 29-150 | 59-220
paris-montparnasse bordeaux | TGV INOUI, OUIGO | 537 | 2:03 | 23-27 | 16-115 | 35-160
paris-montparnasse nantes | TGV INOUI, OUIGO | 387 | 1:57 | 17-19 | 16-95 | 30-130
paris-montparnasse rennes | TGV INOUI, OUIGO | 364 | 1:25 | 17-19 | 16-90 | 30-125
paris-montparnasse toulouse | TGV INOUI, OUIGO | 794 | 4:34 | 6-8 | 19-130 | 39-180
paris-est strasbourg | TGV INOUI, ICE, OUIGO | 439 | 1:44 | 17-19 | 16-110 | 35-150
paris-est reims | TGV INOUI | 143 | 0:46 | 6-8 | 12-40 | 22-60
paris-est luxembourg | TGV INOUI | 380 | 2:12 | 5-7 | 25-105 | 45-150
paris-est stuttgart | TGV INOUI, ICE | 631 | 3:09 | 4-6 | 39-150 | 59-220
paris-est frankfurt | ICE, TGV INOUI | 571 | 3:40 | 5-6 | 39-150 | 59-220
paris-est munchen | TGV INOUI | 900 | 5:41 | 1-2 | 49-190 | 79-270
paris-est berlin | ICE | 1050 | 8:00 | 1-1 | 60-210 | 70-300
lyon marseille | TGV INOUI, OUIGO | 325 | 1:39 | 12-14 | 12-70 | 25-95

# Germany
berlin munchen | ICE, ICE Sprinter | 623 | 4:05 | 23-27 | 18-180 | 30-310
berlin hamburg | ICE | 287 | 1:45 | 19-27 | 14-100 | 24-165
berlin frankfurt | ICE, ICE Sprinter | 545 | 3:50 | 19-21 | 18-150 | 30-255
frankfurt munchen | ICE | 413 | 3:15 | 26-30 | 18-125 | 30-210
frankfurt koln | ICE | 180 | 1:05 | 29-33 | 14-85 | 24-140
hamburg munchen | ICE | 791 | 5:45 | 21-25 | 22-190 | 35-320
hamburg koln | ICE, IC | 451 | 3:36 | 20-24 | 18-120 | 28-200
koln berlin | ICE | 576 | 4:20 | 19-23 | 18-150 | 28-255
munchen stuttgart | ICE, IC | 233 | 2:08 | 17-26 | 14-75 | 22-125
frankfurt basel | ICE, ECE | 338 | 2:50 | 15-17 | 20-105 | 33-175
frankfurt zurich | ICE | 425 | 3:54 | 5-7 | 23-130 | 38-215
koln amsterdam | ICE | 261 | 2:42 | 7-8 | 20-75 | 33-125
berlin amsterdam | IC, ICE | 650 | 5:52 | 6-7 | 28-150 | 43-250
frankfurt bruxelles | ICE | 400 | 3:01 | 7-8 | 20-120 | 33-200
berlin praha | EC, ČD railjet | 390 | 4:02 | 8-9 | 20-70 | 30-115
dresden praha | EC, ČD railjet | 191 | 2:16 | 8-10 | 13-38 | 20-60
berlin warszawa | Berlin-Warszawa-Express | 569 | 5:10 | 6-7 | 30-80 | 45-120
munchen wien | railjet, ICE | 460 | 3:57 | 7-9 | 25-115 | 40-200
munchen salzburg | railjet, EC | 153 | 1:28 | 11-13 | 13-45 | 22-75
munchen innsbruck | EC | 172 | 1:43 | 6-8 | 13-50 | 22-82
munchen verona | EC | 443 | 5:22 | 4-6 | 29-100 | 45-150
munchen venezia | EC | 560 | 6:35 | 1-2 | 30-110 | 50-165
munchen zurich | EC | 318 | 3:30 | 6-8 | 20-92 | 33-155
stuttgart zurich | IC | 240 | 2:54 | 6-8 | 18-68 | 30-112
hamburg kobenhavn | EC | 355 | 4:40 | 5-7 | 30-105 | 45-150

# Austria, Czechia, Hungary
wien salzburg | railjet, WESTbahn | 312 | 2:22 | 46-54 | 12-62 | 25-110
wien innsbruck | railjet | 572 | 4:14 | 15-17 | 19-80 | 30-145
wien praha | railjet, RegioJet | 400 | 3:57 | 13-15 | 15-60 | 25-95
wien budapest | railjet, RegioJet | 261 | 2:37 | 17-19 | 14-45 | 22-70
wien zurich | railjet, Nightjet | 840 | 7:35 | 6-6 | 29-150 | 49-260
wien venezia | railjet, Nightjet | 610 | 7:35 | 3-3 | 29-110 | 45-170
praha budapest | ČD EC, RegioJet | 620 | 6:30 | 6-8 | 20-70 | 30-100
praha brno | railjet, ČD EC, RegioJet | 255 | 2:30 | 27-33 | 6-15 | 9-22

# Switzerland
zurich milano | EuroCity | 293 | 3:17 | 9-11 | 29-95 | 45-150
geneve milano | EuroCity | 372 | 4:00 | 4-4 | 29-100 | 45-160
geneve zurich | SBB IC | 287 | 2:42 | 32-36 | 23-95 | 40-165
zurich luzern | SBB IR | 57 | 0:41 | 36-40 | 12-27 | 20-47
bern interlaken-ost | SBB IC, BLS | 59 | 0:52 | 30-34 | 14-31 | 24-54
zermatt st-moritz | Glacier Express | 291 | 7:56 | 1-4 | 159-159 | 272-272
chur tirano | Bernina Express | 144 | 4:13 | 1-3 | 66-66 | 113-113

# Italy
roma milano | Frecciarossa, Italo | 568 | 2:59 | 70-80 | 20-105 | 35-150
roma firenze | Frecciarossa, Italo | 261 | 1:32 | 80-90 | 15-60 | 25-85
roma venezia | Frecciarossa, Italo | 528 | 3:45 | 38-42 | 20-100 | 35-145
roma napoli | Frecciarossa, Italo | 221 | 1:10 | 70-80 | 13-55 | 20-80
milano firenze | Frecciarossa, Italo | 314 | 1:54 | 55-65 | 17-70 | 28-105
milano venezia | Frecciarossa, Italo | 267 | 2:13 | 42-48 | 14-55 | 22-80
firenze venezia | Frecciarossa, Italo | 258 | 2:05 | 28-32 | 14-60 | 24-85
milano torino-susa | Frecciarossa, Italo | 143 | 0:47 | 51-59 | 12-40 | 18-58

# Iberia
madrid barcelona | AVE, AVLO, iryo, OUIGO España | 621 | 2:30 | 50-55 | 9-130 | 35-200
madrid sevilla | AVE, iryo, OUIGO España | 471 | 2:21 | 28-32 | 9-95 | 29-145
madrid malaga | AVE, iryo, OUIGO España | 513 | 2:25 | 17-19 | 9-100 | 29-155
madrid-chamartin valencia | AVE, AVLO, iryo, OUIGO España | 391 | 1:40 | 25-27 | 9-78 | 25-120
madrid granada | AVE | 568 | 3:20 | 4-6 | 25-90 | 40-135
barcelona valencia | Euromed, Renfe Intercity | 347 | 2:40 | 13-15 | 15-50 | 25-75
lisboa porto | Alfa Pendular, Intercidades | 328 | 2:49 | 20-24 | 13-36 | 20-51
lisboa faro | Alfa Pendular, Intercidades | 295 | 3:00 | 5-7 | 10-27 | 15-37

# Britain and Ireland
euston manchester | Avanti West Coast | 296 | 2:08 | 43-47 | 25-215 | 60-300
kings-cross edinburgh | LNER, Lumo | 632 | 4:20 | 33-37 | 30-180 | 70-290
kings-cross york | LNER, Grand Central | 303 | 1:52 | 47-53 | 22-150 | 55-230
paddington bath | GWR | 172 | 1:18 | 30-34 | 15-105 | 35-165
dublin-heuston cork | Irish Rail InterCity | 266 | 2:35 | 14-16 | 20-45 | 35-70
dublin-connolly belfast | Enterprise | 183 | 2:05 | 14-16 | 18-45 | 32-65

# North
stockholm goteborg | X2000, VR Snabbtåg, FlixTrain | 455 | 2:58 | 28-32 | 18-95 | 35-150
stockholm malmo | X2000, Snälltåget | 614 | 4:24 | 15-17 | 22-110 | 45-170
stockholm kobenhavn | X2000, Øresundståg | 660 | 5:09 | 6-8 | 30-120 | 55-185
stockholm oslo | SJ Intercity | 572 | 5:20 | 4-5 | 25-110 | 50-170
oslo bergen | Bergensbanen, Vy Nattog | 471 | 6:32 | 5-5 | 25-105 | 40-140
kobenhavn aarhus | InterCityLyn, DSB InterCity | 310 | 2:38 | 32-36 | 14-58 | 25-90
helsinki rovaniemi | VR InterCity, Santa Claus Express | 900 | 8:00 | 7-7 | 25-100 | 45-150
helsinki tampere | VR Pendolino, VR InterCity | 187 | 1:34 | 30-34 | 8-30 | 15-45

# East
warszawa krakow | EIP Pendolino | 293 | 2:18 | 17-19 | 12-40 | 20-60
warszawa gdansk | EIP Pendolino | 323 | 2:25 | 15-17 | 13-42 | 22-62
zagreb split | HŽ ICN | 424 | 6:05 | 2-2 | 15-28 | 22-40
ljubljana zagreb | SŽ EC, HŽ IC | 141 | 2:15 | 4-5 | 9-20 | 15-30
athina thessaloniki | Hellenic Train IC | 502 | 4:45 | 5-6 | 35-50 | 50-70

# By night
paris-est wien | Nightjet | 1400 | 14:00 | 3/week | 29-120 | 59-290
zurich hamburg | Nightjet | 960 | 11:40 | 1-1 | 29-120 | 59-290
wien roma | Nightjet | 1130 | 13:40 | 1-1 | 29-120 | 59-290
munchen roma | Nightjet | 920 | 12:50 | 1-1 | 29-120 | 59-290
bruxelles praha | European Sleeper | 1000 | 15:30 | 3/week | 39-130 | 79-250
euston edinburgh | Caledonian Sleeper | 632 | 7:20 | 1-1 | 65-65 | 260-330
`
