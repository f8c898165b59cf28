/**
 * A timetable small enough to be read by hand, with everything in it that real ones have: a comma in quotes, a line
 * break in quotes, a byte order mark, line ends of Windows, trains over midnight, exceptions, rules for changing,
 * stops without a time and a bus that is no train. Valid in March and April 2027; clocks go forward on 28 March.
 */
const table = (...lines: string[]): string => `${lines.join('\n')}\n`
const asOnWindows = (text: string): string => text.replaceAll('\n', '\r\n')

const agency = table(
  'agency_id,agency_name,agency_url,agency_timezone',
  'SN,SNCF Voyageurs,https://trains.example,Europe/Paris',
  'HB,"Harbour Railways, Ltd.",https://harbour.example,Europe/Paris',
)

/** By code, by name, by name, by name, by place; then stops of its own. A platform is its station. */
const stops = table(
  'stop_id,stop_name,stop_lat,stop_lon,location_type,parent_station,stop_desc',
  'StopArea:OCE87686006,Paris (Lyon),48.8450,2.3730,1,,',
  'lyon,Lyon Part Dieu,45.7606,4.8600,1,,"two lines',
  'of words, and a comma"',
  'lyon-A,Lyon Part Dieu voie A,45.7606,4.8600,0,lyon,',
  'lyon-B,Lyon Part Dieu voie B,45.7606,4.8600,0,lyon,',
  'lyon-door,Porte,45.7606,4.8600,2,lyon,',
  'mars,Marseille Saint-Charles,43.3027,5.3800,0,,',
  'nord,Paris Nord,48.8800,2.3550,0,,',
  'bru,South Terminal,50.8360,4.3370,0,,',
  'port,"Harbourmouth, Quay 1",43.1000,5.9000,0,,',
  'bridge,Isle Bridge,43.0500,6.0000,1,,',
  'cliff,Cliff Top,43.0300,6.1000,0,,',
  'isle,Isle End,43.0100,6.2000,0,,',
  'farm,Cliff Farm,43.0400,6.1500,0,,',
)

const routes = table(
  'route_id,agency_id,route_short_name,route_long_name,route_type',
  'tgv,SN,TGV,,101',
  'ter,SN,TER,,106',
  'harbour,HB,HR 5,,2',
  'bus,HB,12,,3',
)

const calendar = table(
  'service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date',
  'daily,1,1,1,1,1,1,1,20270301,20270430',
  'working,1,1,1,1,1,0,0,20270301,20270430',
)

/** Not on Easter Monday, but on the Saturday after; and one train of a single day. */
const calendarDates = table(
  'service_id,date,exception_type',
  'working,20270405,2',
  'working,20270410,1',
  'special,20270320,1',
)

const trips = table(
  'route_id,service_id,trip_id,trip_short_name',
  'tgv,working,t6601,6601',
  'tgv,daily,t6603,6603',
  'tgv,daily,t6655,6655',
  'tgv,daily,night,6699',
  'tgv,special,t6677,6677',
  'tgv,daily,t9310,9310',
  'ter,daily,ter10,10',
  'ter,daily,ter12,12',
  'harbour,daily,h1,HR 501',
  'harbour,daily,h2,HR 502',
  'harbour,daily,h3,HR 503',
  'harbour,daily,shuttle,',
  'harbour,daily,farmer,',
  'bus,daily,b1,',
)

/** The rows of one train stand neither together nor in order, as they may. */
const stopTimes = table(
  'trip_id,arrival_time,departure_time,stop_id,stop_sequence,pickup_type,drop_off_type',
  't6601,10:40:00,10:40:00,mars,30,,',
  't6601,07:00:00,07:00:00,StopArea:OCE87686006,10,,',
  't6601,08:56:00,09:00:00,lyon-A,20,,',
  't6603,08:00:00,08:00:00,StopArea:OCE87686006,1,,',
  't6603,09:56:00,,lyon-A,2,,',
  't6655,18:00:00,18:00:00,StopArea:OCE87686006,1,,',
  't6655,20:00:00,20:05:00,lyon-B,2,0,1',
  't6655,21:40:00,21:40:00,mars,3,,',
  'night,22:00:00,22:00:00,StopArea:OCE87686006,1,,',
  'night,24:10:00,24:20:00,lyon-A,2,,',
  'night,30:05:00,30:05:00,mars,3,,',
  't6677,12:00:00,12:00:00,StopArea:OCE87686006,1,,',
  't6677,16:30:00,16:30:00,port,2,,',
  't9310,5:40:00,5:40:00,bru,1,,',
  't9310,7:02:00,7:02:00,nord,2,,',
  'ter10,10:04:00,10:04:00,lyon-B,1,,',
  'ter10,12:10:00,12:10:00,mars,2,,',
  'ter12,10:30:00,10:30:00,lyon-B,1,,',
  'ter12,12:40:00,12:40:00,mars,2,,',
  'h1,12:44:00,12:44:00,mars,1,,',
  'h1,13:34:00,13:34:00,port,2,,',
  'h2,13:00:00,13:00:00,mars,1,,',
  'h2,13:50:00,13:50:00,port,2,,',
  'h3,14:00:00,14:00:00,port,1,,',
  'h3,,,bridge,2,,',
  'h3,,,cliff,3,,',
  'h3,15:00:00,15:00:00,isle,4,,',
  'shuttle,14:40:00,14:40:00,bridge,1,,',
  'shuttle,15:30:00,15:30:00,isle,2,,',
  'farmer,14:50:00,14:50:00,bridge,1,,',
  'farmer,15:10:00,15:10:00,farm,2,,',
  'b1,09:00:00,09:00:00,port,1,,',
  'b1,09:30:00,09:30:00,isle,2,,',
)

/** Ten minutes at Lyon, three quarters of an hour across Paris, no change at the bridge, and a rule for two trains only. */
const transfers = table(
  'from_stop_id,to_stop_id,transfer_type,min_transfer_time,from_trip_id,to_trip_id',
  'lyon-A,lyon-B,2,600,,',
  'nord,StopArea:OCE87686006,2,2700,,',
  'bridge,bridge,3,,,',
  'mars,mars,2,60,t6601,h1',
)

export const smallFeed: Readonly<Record<string, string>> = {
  'agency.txt': agency,
  'stops.txt': `\uFEFF${asOnWindows(stops)}`,
  'routes.txt': routes,
  'calendar.txt': asOnWindows(calendar),
  'calendar_dates.txt': calendarDates,
  'trips.txt': `\uFEFF${trips}`,
  'stop_times.txt': asOnWindows(stopTimes),
  'transfers.txt': transfers,
}
