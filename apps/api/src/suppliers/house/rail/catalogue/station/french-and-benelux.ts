/** By time zone: our word for the station, its code, where it is, its name. */
export const frenchAndBenelux: Readonly<Record<string, string>> = {
  'Europe/Paris': `
aix 8731901 43.4552 5.3172 Aix-en-Provence TGV
amiens 8731387 49.8903 2.3087 Amiens
angers 8748400 47.4645 -0.5569 Angers St-Laud
angouleme 8758300 45.6537 0.1647 Angoulême
annecy 8774600 45.902 6.1217 Annecy
antibes 8775767 43.5862 7.1199 Antibes
arras 8734201 50.2869 2.7816 Arras
avignon-centre 8776500 43.9418 4.8053 Avignon Centre
avignon-tgv 8731896 43.9217 4.7861 Avignon TGV
bayonne 8767300 43.4967 -1.4707 Bayonne
belfort 8730086 47.586 6.899 Belfort Montbéliard TGV
besancon 8730082 47.3075 5.9548 Besançon Franche-Comté TGV
beziers 8778100 43.3362 3.2187 Béziers
biarritz 8767340 43.4592 -1.546 Biarritz
bordeaux 8758100 44.8256 -0.5567 Bordeaux St-Jean
bourg-st-maurice 8774179 45.619 6.7712 Bourg-St-Maurice
brest 8747400 48.3878 -4.4801 Brest
caen 8744400 49.1767 -0.3481 Caen
cannes 8775762 43.5539 7.0199 Cannes
carcassonne 8761528 43.218 2.352 Carcassonne
cdg 8727149 49.0037 2.5711 Aéroport Charles de Gaulle 2 TGV
chambery 8774100 45.5712 5.9193 Chambéry
chamonix 8774654 45.9229 6.8735 Chamonix-Mont-Blanc
champagne 8717192 49.2147 3.9939 Champagne-Ardenne TGV
clermont 8773400 45.7788 3.1006 Clermont-Ferrand
colmar 8718201 48.0727 7.3469 Colmar
dijon 8771304 47.3234 5.0272 Dijon-Ville
grenoble 8774700 45.1914 5.7146 Grenoble
hendaye 8767700 43.3531 -1.7819 Hendaye
la-rochelle 8748500 46.1527 -1.1453 La Rochelle Ville
le-havre 8741301 49.4928 0.1247 Le Havre
le-mans 8739600 47.9956 0.1921 Le Mans
lille-europe 8722326 50.639 3.0757 Lille Europe
lille-flandres 8728600 50.6363 3.0712 Lille Flandres
limoges 8759200 45.8361 1.2678 Limoges Bénédictins
lorraine 8714212 48.9474 6.1697 Lorraine TGV
lourdes 8767133 43.1005 -0.042 Lourdes
lyon 8772319 45.7605 4.8596 Lyon Part-Dieu
lyon-airport 8776290 45.7209 5.0755 Lyon Saint-Exupéry TGV
lyon-perrache 8772202 45.7484 4.8261 Lyon Perrache
marne 8711184 48.8707 2.7826 Marne-la-Vallée Chessy
marseille 8775100 43.3028 5.3806 Marseille St-Charles
massy 8739370 48.7256 2.2611 Massy TGV
metz 8719203 49.1098 6.1771 Metz Ville
montpellier 8777300 43.6046 3.8807 Montpellier St-Roch
montpellier-sud 8768888 43.5946 3.923 Montpellier Sud de France
mulhouse 8718206 47.7421 7.3426 Mulhouse Ville
nancy 8714100 48.6898 6.1744 Nancy Ville
nantes 8748100 47.2172 -1.5417 Nantes
narbonne 8778110 43.1903 3.006 Narbonne
nice 8775605 43.7047 7.262 Nice Ville
nimes 8777500 43.8326 4.3659 Nîmes Centre
orleans 8754300 47.9081 1.9045 Orléans
paris-austerlitz 8754700 48.8424 2.3647 Paris Gare d'Austerlitz
paris-bercy 8768666 48.839 2.3829 Paris Bercy
paris-est 8711300 48.8768 2.3592 Paris Gare de l'Est
paris-lyon 8768600 48.8443 2.3744 Paris Gare de Lyon
paris-montparnasse 8739100 48.8412 2.3205 Paris Gare Montparnasse
paris-nord 8727100 48.8809 2.3553 Paris Gare du Nord
paris-saint-lazare 8738400 48.8763 2.3254 Paris Gare Saint-Lazare
pau 8767200 43.2916 -0.3697 Pau
perpignan 8778400 42.6962 2.8794 Perpignan
poitiers 8757500 46.5823 0.333 Poitiers
quimper 8747409 47.9946 -4.0921 Quimper
reims 8717100 49.2592 4.0246 Reims
rennes 8747100 48.1035 -1.6727 Rennes
rouen 8741101 49.4488 1.0942 Rouen Rive Droite
saint-etienne 8772600 45.4434 4.3998 Saint-Étienne Châteaucreux
saint-malo 8747810 48.6473 -2.0038 St-Malo
st-gervais 8774647 45.9064 6.7012 St-Gervais-les-Bains-Le Fayet
st-pierre 8757124 47.3863 0.7231 St-Pierre-des-Corps
strasbourg 8721202 48.585 7.7345 Strasbourg
toulon 8775500 43.1284 5.9294 Toulon
toulouse 8761100 43.6113 1.4536 Toulouse Matabiau
tours 8757100 47.3899 0.6934 Tours
valence 8776302 44.9913 4.9787 Valence TGV
vannes 8747660 47.665 -2.7517 Vannes
`,
  'Europe/Monaco': `
monaco 8775640 43.7384 7.4193 Monaco Monte-Carlo
`,
  'Europe/Luxembourg': `
luxembourg 8200100 49.5999 6.1342 Luxembourg
`,
  'Europe/Brussels': `
antwerpen 8821006 51.2172 4.4211 Antwerpen-Centraal
brugge 8891009 51.1972 3.2167 Brugge
bruxelles 8814001 50.8357 4.3365 Bruxelles-Midi
bruxelles-airport 8819406 50.8963 4.4823 Brussels Airport-Zaventem
bruxelles-central 8813003 50.8455 4.3571 Bruxelles-Central
bruxelles-nord 8812005 50.8597 4.3606 Bruxelles-Nord
charleroi 8872009 50.4047 4.4386 Charleroi-Central
gent 8892007 51.0359 3.7107 Gent-Sint-Pieters
leuven 8833001 50.8814 4.7157 Leuven
liege 8841004 50.6245 5.5666 Liège-Guillemins
mechelen 8822004 51.0176 4.4828 Mechelen
mons 8881000 50.4535 3.9421 Mons
namur 8863008 50.4689 4.8624 Namur
oostende 8891702 51.2284 2.9256 Oostende
`,
  'Europe/Amsterdam': `
amsterdam 8400058 52.3789 4.9003 Amsterdam Centraal
amsterdam-zuid 8400061 52.3389 4.873 Amsterdam Zuid
arnhem 8400071 51.9849 5.899 Arnhem Centraal
breda 8400131 51.5955 4.78 Breda
delft 8400170 52.0067 4.3564 Delft
den-bosch 8400319 51.6905 5.2937 's-Hertogenbosch
den-haag 8400280 52.0808 4.3247 Den Haag Centraal
den-haag-hs 8400282 52.0697 4.3222 Den Haag HS
eindhoven 8400206 51.4433 5.4814 Eindhoven Centraal
groningen 8400263 53.2107 6.5646 Groningen
haarlem 8400285 52.3878 4.6383 Haarlem
leiden 8400390 52.1661 4.4817 Leiden Centraal
maastricht 8400424 50.85 5.7054 Maastricht
rotterdam 8400530 51.9249 4.469 Rotterdam Centraal
schiphol 8400561 52.3094 4.762 Schiphol Airport
utrecht 8400621 52.0894 5.1101 Utrecht Centraal
`,
}
