/** Cities with several stations, each within reach of all the others of its row. */
export const stationGroups = `
paris-nord paris-lyon paris-est paris-montparnasse paris-saint-lazare cdg paris-austerlitz marne paris-bercy massy
st-pancras kings-cross euston paddington victoria waterloo liverpool-street london-bridge gatwick charing-cross marylebone
bruxelles bruxelles-central bruxelles-nord bruxelles-airport
lyon lyon-perrache lyon-airport
lille-europe lille-flandres
avignon-tgv avignon-centre
montpellier montpellier-sud
tours st-pierre
metz lorraine
reims champagne
berlin berlin-sudkreuz berlin-airport berlin-ost berlin-spandau berlin-gesundbrunnen berlin-zoo
hamburg hamburg-altona hamburg-dammtor hamburg-harburg
frankfurt frankfurt-airport frankfurt-sud
koln koln-deutz koln-airport
munchen munchen-ost munchen-pasing
dusseldorf dusseldorf-airport
dresden dresden-neustadt
basel basel-bad
geneve geneve-airport
zurich zurich-airport
interlaken-ost interlaken-west
wien wien-west wien-meidling wien-airport
milano milano-garibaldi milano-rogoredo
torino-nuova torino-susa
roma roma-tiburtina
napoli napoli-afragola
venezia venezia-mestre
genova genova-brignole
madrid madrid-chamartin
barcelona barcelona-franca barcelona-gracia
valencia valencia-nord
tarragona camp-tarragona
lisboa lisboa-apolonia
porto porto-bento
amsterdam schiphol amsterdam-zuid
den-haag den-haag-hs
manchester manchester-victoria
glasgow glasgow-queen
dublin-connolly dublin-heuston
kobenhavn kobenhavn-airport
stockholm arlanda
oslo oslo-airport
helsinki pasila
warszawa warszawa-wschodnia warszawa-zachodnia
praha praha-holesovice
budapest budapest-nyugati budapest-deli budapest-kelenfold
istanbul istanbul-halkali istanbul-sirkeci
`

/** Minutes on the way between two stations, both ways, where what the distance says is far from the truth. */
export const knownWays = `
paris-nord paris-est 15
paris-nord paris-lyon 40
paris-nord paris-montparnasse 45
paris-nord paris-saint-lazare 30
paris-nord paris-austerlitz 40
paris-nord cdg 50
paris-est paris-lyon 40
paris-est paris-montparnasse 45
paris-lyon paris-montparnasse 45
paris-lyon paris-austerlitz 20
paris-lyon paris-bercy 15
paris-lyon paris-saint-lazare 35
paris-montparnasse paris-austerlitz 35
paris-montparnasse massy 45
st-pancras kings-cross 15
st-pancras euston 20
st-pancras paddington 40
st-pancras victoria 40
st-pancras waterloo 40
st-pancras liverpool-street 35
st-pancras marylebone 35
kings-cross euston 20
euston paddington 35
waterloo charing-cross 20
lille-europe lille-flandres 12
bruxelles bruxelles-central 15
bruxelles bruxelles-nord 18
madrid madrid-chamartin 35
barcelona barcelona-franca 30
barcelona barcelona-gracia 20
valencia valencia-nord 15
milano milano-garibaldi 20
torino-nuova torino-susa 15
roma roma-tiburtina 20
venezia venezia-mestre 20
wien wien-west 30
wien wien-meidling 15
budapest budapest-nyugati 30
budapest budapest-deli 30
berlin berlin-sudkreuz 20
berlin berlin-ost 22
hamburg hamburg-altona 22
basel basel-bad 20
avignon-tgv avignon-centre 25
porto porto-bento 15
lisboa lisboa-apolonia 22
dublin-connolly dublin-heuston 35
glasgow glasgow-queen 15
manchester manchester-victoria 25
istanbul istanbul-halkali 75
istanbul istanbul-sirkeci 35
istanbul-halkali istanbul-sirkeci 55
`

/**
 * The least minutes from a train to the next at one station, where it is not the usual five. Before a Eurostar one
 * checks in and shows a passport: its British end counts half an hour for every change, which is too much between two
 * trains of the country and never too little.
 */
export const stationMinutes = `
30 st-pancras
15 paris-nord paris-lyon paris-montparnasse paris-est roma istanbul-halkali
12 paris-austerlitz paris-saint-lazare paris-bercy milano london-bridge kings-cross euston paddington waterloo victoria liverpool-street
10 munchen frankfurt stuttgart leipzig zurich bruxelles marseille lyon bordeaux napoli torino-nuova firenze venezia bologna madrid barcelona madrid-chamartin lisboa budapest budapest-nyugati warszawa praha wien birmingham edinburgh glasgow manchester leeds stockholm kobenhavn oslo helsinki bucuresti athina
8 berlin hamburg koln hannover nurnberg mannheim dresden basel bern geneve wien-west salzburg linz amsterdam utrecht rotterdam antwerpen luxembourg strasbourg lille-europe rennes nantes toulouse valencia sevilla porto krakow katowice brno bratislava zagreb ljubljana beograd sofia thessaloniki ankara goteborg malmo tampere dublin-heuston dublin-connolly york newcastle milano-garibaldi roma-tiburtina venezia-mestre
4 interlaken-ost visp brig chur myrdal spiez thun olten
`
