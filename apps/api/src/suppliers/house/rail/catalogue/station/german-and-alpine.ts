/** By time zone: our word for the station, its code, where it is, its name. */
export const germanAndAlpine: Readonly<Record<string, string>> = {
  'Europe/Berlin': `
aachen 8000001 50.7678 6.0915 Aachen Hbf
augsburg 8000013 48.3655 10.8857 Augsburg Hbf
baden-baden 8000774 48.7903 8.1909 Baden-Baden
bamberg 8000025 49.9009 10.8992 Bamberg
berlin 8011160 52.5251 13.3694 Berlin Hbf
berlin-airport 8011201 52.3646 13.5106 Flughafen BER - Terminal 1-2
berlin-gesundbrunnen 8011102 52.5487 13.3884 Berlin Gesundbrunnen
berlin-ost 8010255 52.5103 13.4346 Berlin Ostbahnhof
berlin-spandau 8010404 52.5345 13.1975 Berlin-Spandau
berlin-sudkreuz 8011113 52.4755 13.3656 Berlin Südkreuz
berlin-zoo 8010406 52.5069 13.3324 Berlin Zoologischer Garten
bielefeld 8000036 52.0292 8.5327 Bielefeld Hbf
bonn 8000044 50.732 7.097 Bonn Hbf
braunschweig 8000049 52.2523 10.5402 Braunschweig Hbf
bremen 8000050 53.0835 8.8138 Bremen Hbf
dortmund 8000080 51.5178 7.4592 Dortmund Hbf
dresden 8010085 51.0403 13.732 Dresden Hbf
dresden-neustadt 8010089 51.0656 13.7409 Dresden-Neustadt
duisburg 8000086 51.4298 6.7759 Duisburg Hbf
dusseldorf 8000085 51.2199 6.7943 Düsseldorf Hbf
dusseldorf-airport 8000082 51.292 6.7866 Düsseldorf Flughafen
eisenach 8010097 50.9768 10.3316 Eisenach
erfurt 8010101 50.9725 11.0388 Erfurt Hbf
essen 8000098 51.4514 7.0139 Essen Hbf
frankfurt 8000105 50.1071 8.6638 Frankfurt (Main) Hbf
frankfurt-airport 8070003 50.053 8.5702 Frankfurt (Main) Flughafen Fernbf
frankfurt-sud 8002041 50.0994 8.6864 Frankfurt (Main) Süd
freiburg 8000107 47.9977 7.8413 Freiburg (Breisgau) Hbf
garmisch 8002187 47.4911 11.097 Garmisch-Partenkirchen
gottingen 8000128 51.5366 9.9263 Göttingen
halle 8010159 51.4776 11.9871 Halle (Saale) Hbf
hamburg 8002549 53.5529 10.0067 Hamburg Hbf
hamburg-altona 8002553 53.5518 9.9351 Hamburg-Altona
hamburg-dammtor 8002548 53.5607 9.9895 Hamburg Dammtor
hamburg-harburg 8000147 53.4559 9.9916 Hamburg-Harburg
hannover 8000152 52.3765 9.741 Hannover Hbf
heidelberg 8000156 49.4036 8.6754 Heidelberg Hbf
karlsruhe 8000191 48.9935 8.4019 Karlsruhe Hbf
kassel 8003200 51.3131 9.447 Kassel-Wilhelmshöhe
kiel 8000199 54.3149 10.132 Kiel Hbf
koblenz 8000206 50.351 7.589 Koblenz Hbf
koln 8000207 50.943 6.9589 Köln Hbf
koln-airport 8003330 50.8793 7.1194 Köln/Bonn Flughafen
koln-deutz 8003368 50.9409 6.9752 Köln Messe/Deutz
konstanz 8003400 47.6587 9.1774 Konstanz
leipzig 8010205 51.3455 12.3821 Leipzig Hbf
lubeck 8000237 53.8675 10.6696 Lübeck Hbf
magdeburg 8010224 52.1304 11.6268 Magdeburg Hbf
mainz 8000240 50.0012 8.2585 Mainz Hbf
mannheim 8000244 49.4794 8.4696 Mannheim Hbf
munchen 8000261 48.1402 11.5583 München Hbf
munchen-ost 8000262 48.1274 11.6049 München Ost
munchen-pasing 8004158 48.1499 11.4613 München-Pasing
munster 8000263 51.9568 7.6349 Münster (Westf) Hbf
nurnberg 8000284 49.4457 11.0825 Nürnberg Hbf
osnabruck 8000294 52.2728 8.0614 Osnabrück Hbf
passau 8000298 48.5737 13.4508 Passau Hbf
potsdam 8012666 52.3917 13.0671 Potsdam Hbf
regensburg 8000309 49.0117 12.0998 Regensburg Hbf
rosenheim 8000320 47.8502 12.1194 Rosenheim
rostock 8010304 54.0782 12.131 Rostock Hbf
saarbrucken 8000323 49.2411 6.991 Saarbrücken Hbf
stralsund 8010338 54.3083 13.0776 Stralsund Hbf
stuttgart 8000096 48.7838 9.1816 Stuttgart Hbf
trier 8000134 49.7567 6.6519 Trier Hbf
ulm 8000170 48.3994 9.9828 Ulm Hbf
weimar 8010366 50.9914 11.3268 Weimar
wiesbaden 8000250 50.0708 8.2438 Wiesbaden Hbf
wolfsburg 8006552 52.4294 10.788 Wolfsburg Hbf
wurzburg 8000260 49.8017 9.9358 Würzburg Hbf
`,
  'Europe/Zurich': `
andermatt 8505165 46.6367 8.5939 Andermatt
basel 8500010 47.5474 7.5896 Basel SBB
basel-bad 8500090 47.5673 7.6069 Basel Bad Bf
bellinzona 8505213 46.1954 9.0297 Bellinzona
bern 8507000 46.9488 7.4391 Bern
biel 8504300 47.1329 7.2429 Biel/Bienne
brig 8501609 46.3194 7.9882 Brig
chur 8509000 46.8531 9.5285 Chur
davos 8509073 46.7918 9.8209 Davos Platz
engelberg 8508399 46.8196 8.4027 Engelberg
fribourg 8504100 46.8031 7.1511 Fribourg/Freiburg
geneve 8501008 46.2105 6.1424 Genève
geneve-airport 8501026 46.2316 6.1107 Genève-Aéroport
grindelwald 8507380 46.6243 8.0332 Grindelwald
interlaken-ost 8507492 46.6905 7.869 Interlaken Ost
interlaken-west 8507493 46.6826 7.8517 Interlaken West
lausanne 8501120 46.5167 6.6291 Lausanne
lauterbrunnen 8507384 46.5984 7.9078 Lauterbrunnen
locarno 8505400 46.1724 8.8014 Locarno
lugano 8505300 46.0055 8.947 Lugano
luzern 8505000 47.0502 8.3102 Luzern
montreux 8501300 46.4356 6.9107 Montreux
neuchatel 8504221 46.9967 6.9357 Neuchâtel
olten 8500218 47.3519 7.9077 Olten
schaffhausen 8503424 47.6983 8.6327 Schaffhausen
sion 8501506 46.2276 7.3591 Sion
spiez 8507483 46.6864 7.6801 Spiez
st-gallen 8506302 47.4232 9.3698 St. Gallen
st-moritz 8509253 46.498 9.846 St. Moritz
thun 8507100 46.7548 7.6296 Thun
visp 8501605 46.294 7.8815 Visp
winterthur 8506000 47.5003 8.7238 Winterthur
zermatt 8501689 46.024 7.7485 Zermatt
zurich 8503000 47.3782 8.5402 Zürich HB
zurich-airport 8503016 47.4503 8.5624 Zürich Flughafen
`,
  'Europe/Vienna': `
bregenz 8100090 47.5029 9.7401 Bregenz
feldkirch 8100119 47.2411 9.6043 Feldkirch
graz 8100173 47.0721 15.4165 Graz Hbf
hallstatt 8100331 47.5626 13.6642 Hallstatt
innsbruck 8100108 47.2633 11.401 Innsbruck Hbf
kitzbuhel 8100105 47.453 12.3913 Kitzbühel
klagenfurt 8100085 46.6157 14.3133 Klagenfurt Hbf
linz 8100013 48.2903 14.2917 Linz Hbf
salzburg 8100002 47.813 13.0457 Salzburg Hbf
st-polten 8100008 48.2081 15.6241 St. Pölten Hbf
villach 8100147 46.6184 13.8488 Villach Hbf
wien 8103000 48.185 16.3758 Wien Hbf
wien-airport 8100353 48.1205 16.5632 Flughafen Wien
wien-meidling 8100514 48.1746 16.3338 Wien Meidling
wien-west 8100003 48.1966 16.3376 Wien Westbahnhof
zell-am-see 8100107 47.322 12.7968 Zell am See
`,
}
