export const benelux = `
# Belgium
SNCB IC | 501 | 05:42-22:42/60 | oostende brugge:13 gent:39/42 bruxelles:70/73 bruxelles-central:77 bruxelles-nord:82 leuven:102 liege:138
SNCB IC | 1501 | 05:30-22:30/60 | brugge gent:26/29 bruxelles:57/60 bruxelles-central:64 bruxelles-nord:69
SNCB IC | 2001 | 05:06-22:36/30 | charleroi bruxelles:48/51 bruxelles-central:55 bruxelles-nord:60 mechelen:77 antwerpen:93
SNCB IC | 4501 | 06:12-22:12/40 | bruxelles bruxelles-central:4 bruxelles-nord:9 mechelen:26 antwerpen:44
SNCB IC | 2101 | 05:33-20:33/60 | bruxelles bruxelles-central:4 bruxelles-nord:9 namur:63/66 luxembourg:185
SNCB IC | 3701 | 05:28-21:28/120 | mons bruxelles:48/51 bruxelles-central:55 bruxelles-nord:60 bruxelles-airport:72 leuven:87
SNCB IC | 901 | 06:20-20:20/120 | liege namur:46 charleroi:78 mons:112
SNCB IC | 4601 | 06:08-21:08/120 | liege maastricht:33
SNCB IC | 4801 | 06:42-20:42/120 | lille-flandres mons:64
SNCB IC | 4701 | 06:04-21:04/120 | gent antwerpen:53
Eurocity Direct | 9501 | 06:18-21:18/60 | bruxelles antwerpen:40 breda:66 rotterdam:85 schiphol:108 amsterdam:125

# Netherlands
NS Intercity | 2701 | 06:08-22:08/120 | amsterdam utrecht:27 den-bosch:56 eindhoven:77 maastricht:146
NS Intercity | 3901 | 06:38-21:38/120 | amsterdam utrecht:27 den-bosch:56 eindhoven:77
NS Intercity | 2201 | 06:11-22:41/60 | amsterdam haarlem:16 leiden:37 den-haag-hs:49 delft:56 rotterdam:68
NS Intercity | 2401 | 06:20-22:20/120 | amsterdam schiphol:15 leiden:34 den-haag:50
NS Intercity | 901 | 06:27-22:27/120 | amsterdam schiphol:14 rotterdam:41 breda:66
NS Intercity | 501 | 06:05-21:05/120 | rotterdam utrecht:38 groningen:157
NS Intercity | 11601 | 06:22-21:22/120 | den-haag utrecht:39
NS Intercity | 3101 | 06:14-22:14/120 | schiphol amsterdam-zuid:7 utrecht:31 arnhem:66
NS Intercity | 1101 | 06:18-21:18/120 | den-haag den-haag-hs:4 delft:11 rotterdam:25 breda:49 eindhoven:86
NS Intercity | 701 | 06:50-20:50/120 | schiphol amsterdam-zuid:7 groningen:128
NS Intercity | 3601 | 06:44-20:44/120 | arnhem den-bosch:56 breda:92

# Luxembourg
CFL RE | 5101 | 06:10-21:10/120 | luxembourg trier:51 koblenz:142

# By night
European Sleeper | 475 | 18:10@247 ; 18:30@135 | paris-nord bruxelles:150/200 liege:262 berlin:810/822 berlin-ost:834
European Sleeper | 453 | 19:22@135 ; 18:04@247 | bruxelles antwerpen:39/45 rotterdam:118/124 den-haag-hs:142/148 amsterdam:212/218 berlin:690/712 berlin-ost:722/728 dresden:848/856 praha:930
`
