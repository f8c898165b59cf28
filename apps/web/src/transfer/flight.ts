/** By the code of its airline and its number, without zeros before it. */
export interface FlightAsked {
  readonly airline: string
  readonly number: string
  /** YYYY-MM-DDTHH:mm, local to the airport: when it lands or leaves, where the traveller's own ticket told it. */
  readonly at?: string
}

const written = /^([A-Z]\d|\d[A-Z]|[A-Z]{2})[\s-]?0*([1-9]\d{0,3}[A-Z]?)$/

/** 'TP 1187', 'tp1187', 'TP-01187'; undefined for anything else. */
export function readFlight(text: string): FlightAsked | undefined {
  const [, airline, number] = written.exec(text.trim().toUpperCase()) ?? []
  return airline && number ? { airline, number } : undefined
}

/** TP 1187: as boards and tickets have it. */
export const flightWords = ({ airline, number }: FlightAsked): string => `${airline} ${number}`

/** TP-1187: some numbers would be read as figures without the line. */
export const writeFlight = ({ airline, number }: FlightAsked): string => `${airline}-${number}`
