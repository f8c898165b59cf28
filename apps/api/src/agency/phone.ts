/** The world's calling codes: none begins with another, so the first that fits is the one. */
const withCode = /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})[ -]*([\d ()-]{3,})$/

export interface Phone {
  phoneCountry: string | undefined
  phoneNumber: string | undefined
}

/** '+852 2110 4400' as the profile keeps it, country and number apart. */
export function splitPhone(phone: string | undefined): Phone {
  const [, phoneCountry, phoneNumber] = phone?.match(withCode) ?? []
  return phoneCountry
    ? { phoneCountry, phoneNumber }
    : { phoneCountry: undefined, phoneNumber: phone?.replace('+', '') }
}

export const joinPhone = (country: string | null, number: string | null): string | undefined =>
  country && number ? `+${country} ${number}` : (number ?? undefined)
