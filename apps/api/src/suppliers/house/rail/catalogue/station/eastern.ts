/** By time zone: our word for the station, its code, where it is, its name. */
export const eastern: Readonly<Record<string, string>> = {
  'Europe/Warsaw': `
gdansk 5100009 54.3556 18.6448 Gdańsk Główny
gdynia 5100010 54.5211 18.5296 Gdynia Główna
katowice 5100020 50.2575 19.0173 Katowice
krakow 5100028 50.0678 19.9477 Kraków Główny
lodz 5100136 51.7692 19.4686 Łódź Fabryczna
lublin 5100151 51.2317 22.5686 Lublin Główny
poznan 5100081 52.4019 16.9119 Poznań Główny
rzeszow 5100052 50.0431 22.0067 Rzeszów Główny
sopot 5100060 54.4407 18.5624 Sopot
szczecin 5100073 53.4192 14.5507 Szczecin Główny
torun 5100139 53.0 18.6144 Toruń Główny
warszawa 5100065 52.2289 21.0032 Warszawa Centralna
warszawa-wschodnia 5100066 52.2516 21.0524 Warszawa Wschodnia
warszawa-zachodnia 5100067 52.2203 20.9653 Warszawa Zachodnia
wroclaw 5100069 51.0986 17.0369 Wrocław Główny
zakopane 5100152 49.3007 19.963 Zakopane
`,
  'Europe/Prague': `
brno 5433295 49.1908 16.6128 Brno hl.n.
ceske-budejovice 5476003 48.9741 14.4879 České Budějovice
cesky-krumlov 5476203 48.8219 14.3203 Český Krumlov
karlovy-vary 5473213 50.2361 12.8633 Karlovy Vary
olomouc 5434245 49.5926 17.278 Olomouc hl.n.
ostrava 5434695 49.8515 18.2679 Ostrava hl.n.
pardubice 5453735 50.0322 15.7562 Pardubice hl.n.
plzen 5474656 49.7432 13.3883 Plzeň hl.n.
praha 5457076 50.083 14.4354 Praha hl.n.
praha-holesovice 5457096 50.1098 14.4399 Praha-Holešovice
`,
  'Europe/Bratislava': `
bratislava 5613206 48.1585 17.1066 Bratislava hl.st.
kosice 5617496 48.7217 21.2686 Košice
poprad 5617456 49.0599 20.298 Poprad-Tatry
zilina 5617416 49.2267 18.7464 Žilina
`,
  'Europe/Budapest': `
budapest 5510017 47.5003 19.0838 Budapest-Keleti
budapest-deli 5510025 47.5 19.0249 Budapest-Déli
budapest-kelenfold 5510033 47.4647 19.0202 Budapest-Kelenföld
budapest-nyugati 5510009 47.5105 19.0573 Budapest-Nyugati
debrecen 5513912 47.5203 21.6281 Debrecen
gyor 5501537 47.682 17.6352 Győr
pecs 5510058 46.0668 18.2234 Pécs
szeged 5517228 46.2399 20.1427 Szeged
`,
  'Europe/Ljubljana': `
bled 7942210 46.362 14.1576 Lesce-Bled
koper 7944100 45.5398 13.7397 Koper
ljubljana 7942300 46.0581 14.5103 Ljubljana
maribor 7943400 46.562 15.6571 Maribor
`,
  'Europe/Zagreb': `
osijek 7872000 45.5533 18.6797 Osijek
rijeka 7873400 45.3303 14.431 Rijeka
split 7876700 43.5047 16.4432 Split
zagreb 7872480 45.8046 15.9785 Zagreb Glavni kolodvor
`,
  'Europe/Belgrade': `
beograd 7216052 44.7941 20.4548 Beograd Centar
novi-sad 7216808 45.2655 19.8294 Novi Sad
subotica 7223499 46.1013 19.6712 Subotica
`,
  'Europe/Bucharest': `
brasov 5330137 45.6606 25.6133 Brașov
bucuresti 5310017 44.4462 26.0745 București Nord
cluj-napoca 5329059 46.7845 23.587 Cluj-Napoca
constanta 5340001 44.1697 28.6314 Constanța
sibiu 5333000 45.7999 24.1612 Sibiu
sighisoara 5336001 46.2236 24.7946 Sighișoara
timisoara 5320000 45.7506 21.2074 Timișoara Nord
`,
  'Europe/Sofia': `
burgas 5204001 42.4911 27.4737 Burgas
plovdiv 5202001 42.1343 24.7409 Plovdiv
sofia 5201002 42.7124 23.321 Sofia
varna 5203001 43.1985 27.9119 Varna
`,
  'Europe/Athens': `
athina 7300106 37.9925 23.7206 Athína
kalambaka 7300180 39.703 21.6263 Kalambáka
larisa 7300250 39.6297 22.4229 Lárisa
thessaloniki 7300400 40.6443 22.9298 Thessaloníki
`,
  'Europe/Istanbul': `
ankara 7500101 39.9363 32.8436 Ankara Gar
eskisehir 7500301 39.7792 30.5072 Eskişehir
istanbul 7500001 40.9909 29.0374 İstanbul Söğütlüçeşme
istanbul-halkali 7500002 41.019 28.766 İstanbul Halkalı
istanbul-sirkeci 7500003 41.0153 28.9767 İstanbul Sirkeci
konya 7500201 37.865 32.4761 Konya
`,
}
