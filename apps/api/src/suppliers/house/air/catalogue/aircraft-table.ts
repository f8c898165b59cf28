/** IATA type, name, seats, range in km, cruise in km/h, use. */
export const aircraftTable = `
319|Airbus A319|138|6900|830|short
320|Airbus A320|165|6100|830|short
32N|Airbus A320neo|174|6300|830|short
321|Airbus A321|200|5900|830|short
32Q|Airbus A321neo|215|7400|830|short-medium
221|Airbus A220-100|110|6300|830|short
223|Airbus A220-300|140|6300|830|short
332|Airbus A330-200|250|13400|870|long
333|Airbus A330-300|290|11700|870|long
339|Airbus A330-900neo|290|13300|870|long
359|Airbus A350-900|310|15000|905|long
351|Airbus A350-1000|350|16100|905|long
388|Airbus A380-800|510|15000|905|long
73G|Boeing 737-700|135|5600|830|short
738|Boeing 737-800|175|5400|830|short
7M8|Boeing 737 MAX 8|178|6500|840|short
7M9|Boeing 737 MAX 9|193|6500|840|short
752|Boeing 757-200|190|7200|850|medium
763|Boeing 767-300|230|11000|850|long
772|Boeing 777-200/ER|300|13000|895|long
77W|Boeing 777-300ER|360|13600|905|long
788|Boeing 787-8|240|13600|905|long
789|Boeing 787-9|290|14100|905|long
781|Boeing 787-10|320|11900|905|long
74H|Boeing 747-8I|364|14300|910|long
AT7|ATR 72|70|1500|510|regional
DH4|De Havilland Dash 8-400|76|2000|660|regional
E70|Embraer 170|76|3900|800|regional
E75|Embraer 175|76|3700|800|regional
E90|Embraer 190|100|4500|820|regional
E95|Embraer 195|118|4200|820|regional
295|Embraer E195-E2|132|4800|830|regional
CR9|Bombardier CRJ900|86|2900|830|regional
919|COMAC C919|164|4100|830|short
`
