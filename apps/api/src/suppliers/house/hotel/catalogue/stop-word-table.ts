/** Names that belong to others: no house of ours is called by one of them, nor by a part that is one. */
export const stopNames = `
Marriott|Courtyard by Marriott|Courtyard|Fairfield|Residence Inn|SpringHill|TownePlace|Renaissance|Ritz
Ritz-Carlton|St. Regis|St Regis|Sheraton|Westin|W Hotel|Le Méridien|Le Meridien|Four Points|Aloft|Moxy|Element
Autograph|Tribute|Luxury Collection|Edition|JW|Bulgari|Bvlgari|Gaylord|Delta|Protea|AC Hotels|Hilton|Conrad
Waldorf|Waldorf Astoria|DoubleTree|Hampton|Embassy Suites|Homewood|Home2|Canopy|Curio|Tapestry|Tru|Motto|Signia
LXR|Spark|Graduate|NoMad|InterContinental|Crowne Plaza|Holiday Inn|Indigo|Kimpton|Regent|Six Senses|voco|avid
Staybridge|Candlewood|EVEN|Hualuxe|Vignette|Garner|Iberostar|Accor|Sofitel|Pullman|Novotel|Ibis|Mercure|MGallery
Mövenpick|Movenpick|Fairmont|Raffles|Swissôtel|Swissotel|Rixos|Adagio|Mama Shelter|25hours|Mondrian|Delano
Hoxton|SLS|JO&JOE|greet|hotelF1|Formule 1|Banyan Tree|Angsana|Cassia|Emblems|Orient Express|Hyatt|Park Hyatt
Grand Hyatt|Andaz|Alila|Thompson|Miraval|Hyatt Regency|Hyatt Place|Dream|Joie de Vivre|Destination by Hyatt
Secrets|Dreams|Zoëtry|Zoetry|Sunscape|Breathless|Wyndham|Ramada|Days Inn|Super 8|Travelodge|La Quinta
Howard Johnson|Baymont|Microtel|Dolce|Dazzler|Esplendor|Tryp|Trademark|Hawthorn|Wingate|AmericInn|Vienna House
Choice Hotels|Comfort Inn|Comfort Suites|Quality Inn|Clarion|Sleep Inn|Econo Lodge|Rodeway|Cambria|Ascend
Radisson|Park Plaza|Park Inn|Country Inn|Best Western|WorldHotels|Sure Hotel|Aiden|Motel 6|Studio 6|Red Roof
Extended Stay|Premier Inn|Travelodge UK|Jurys|Leonardo|Maldron|Clayton|Malmaison|Hotel du Vin|citizenM|Yotel
Z Hotels|Point A|easyHotel|Motel One|B&B Hotels|Meininger|A&O|Generator|Selina|St Christopher's|Wombat's|Meliá
Melia|Paradisus|Innside|Sol by Meliá|NH|NH Collection|nhow|Anantara|Avani|Tivoli|Minor|Barceló|Barcelo
Occidental|Riu|H10|Catalonia|Eurostars|Silken|Vincci|Room Mate|Petit Palace|Hotusa|Parador|Pestana|Vila Galé
Vila Gale|Vip Executive|Pousadas|Starhotels|Una|Bettoja|Baglioni|Rocco Forte|Belmond|Aman|Four Seasons
Mandarin Oriental|Peninsula|Shangri-La|Kerry|Jen|Rosewood|New World|Oberoi|Trident|Taj|Vivanta|Leela|ITC
Dorchester Collection|Maybourne|Claridge's|Savoy|Langham|Cordis|Kempinski|Steigenberger|Maritim|Jumeirah|Rotana
Rove|Address|Armani|Atlantis|One&Only|Kerzner|Nobu|Dusit|Centara|Amari|Onyx|Banyan|Sukhothai|Capella|Patina|COMO
Pan Pacific|Parkroyal|Ascott|Citadines|Somerset|Oakwood|Lyf|Fraser|Frasers|Swiss-Belhotel|Aston|Harris|Santika
Archipelago|Tune|Red Planet|OYO|RedDoorz|APA|Toyoko Inn|Dormy Inn|Super Hotel|Route Inn|Mitsui Garden|Sotetsu
Fresa Inn|Prince Hotel|New Otani|Okura|Nikko|Hoshinoya|Hoshino|Tokyu|Keio|MyStays|Lotte|Shilla|Josun|L7|Wynn
Encore|Venetian|Sands|MGM|Bellagio|Aria|Caesars|Harrah's|Galaxy|Studio City|City of Dreams|Melco|Regal
Harbour Grand|Marco Polo|Niccolo|Miramar|Eaton|Dorsett|Silka|iclub|L'hotel|Ovolo|Jin Jiang|Jinjiang|Plateno
7 Days|Vienna Hotel|Huazhu|Hanting|Ji Hotel|Orange Hotel|Home Inn|GreenTree|Atour|Wanda|Leeden|Caesar Park
Palais de Chine|Silks|Evergreen|Chateau|Louvre Hotels|Campanile|Kyriad|Première Classe|Golden Tulip|Royal Tulip
Tulip Inn|Barrière|Lucien Barrière|Scandic|Strawberry|Thon|Clarion Collection|Comwell|Elite Hotels|First Hotels
Sokos|Omena|Fosshotel|Icelandair|Berjaya|CenterHotels|Orea|Mamaison|Danubius|Accent|Valamar|Adriatic Luxury
Grecotel|Electra|Divan|Dedeman|Elite World|Sun International|Southern Sun|Tsogo|City Lodge|Crown|Rydges|QT
Meriton|Quest|Mantra|Peppers|Oaks|Adina|TFE|Loews|Omni|Drury|Sonesta|Virgin|Ace Hotel|Freehand|The Standard
1 Hotels|Soho House|Public|Arlo|Pod|Club Quarters|Sandals|Beaches|Club Med|Palladium|Bahia Principe|Xcaret
Karisma|Palace Resorts|Moon Palace|Hard Rock|Margaritaville|Great Wolf|Disney|Universal|Legoland
Hostelling International|Sonder|Numa|Limehome|Staycity|Zoku|Ruby|Prizeotel|Hotel Indigo|Grand Hotel Europe
Plaza Athénée|Le Bristol|George V|Crillon|Meurice|Lutetia|Negresco|Sacher|Imperial|Adlon|Bayerischer Hof
Baur au Lac|Dolder|Beau-Rivage|Schweizerhof|Victoria-Jungfrau|Danieli|Gritti|Cipriani|Excelsior|Villa d'Este
Hassler|de Russie|Alvear|Copacabana Palace|Mount Nelson|Mamounia|Mena House|Marriott Mena|Burj Al Arab
Emirates Palace|Marina Bay Sands|Fullerton|Oriental|Metropole|Majestic
`

/** The same in Chinese, as the mainland writes them. */
export const stopNamesHan = `
希尔顿|万豪|喜来登|威斯汀|洲际|皇冠假日|假日酒店|香格里拉|凯悦|君悦|柏悦|四季|文华东方|半岛|丽思卡尔顿|瑞吉|雅高|索菲特|铂尔曼|诺富特|美居|宜必思|如家|汉庭|全季|亚朵|锦江|维也纳酒店|桔子|格林豪泰
帝盛|富豪|马哥孛罗|永利|威尼斯人|银河|美高梅|新濠|晶华|君品|东横
`

/** And as Hong Kong writes those of them that it writes otherwise. */
export const stopNamesHongKong = `
希爾頓|萬豪|喜來登|洲際|凱悅|君悅|柏悅|文華東方|半島|麗思卡爾頓|鉑爾曼|諾富特|漢庭|亞朵|錦江|維也納酒店|馬哥孛羅|銀河|晶華|東橫
`
