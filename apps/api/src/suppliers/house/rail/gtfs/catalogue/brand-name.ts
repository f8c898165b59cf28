/** What feeds and boards shorten, and what the brand calls itself. */
export const brandNames: Readonly<Record<string, string>> = {
  EIP: 'EIP Pendolino',
  ES: 'Eurostar',
  EST: 'Eurostar',
  FR: 'Frecciarossa',
  ICL: 'InterCityLyn',
  ICN: 'Intercity Notte',
  NJ: 'Nightjet',
  RJ: 'railjet',
  RJX: 'railjet xpress',
  SC: 'SC Pendolino',
  TGV: 'TGV INOUI',
  WB: 'WESTbahn',
}
