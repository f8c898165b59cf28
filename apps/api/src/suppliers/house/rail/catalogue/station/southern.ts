/** By time zone: our word for the station, its code, where it is, its name. */
export const southern: Readonly<Record<string, string>> = {
  'Europe/Rome': `
ancona 8307105 43.6076 13.4977 Ancona
bari 8311119 41.1178 16.8699 Bari Centrale
bergamo 8301529 45.6904 9.6752 Bergamo
bologna 8305043 44.506 11.343 Bologna Centrale
bolzano 8302026 46.4967 11.358 Bolzano/Bozen
brennero 8302001 47.0028 11.5054 Brennero/Brenner
brescia 8301717 45.5325 10.2128 Brescia
catania 8312332 37.5069 15.0996 Catania Centrale
como 8301301 45.809 9.0727 Como San Giovanni
domodossola 8301017 46.1152 8.2955 Domodossola
firenze 8306421 43.7765 11.248 Firenze Santa Maria Novella
genova 8304700 44.4172 8.9211 Genova Piazza Principe
genova-brignole 8304702 44.4068 8.9337 Genova Brignole
la-spezia 8306000 44.1113 9.8139 La Spezia Centrale
lecce 8311145 40.3454 18.1656 Lecce
milano 8301700 45.487 9.205 Milano Centrale
milano-garibaldi 8301645 45.4842 9.1877 Milano Porta Garibaldi
milano-rogoredo 8301820 45.4338 9.2392 Milano Rogoredo
modena 8305037 44.6543 10.9301 Modena
napoli 8309218 40.8528 14.2727 Napoli Centrale
napoli-afragola 8309988 40.9312 14.3321 Napoli Afragola
padova 8302581 45.4178 11.8807 Padova
palermo 8312100 38.1098 13.3673 Palermo Centrale
parma 8305014 44.8106 10.3285 Parma
perugia 8307905 43.104 12.3757 Perugia
pescara 8307811 42.4676 14.2045 Pescara Centrale
pisa 8306500 43.7085 10.3986 Pisa Centrale
reggio-calabria 8311781 38.103 15.6361 Reggio di Calabria Centrale
reggio-emilia 8305254 44.724 10.6535 Reggio Emilia AV Mediopadana
rimini 8305071 44.0643 12.5742 Rimini
roma 8308409 41.901 12.5018 Roma Termini
roma-tiburtina 8308217 41.9102 12.5307 Roma Tiburtina
salerno 8309818 40.6753 14.7727 Salerno
siena 8306900 43.3314 11.3233 Siena
tirano 8301440 46.2158 10.1671 Tirano
torino-nuova 8300219 45.0625 7.6785 Torino Porta Nuova
torino-susa 8300035 45.0716 7.665 Torino Porta Susa
trento 8302038 46.072 11.1196 Trento
trieste 8303317 45.6577 13.7724 Trieste Centrale
udine 8303026 46.0561 13.2423 Udine
venezia 8302593 45.4412 12.321 Venezia Santa Lucia
venezia-mestre 8302589 45.4824 12.2319 Venezia Mestre
verona 8302430 45.429 10.9825 Verona Porta Nuova
`,
  'Europe/Madrid': `
a-coruna 7131412 43.3528 -8.4091 A Coruña
albacete 7160600 38.9993 -1.8484 Albacete-Los Llanos
alicante 7160911 38.3443 -0.4952 Alicante Terminal
almeria 7156312 36.8346 -2.4563 Almería
barcelona 7171801 41.379 2.1402 Barcelona Sants
barcelona-franca 7179400 41.3844 2.1854 Barcelona Estació de França
barcelona-gracia 7171802 41.3925 2.165 Barcelona Passeig de Gràcia
bilbao 7113200 43.26 -2.927 Bilbao Abando Indalecio Prieto
burgos 7111014 42.371 -3.6662 Burgos Rosa de Lima
cadiz 7151405 36.529 -6.2886 Cádiz
camp-tarragona 7104104 41.1923 1.2716 Camp de Tarragona
ciudad-real 7137200 38.986 -3.9127 Ciudad Real
cordoba 7150500 37.8885 -4.7895 Córdoba
cuenca 7103208 40.0354 -2.1454 Cuenca Fernando Zóbel
figueres 7104307 42.2646 2.943 Figueres-Vilafant
girona 7179300 41.9794 2.817 Girona
granada 7105000 37.1841 -3.609 Granada
irun 7111600 43.3398 -1.8013 Irún
jerez 7151300 36.6799 -6.1264 Jerez de la Frontera
leon 7115100 42.5965 -5.5823 León
lleida 7178400 41.6206 0.6329 Lleida Pirineus
madrid 7160000 40.4066 -3.6893 Madrid-Puerta de Atocha
madrid-chamartin 7117000 40.4722 -3.6824 Madrid-Chamartín
malaga 7154413 36.7117 -4.4321 Málaga María Zambrano
murcia 7161200 37.975 -1.1301 Murcia del Carmen
oviedo 7115211 43.3662 -5.8553 Oviedo
pamplona 7180100 42.824 -1.661 Pamplona/Iruña
salamanca 7130100 40.9722 -5.648 Salamanca
san-sebastian 7111511 43.3176 -1.9769 San Sebastián/Donostia
santander 7114223 43.459 -3.8107 Santander
santiago 7131400 42.8703 -8.5446 Santiago de Compostela
segovia 7108004 40.9103 -4.095 Segovia-Guiomar
sevilla 7151003 37.392 -5.9755 Sevilla Santa Justa
tarragona 7171500 41.1115 1.253 Tarragona
toledo 7192102 39.8624 -4.0113 Toledo
valencia 7103216 39.4598 -0.3816 Valencia Joaquín Sorolla
valencia-nord 7165000 39.4666 -0.3774 Valencia Estació del Nord
valladolid 7110600 41.642 -4.727 Valladolid-Campo Grande
vigo 7108223 42.2344 -8.712 Vigo Urzáiz
zaragoza 7104040 41.6587 -0.9112 Zaragoza Delicias
`,
  'Europe/Lisbon': `
aveiro 9438000 40.6435 -8.6414 Aveiro
braga 9429157 41.5478 -8.4347 Braga
coimbra 9436004 40.2243 -8.4415 Coimbra-B
faro 9473007 37.0189 -7.9398 Faro
lisboa 9431039 38.7678 -9.099 Lisboa Oriente
lisboa-apolonia 9430007 38.7138 -9.1224 Lisboa Santa Apolónia
porto 9402006 41.1488 -8.5855 Porto Campanhã
porto-bento 9401008 41.1456 -8.6103 Porto São Bento
`,
}
