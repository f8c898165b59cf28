/**
 * Number, ACRISS, make, model, class, doors, seats, large and small bags, gearbox, fuel, consumption (kWh where it is electric,
 * else litres; of 100 km), body, where it is rented, factor on the price of a compact car.
 */
export const fleetTable = `
V01|MBMR|Fiat|500 Hybrid|mini|3|4|1|1|manual|petrol|4.7|mini|EU UK NAF|0.84
V02|MCMR|Toyota|Aygo X|mini|5|4|1|1|manual|petrol|4.9|mini|EU UK|0.85
V03|MDAR|Hyundai|i10|mini|5|4|1|1|automatic|petrol|5.6|mini|EU UK MEA IN|0.92
V04|MDAV|Suzuki|Wagon R|kei|5|4|1|1|automatic|petrol|4.6|mini|JP|0.80
V05|MTMR|Fiat|500C|minit|2|4|1|1|manual|petrol|4.8|cabrio|EU|1.20
V06|MDAE|Dacia|Spring|mini|5|4|1|1|automatic|electric|14.1|mini|EU|0.95
V07|ECMR|Kia|Picanto|eco|5|4|1|1|manual|petrol|5.1|mini|EU UK ZA ME|0.88
V08|EDMR|Renault|Clio|eco|5|5|1|2|manual|petrol|5.2|compact|EU UK NAF|0.93
V09|EDMR|Peugeot|208|eco|5|5|1|2|manual|petrol|5.2|compact|EU UK NAF|0.94
V10|EDAR|Toyota|Yaris|eco|5|5|1|2|automatic|petrol|5.0|compact|EU JP AU ME|1.05
V11|ECAR|Nissan|Versa|eco|4|5|1|2|automatic|petrol|6.7|sedan|US CA MX|1.00
V12|EDAH|Toyota|Yaris Hybrid|ecoe|5|5|1|2|automatic|hybrid|3.9|compact|EU UK AU|1.12
V13|HDAR|Volkswagen|Polo|ecoe|5|5|1|2|automatic|petrol|5.4|compact|EU UK ZA IN|1.06
V14|EDAE|Renault|5 E-Tech|ecoev|5|5|1|2|automatic|electric|15.0|compact|EU UK|1.18
V15|EFMR|Dacia|Sandero Stepway|ecof|5|5|2|1|manual|petrol|5.7|suv|EU NAF|1.00
V16|EFAR|Toyota|Raize|ecof|5|5|1|2|automatic|petrol|5.6|suv|JP SEA|1.05
V17|CDMR|Volkswagen|Golf|com|5|5|2|1|manual|petrol|5.4|compact|EU UK|1.00
V18|CDAR|Toyota|Corolla|com|5|5|2|1|automatic|hybrid|4.5|compact|EU UK AU JP ME|1.12
V19|CDMD|Peugeot|308|com|5|5|2|1|manual|diesel|4.5|compact|EU|1.04
V20|DDAR|SEAT|Leon|come|5|5|2|1|automatic|petrol|5.6|compact|EU|1.16
V21|CWMR|Ford|Focus Estate|comw|5|5|2|2|manual|petrol|5.4|estate|EU UK|1.14
V22|CWMD|Skoda|Octavia Estate|comw|5|5|3|2|manual|diesel|4.6|estate|EU UK|1.20
V23|CDAE|MG|4|comev|5|5|2|1|automatic|electric|16.5|compact|EU UK AU SEA|1.18
V24|CFMR|Renault|Captur|comf|5|5|2|1|manual|petrol|5.8|suv|EU NAF|1.16
V25|CFAR|Hyundai|Kona|comf|5|5|2|1|automatic|petrol|6.2|suv|EU US KR AU ME|1.24
V26|IDAR|Toyota|Corolla Sedan|int|4|5|2|1|automatic|petrol|6.6|sedan|US CA ME SEA LATAM|1.15
V27|IDAH|Toyota|Prius|inth|5|5|2|1|automatic|hybrid|4.1|sedan|US JP|1.28
V28|IDAC|BYD|Seal|intev|4|5|2|1|automatic|electric|16.6|sedan|EU CN AU SEA LATAM|1.45
V29|IWAR|Peugeot|308 SW|intw|5|5|3|1|automatic|petrol|5.6|estate|EU|1.28
V30|IFAR|Nissan|Qashqai|intf|5|5|2|2|automatic|petrol|6.4|suv|EU UK ME|1.35
V31|IFAR|Toyota|RAV4|intf|5|5|3|2|automatic|hybrid|5.6|suv|US CA AU EU JP|1.42
V32|SDAR|Volkswagen|Passat|std|5|5|3|1|automatic|petrol|5.6|sedan|EU UK CN|1.38
V33|SWAD|Skoda|Superb Estate|stdw|5|5|4|1|automatic|diesel|5.0|estate|EU UK|1.52
V34|SFAR|Hyundai|Tucson|stdf|5|5|3|2|automatic|hybrid|5.7|suv|EU UK US KR ME|1.55
V35|SFAC|Tesla|Model Y|stdev|5|5|3|2|automatic|electric|15.7|suv|EU US CN AU UK|1.70
V36|STAR|Ford|Mustang Convertible|stdt|2|4|1|1|automatic|petrol|11.2|cabrio|US CA ME|1.90
V37|FDAR|Toyota|Camry|full|4|5|3|2|automatic|hybrid|4.9|sedan|US CA ME AU SEA|1.45
V38|FFAR|Ford|Explorer|fullf|5|7|3|2|automatic|petrol|10.2|suv|US CA ME|1.95
V39|FVMD|Ford|Transit Custom Kombi|fullv|5|9|4|4|manual|diesel|7.6|van|EU UK|2.10
V40|SVAR|Volkswagen|Touran|mpv7|5|7|2|2|automatic|petrol|6.6|van|EU UK|1.65
V41|FVAR|Toyota|Sienna|mpv7|5|7|4|3|automatic|hybrid|6.7|van|US CA|1.90
V42|PDAR|BMW|3 Series|pre|4|5|2|2|automatic|petrol|6.5|sedan|EU UK US ME CN|1.95
V43|PFAR|Volvo|XC60|pref|5|5|3|2|automatic|petrol|7.5|suv|EU UK US CN|2.20
V44|LDAR|Mercedes-Benz|E-Class|lux|4|5|3|2|automatic|petrol|6.8|sedan|EU UK US ME CN|2.75
V45|LVAD|Mercedes-Benz|V-Class|luxv|5|8|5|4|automatic|diesel|7.3|van|EU UK ME CN|3.10
`
