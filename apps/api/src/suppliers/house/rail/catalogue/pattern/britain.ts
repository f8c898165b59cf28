export const britain = `
# West coast
Avanti West Coast | 9001 | 06:20-20:40/40 19:00 | euston manchester:128
Avanti West Coast | 9061 | 06:00-20:40/40 | euston crewe:92 manchester:130
Avanti West Coast | 9101 | 06:23-20:23/60 | euston birmingham:82
Avanti West Coast | 9131 | 07:03-17:03/120 | euston birmingham:84/90 crewe:146 preston:190 edinburgh:352
Avanti West Coast | 9151 | 05:30-18:30/60 | euston preston:128 glasgow:270
Avanti West Coast | 9201 | 06:07-20:07/60 | euston crewe:92 liverpool:132
Avanti West Coast | 9251 | 07:10-19:10/120 | euston crewe:92 chester:118

# East coast
LNER | 1001 | 06:00-19:00/60 | kings-cross york:112 newcastle:168 edinburgh:260
LNER | 1051 | 06:30-19:30/60 | kings-cross york:118 durham:166 newcastle:180 edinburgh:274
LNER | 1101 | 08:12 14:12 | kings-cross york:114 newcastle:172 edinburgh:266/276 aberdeen:424
LNER | 1111 | 12:12 | kings-cross york:114 newcastle:172 edinburgh:266/274 inverness:488
LNER | 1121 | 06:48 09:48 11:48 13:48 15:48 17:48 19:48 20:48 20:18 21:18@57 | kings-cross york:116 durham:164 newcastle:178
LNER | 1151 | 06:06-21:06/60 | kings-cross leeds:134
Lumo | 301 | 05:45 10:45 14:45 18:45 ; 05:55 09:55 14:55 18:55 | kings-cross newcastle:172 edinburgh:268
Grand Central | 401 | 07:27 08:27 10:27 12:27 14:27 15:27 16:27 18:27 19:27 20:27 | kings-cross york:124
Grand Central | 441 | 17:27@57 | kings-cross york:124

# West of England and Wales
GWR | 2101 | 06:00-21:30/30 | paddington reading:23 bath:78 bristol:92
GWR | 2201 | 06:18-20:18/60 | paddington reading:23 cardiff:108
GWR | 2301 | 06:50-21:20/60 | paddington reading:24 oxford:54
GWR | 2401 | 07:04-19:04/120 | paddington reading:23 exeter:124 plymouth:184 penzance:304
GWR | 2451 | 08:04-18:04/120 | paddington reading:23 exeter:126 plymouth:188
GWR | 2501 | 06:30-20:30/120 | bristol cardiff:52
GWR | 2601 | 06:44-18:44/120 | cardiff bristol:52 bath:68 southampton:158
Night Riviera | 2991 | 23:45@123457 ; 21:45@123457 | paddington reading:42 exeter:280 plymouth:360 penzance:488

# South and east
Southern | 3101 | 06:05-22:35/60 | victoria gatwick:30 brighton:60
Thameslink | 3201 | 06:12-22:12/60 | st-pancras london-bridge:14 gatwick:48 brighton:84
South Western | 3301 | 06:05-22:05/60 | waterloo southampton:78
Southeastern | 3401 | 06:12-22:12/60 | st-pancras ashford:37 canterbury:54
Southeastern | 3501 | 06:30-21:30/120 | charing-cross london-bridge:9 ashford:78 canterbury:102
Great Northern | 3601 | 06:12-22:12/60 | kings-cross cambridge:48
Greater Anglia | 3701 | 06:30-21:30/120 | liverpool-street norwich:110
Greater Anglia | 3801 | 06:58-20:58/120 | liverpool-street cambridge:74
Greater Anglia | 3851 | 07:10-19:10/120 | cambridge norwich:80
Chiltern | 3901 | 06:10-21:10/120 | marylebone oxford:66
Southern | 3151 | 07:20-19:20/120 | brighton southampton:104

# Midlands and north
East Midlands | 4101 | 06:32-20:32/120 | st-pancras nottingham:94
East Midlands | 4201 | 06:02-20:02/120 | st-pancras sheffield:121
CrossCountry | 4301 | 07:03-17:03/180 | birmingham sheffield:72 york:128 durham:176 newcastle:190 edinburgh:284
CrossCountry | 4401 | 07:04-18:04/180 | manchester birmingham:92/98 oxford:164 reading:190 southampton:238
CrossCountry | 4501 | 07:12-18:12/180 | birmingham bristol:86 exeter:152 plymouth:212
CrossCountry | 4601 | 07:19-19:19/180 | nottingham birmingham:76 cardiff:196
TransPennine | 4701 | 06:24-20:24/180 | liverpool manchester-victoria:34 leeds:86 york:112 durham:160 newcastle:174
TransPennine | 4801 | 07:11-19:11/180 | manchester preston:46 glasgow:196
TransPennine | 4851 | 08:11-18:11/180 | manchester preston:46 edinburgh:198
TransPennine | 4901 | 06:48-20:48/180 | manchester sheffield:52
TransPennine | 4951 | 06:20-20:20/180 | liverpool manchester:48 sheffield:106 nottingham:160 norwich:322
TransPennine | 4501 | 06:42-20:42/180 | chester manchester:66
TransPennine | 4601 | 06:52-20:52/180 | chester crewe:23
TransPennine | 4651 | 06:28-20:28/180 | leeds sheffield:42

# Scotland
ScotRail | 5101 | 06:00-22:30/60 | edinburgh glasgow-queen:50
ScotRail | 5201 | 06:41-20:41/180 | glasgow-queen aberdeen:156
ScotRail | 5301 | 06:30-20:30/180 | edinburgh aberdeen:142
ScotRail | 5401 | 08:32-18:32/180 | edinburgh inverness:212
ScotRail | 5501 | 07:07-19:07/240 | glasgow-queen inverness:198
ScotRail | 5601 | 06:14-20:14/180 | aberdeen inverness:136
Caledonian Sleeper | 1915 | 23:50@12345 23:30@7 ; 23:40@12345 23:15@7 | euston edinburgh:440
Caledonian Sleeper | 1925 | 23:45@12345 23:25@7 ; 23:38@12345 23:12@7 | euston glasgow:446
Caledonian Sleeper | 1935 | 21:15@12345 20:57@7 ; 20:45@12345 20:26@7 | euston crewe:154 preston:210 inverness:690
Caledonian Sleeper | 1945 | 21:20@12345 21:02@7 ; 21:43@12345 21:24@7 | euston crewe:158 preston:216 aberdeen:640

# Ireland
Irish Rail InterCity | 201 | 07:00-21:00/60 | dublin-heuston cork:155
Irish Rail InterCity | 231 | 07:05 11:05 13:05 17:05 19:05 | dublin-heuston killarney:202
Irish Rail InterCity | 251 | 06:25-20:25/180 | cork killarney:86
Irish Rail InterCity | 301 | 07:35-19:35/180 | dublin-heuston galway:148
Irish Rail InterCity | 401 | 07:25-19:25/180 | dublin-heuston limerick:128
Irish Rail InterCity | 501 | 07:20-19:20/180 | dublin-heuston waterford:126
Irish Rail InterCity | 451 | 06:50 10:50 14:50 18:50 | limerick galway:118
Irish Rail Commuter | 701 | 06:40-21:40/60 | dublin-connolly dublin-heuston:17
Enterprise | 101 | 06:50-20:50/60 | dublin-connolly belfast:125
Rail & Sail | 801 | 07:15 13:50 ; 07:10 12:10 | dublin-connolly chester:346/352 crewe:376/384 euston:492
Rail & Sail | 811 | 20:00 ; 20:40 | dublin-connolly chester:460/466 crewe:490/500 euston:612
`
