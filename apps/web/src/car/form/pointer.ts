/** Which field of the form a part of the request comes from. */
const fields: readonly (readonly [part: RegExp, field: string])[] = [
  [/pickUpLocation/, 'from'],
  [/returnLocation/, 'to'],
  [/pickUpDateTime|returnDateTime|vehRentalCore$/, 'dates'],
  [/driverType\/age|driverAge/, 'age'],
  [/residenceCountry/, 'country'],
]

/** The server's pointer is of the call; undefined: no field of the form is to blame. */
export const fieldOfPointer = (pointer: string): string | undefined => fields.find(([part]) => part.test(pointer))?.[1]
