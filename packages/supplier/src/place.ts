/** lat and lon: degrees, WGS 84. */
export interface Place {
  readonly code: string
  readonly context: 'IATA' | 'UIC' | 'CITY' | 'COUNTRY' | 'GEO'
  readonly lat?: number
  readonly lon?: number
}
