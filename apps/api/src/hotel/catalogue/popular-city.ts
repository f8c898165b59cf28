type Scene = 'skyline' | 'oldtown' | 'beach'

/** The best known, in the order in which they are told, each with what its picture shows. */
export const bestKnown: ReadonlyMap<string, Scene> = new Map([
  ['PAR', 'oldtown'],
  ['LON', 'skyline'],
  ['TYO', 'skyline'],
  ['HONGKONG', 'skyline'],
  ['ROM', 'oldtown'],
  ['NYC', 'skyline'],
  ['BARCELONA', 'beach'],
  ['DXB', 'skyline'],
  ['SIN', 'skyline'],
  ['LISBOA', 'oldtown'],
  ['BKK', 'skyline'],
  ['IST', 'oldtown'],
])
