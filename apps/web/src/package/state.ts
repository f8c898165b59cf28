import type { DynamicPkgAvailRS, DynamicPkgPrebookRS, DynamicPkgVerifyRS } from '@portolan/contract/package'
import { makeStore } from '../session/store.ts'
import type { SelectedHotel } from '../stay/model/room.ts'

/** Section 3 of the specification, 'Package', name by name. */
export interface PackageState {
  /** The cities that packages are sold from and to. */
  packageCityRS: DynamicPkgAvailRS | null
  /** What the last search of packages found. */
  dynamicpkgRS: DynamicPkgAvailRS | null
  /** Same shape as hotel and room. */
  selectedPkgHotel: SelectedHotel | null
  pkgVerifyRS: DynamicPkgVerifyRS | null
  pkgPreBookRS: DynamicPkgPrebookRS | null
}

export const emptyPackageState: PackageState = {
  packageCityRS: null,
  dynamicpkgRS: null,
  selectedPkgHotel: null,
  pkgVerifyRS: null,
  pkgPreBookRS: null,
}

export const packageState = makeStore<PackageState>(emptyPackageState)
