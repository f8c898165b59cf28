/**
 * Where somebody needs a visa or a permit only to change planes. From the facts on transit (visa_transit, of
 * 2026-11-15): countries where nobody is asked for anything as long as they stay in the transit area are not among them.
 */
export const transitVisaCountries: ReadonlySet<string> = new Set([
  ...['AT', 'AU', 'CA', 'CH', 'CO', 'DE', 'ES', 'FR', 'GB', 'HK', 'IN', 'IT', 'NL', 'NZ', 'US'],
])
