import { areaOf, may, type Person } from '@portolan/domain/may'
import { dormantPermissions } from '@portolan/domain/permission'
import { type Product, products } from '@portolan/domain/product'

/** Whose bookings the server leaves out of the reader's list. Of what cannot be booked yet there are none to leave out. */
export const listClosedProducts = (person: Person): Product[] =>
  products.filter((product) => !may(person, 'view', product) && !dormantPermissions.includes(`${areaOf(product)}:view`))
