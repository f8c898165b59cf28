/** Texts that are said together: by every page, by most pages with something to buy, by the pages of a product. */
const families = [
  ['page', 'ui|shell|error'],
  ['shop', 'place|price|expiry|result|map'],
  ['order', 'cart|checkout|traveler|invoice'],
  ['air', 'air|flights|extras'],
  ['rail', 'rail|trains|pass|compare'],
  ['hotel', 'hotel|hotels|hotelDetail|hotelGuests|stay'],
  ['car', 'car|carRate'],
] as const

const catalogue = /\/(?:locales\/(\w+)\/(\w+)|error-text\/(\w+))\.json$/

function familyOf(id: string): string | null {
  const [, language, feature = 'error', ofErrors] = catalogue.exec(id) ?? []
  const family = families.find(([, features]) => features.split('|').includes(feature))
  return family ? `texts-${family[0]}-${language ?? ofErrors}` : null
}

/**
 * The pieces that the application travels in. A module alone in a file costs more head than body, and on a slow line a
 * hundred of them wait for each other: what several pages share goes into a few pieces, by what kind of page needs it.
 * The first group that fits takes a module and all that it imports, so a group stands after those that it is made of.
 */
const groups = [
  // What a release rarely changes stays in the browser's cache over the next one.
  {
    name: 'frame',
    test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store|zod|intl-messageformat|@formatjs|@tanstack\/(history|store|react-store|react-router|router-core))\//,
  },
  { name: familyOf, debugName: 'texts', test: catalogue },
  // The small parts that most screens share, the login page among them.
  {
    name: 'parts',
    test: /src\/ui\/|node_modules\/lucide-react\//,
    minShareCount: 26,
    maxModuleSize: 6000,
  },
  // What the login page is made of beside the frame.
  {
    name: 'entrance',
    test: /src\/(ui\/(Brand|PasswordInput)\.tsx|session\/(LanguageChoice\.tsx|keep-focus\.ts))|lucide-react\/dist\/esm\/icons\/(key-round|refresh-cw)\.|src\/account\/calls\.ts|domain\/src\/permission\.ts/,
  },
  { name: 'start', tags: ['$initial'] },
  // What stands around every page after the login, and where their texts are.
  { name: 'shell', test: /app\/shell\/Shell\.tsx$|i18n\/other-catalogues\.ts$|lucide-react\/dist\/esm\/icons\// },
  { name: 'contract', test: /packages\/(contract|domain)\/src\//, minShareCount: 3 },
  // Whatever most pages need, but for what belongs to forms.
  {
    name: 'common',
    test: /src\/(?!session\/(form|refused|field-text|draft)|ui\/(Date|NumberStepper|PopField|AgeFields|Combobox|use-combobox|use-matches|choice|use-still)|place\/PlaceBox)/,
    minShareCount: 9,
  },
  {
    name: 'forms',
    test: /react-hook-form|@hookform|src\/(place\/|session\/form|result\/(RecentList|RouteFace)|ui\/(Combobox|DateRange|DateInput|PopField|NumberStepper|AgeFields|Hero|Tabs)\.)/,
    minShareCount: 5,
  },
  { name: 'results', test: /src\/(result|price|expiry|moment)\//, minShareCount: 4 },
  { name: 'map', test: /src\/map\//, minShareCount: 4 },
  { name: 'flight', test: /src\/flight\/(?!form|home)/, minShareCount: 2 },
  { name: 'stay', test: /src\/stay\/(?!form|home|detail|model\/room)/, minShareCount: 2 },
  { name: 'rail', test: /src\/rail\/(?!form\/[A-Z]|form\/use|pass\/|home)/, minShareCount: 4 },
  { name: 'rail-form', test: /src\/rail\/(form|pass-|promotion\/PromotionCard)/, minShareCount: 2 },
]

export const pieces = groups.map((group, index) => ({ ...group, priority: groups.length - index }))
