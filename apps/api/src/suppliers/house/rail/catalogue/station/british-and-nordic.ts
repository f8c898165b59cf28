/** By time zone: our word for the station, its code, where it is, its name. */
export const britishAndNordic: Readonly<Record<string, string>> = {
  'Europe/London': `
aberdeen 7089760 57.1436 -2.0987 Aberdeen
ashford 7050040 51.1437 0.8758 Ashford International
bath 7032330 51.3777 -2.357 Bath Spa
belfast 7000010 54.5952 -5.937 Belfast Grand Central
birmingham 7011270 52.4778 -1.8988 Birmingham New Street
brighton 7052680 50.829 -0.1411 Brighton
bristol 7032310 51.4491 -2.5813 Bristol Temple Meads
cambridge 7070220 52.1941 0.1374 Cambridge
canterbury 7050070 51.2843 1.0754 Canterbury West
cardiff 7038990 51.476 -3.1793 Cardiff Central
charing-cross 7051430 51.5074 -0.1247 London Charing Cross
chester 7024120 53.1967 -2.8797 Chester
crewe 7012430 53.089 -2.4326 Crewe
durham 7077930 54.7794 -1.5818 Durham
edinburgh 7093280 55.9521 -3.189 Edinburgh Waverley
euston 7014440 51.5284 -0.1339 London Euston
exeter 7035340 50.7293 -3.5434 Exeter St Davids
gatwick 7054160 51.1566 -0.1609 Gatwick Airport
glasgow 7098130 55.8587 -4.2578 Glasgow Central
glasgow-queen 7099500 55.8624 -4.2511 Glasgow Queen Street
inverness 7086490 57.4799 -4.2233 Inverness
kings-cross 7061210 51.5309 -0.1233 London King's Cross
leeds 7084870 53.7954 -1.5491 Leeds
liverpool 7022460 53.4075 -2.9777 Liverpool Lime Street
liverpool-street 7069650 51.5186 -0.0814 London Liverpool Street
london-bridge 7051480 51.5052 -0.0864 London Bridge
manchester 7029680 53.4773 -2.2309 Manchester Piccadilly
manchester-victoria 7029700 53.4875 -2.2424 Manchester Victoria
marylebone 7014750 51.5225 -0.1631 London Marylebone
newcastle 7077280 54.9686 -1.6172 Newcastle
norwich 7073090 52.6271 1.3067 Norwich
nottingham 7018260 52.9471 -1.1464 Nottingham
oxford 7031150 51.7535 -1.2701 Oxford
paddington 7030870 51.516 -0.1769 London Paddington
penzance 7035780 50.1216 -5.5325 Penzance
plymouth 7035800 50.3778 -4.1433 Plymouth
preston 7027530 53.7556 -2.7072 Preston
reading 7031490 51.4588 -0.9719 Reading
sheffield 7066910 53.3782 -1.4621 Sheffield
southampton 7059320 50.9074 -1.4136 Southampton Central
st-pancras 7015400 51.5308 -0.1262 London St Pancras International
victoria 7054260 51.4952 -0.1441 London Victoria
waterloo 7055980 51.5032 -0.1123 London Waterloo
york 7082630 53.9581 -1.0931 York
`,
  'Europe/Dublin': `
cork 6000201 51.9018 -8.4582 Cork Kent
dublin-connolly 6000101 53.353 -6.2462 Dublin Connolly
dublin-heuston 6000102 53.3465 -6.2922 Dublin Heuston
galway 6000301 53.2736 -9.0469 Galway Ceannt
killarney 6000501 52.0595 -9.5019 Killarney
limerick 6000401 52.6588 -8.624 Limerick Colbert
waterford 6000601 52.2667 -7.1183 Waterford Plunkett
`,
  'Europe/Copenhagen': `
aalborg 8600020 57.0432 9.9171 Aalborg
aarhus 8600053 56.15 10.2045 Aarhus H
fredericia 8600079 55.5685 9.7409 Fredericia
helsingor 8600669 56.0335 12.6135 Helsingør
kobenhavn 8600626 55.6727 12.5646 København H
kobenhavn-airport 8600858 55.6294 12.6494 Københavns Lufthavn
odense 8600512 55.4017 10.3866 Odense
roskilde 8600617 55.6391 12.0888 Roskilde
`,
  'Europe/Stockholm': `
arlanda 7400556 59.6497 17.9291 Arlanda Central
goteborg 7400002 57.7089 11.9733 Göteborg Central
helsingborg 7400044 56.0437 12.6948 Helsingborg Central
karlstad 7400070 59.3783 13.499 Karlstad Central
kiruna 7400198 67.8674 20.1995 Kiruna
linkoping 7400009 58.4163 15.625 Linköping Central
lund 7400120 55.7057 13.1866 Lund Central
malmo 7400003 55.6091 13.0007 Malmö Central
norrkoping 7400007 58.5967 16.1834 Norrköping Central
orebro 7400133 59.2785 15.2112 Örebro Central
stockholm 7400001 59.3301 18.0582 Stockholm Central
umea 7400190 63.8297 20.2672 Umeå Central
uppsala 7400005 59.8583 17.6463 Uppsala Central
vasteras 7400099 59.6073 16.5517 Västerås Central
`,
  'Europe/Oslo': `
bergen 7602351 60.3903 5.3334 Bergen
bodo 7601219 67.2867 14.393 Bodø
flam 7602316 60.863 7.1143 Flåm
kristiansand 7602196 58.1456 7.988 Kristiansand
lillehammer 7600320 61.1149 10.4613 Lillehammer
myrdal 7602315 60.7352 7.1225 Myrdal
narvik 7602401 68.4417 17.4414 Narvik
oslo 7600100 59.9108 10.753 Oslo S
oslo-airport 7600220 60.1933 11.0977 Oslo Lufthavn
stavanger 7602234 58.9667 5.7327 Stavanger
trondheim 7601126 63.4364 10.399 Trondheim S
voss 7602330 60.6292 6.4105 Voss
`,
  'Europe/Helsinki': `
helsinki 1000001 60.1719 24.9414 Helsinki
lahti 1000100 60.977 25.6577 Lahti
oulu 1000370 65.0113 25.4839 Oulu
pasila 1000010 60.1989 24.9335 Pasila
rovaniemi 1000320 66.4981 25.7047 Rovaniemi
tampere 1000160 61.4984 23.7731 Tampere
turku 1000130 60.4541 22.2529 Turku
`,
  'Europe/Tallinn': `
tallinn 2600001 59.4402 24.737 Tallinn
tartu 2600101 58.3738 26.7062 Tartu
`,
  'Europe/Riga': `
riga 2509501 56.9464 24.1206 Rīga
`,
  'Europe/Vilnius': `
kaunas 2413000 54.8864 23.9306 Kaunas
vilnius 2412000 54.6702 25.2845 Vilnius
`,
}
