-- A pass begins on a day of the calendar. Midnight stood for 'no hour', and a train that leaves at midnight was written without one.
update booking set travel_start = left(travel_start, 10) where product = 'railPass' and length(travel_start) > 10;
