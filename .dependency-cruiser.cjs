/** The arrows of ARCHITECTURE.md, executable. `npm test` runs them through scripts/check-arrows.mjs. */

const web = '^apps/web/src/'
const api = '^apps/api/src/'

const features =
  'account|agency|air|hotel|package|activity|car|rail|cruise|transfer|insurance|visa|holiday|vip|cart|checkout|booking|cms'
const parts = 'traveler|moment|price|place|result|expiry|payment|session|flight|stay|planned'
const base = 'ui|map|plot|i18n|api'

/**
 * Tests, the `testing` folders, the matrix of rights and the suppliers' conformance suite, which only tests use, may
 * reach across: they look at the whole from outside.
 */
const test =
  '\\.(test|spec)\\.[cm]?tsx?$|^apps/[^/]+/src/testing/|^apps/api/src/rights/|^packages/supplier/src/conformance/'

const npm = (...names) => `node_modules/(${names.join('|')})(/|$)`

const never = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

/** A rule about values: types may cross, because they leave nothing behind when the program runs. */
const valuesOnly = { dependencyTypesNot: ['type-only', 'type-import'] }

const everywhere = [
  never('no-cycles', 'Two files that need each other are one file, or three.', {}, { circular: true }),
  never(
    'no-orphans',
    'A file that nobody imports is dead.',
    {
      orphan: true,
      pathNot: [
        test,
        '\\.d\\.ts$',
        '\\.config\\.ts$',
        '^apps/web/src/main\\.tsx$',
        '^apps/web/e2e/',
        '^apps/api/src/((main|import-gtfs|backup|check-audit|make-database-image)\\.ts|platform/pglite-worker\\.mjs)$',
      ],
    },
    {},
  ),
  never('not-to-unresolvable', 'Every import leads somewhere.', {}, { couldNotResolve: true }),
  never(
    'no-test-in-product',
    'What is shipped never imports a test or what only tests use.',
    { path: '^(packages|apps)/[^/]+/src/', pathNot: test },
    { path: test },
  ),
  never(
    'no-dev-dependency',
    'What is shipped imports what package.json ships with it.',
    { path: '^(packages|apps)/[^/]+/src/', pathNot: test },
    { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], ...valuesOnly },
  ),
]

const packages = [
  never(
    'domain-imports-nothing',
    'Pure rules: no dependency, no clock, no I/O.',
    { path: '^packages/domain/src/', pathNot: test },
    { pathNot: '^packages/domain/src/' },
  ),
  never(
    'contract-knows-domain',
    'The API in one place: zod and the domain, nothing else.',
    { path: '^packages/contract/src/', pathNot: test },
    { pathNot: ['^packages/(contract|domain)/src/', npm('zod')] },
  ),
  never(
    'supplier-knows-domain',
    'The port that every supplier implements.',
    { path: '^packages/supplier/src/', pathNot: test },
    { pathNot: '^packages/(supplier|domain)/src/' },
  ),
  never(
    'picture-imports-nothing',
    'Pure functions: a seed goes in, a picture comes out.',
    { path: '^packages/picture/src/', pathNot: test },
    { pathNot: '^packages/picture/src/' },
  ),
  never('packages-below-apps', 'A package never imports an app.', { path: '^packages/' }, { path: '^apps/' }),
]

const browser = [
  never(
    'web-sees-no-server',
    'The browser knows the server by its contract alone.',
    { path: '^apps/web/', pathNot: '^apps/web/e2e/' },
    { path: ['^apps/api/', '^packages/supplier/'] },
  ),
  never(
    'web-not-to-whole-table',
    'The whole table would put every schema on the first page: import one product.',
    { path: web },
    { path: '^packages/contract/src/(table|schemas)\\.ts$' },
  ),
  never(
    'features-are-strangers',
    'app/routes composes features; what two of them share is a part.',
    { path: `${web}(${features})/`, pathNot: test },
    { path: `${web}(${features})/`, pathNot: `${web}$1/` },
  ),
  never(
    'parts-below-features',
    'A part never imports a feature.',
    { path: `${web}(${parts})/`, pathNot: test },
    { path: `${web}(${features})/` },
  ),
  never(
    'base-below-parts',
    'ui, map, plot, i18n and api know no feature and no part.',
    { path: `${web}(${base})/`, pathNot: test },
    { path: `${web}(${features}|${parts})/` },
  ),
  never(
    'base-keeps-order',
    'Beneath the parts: map and plot may use ui, everything may use i18n, and i18n uses none of them.',
    { path: `${web}(${base})/`, pathNot: test },
    { path: `${web}(${base})/`, pathNot: [`${web}$1/`, `${web}i18n/`, `${web}ui/`] },
  ),
  never(
    'ui-is-drawn-by-others',
    'Only map and plot stand on ui among the base.',
    { path: `${web}(i18n|api)/`, pathNot: test },
    { path: `${web}ui/` },
  ),
  never(
    'i18n-is-the-ground',
    'Words come first: i18n uses nothing else of the browser.',
    { path: `${web}i18n/`, pathNot: test },
    { path: web, pathNot: `${web}i18n/` },
  ),
  never(
    'app-is-the-top',
    'Nothing but the entry imports the app.',
    { path: web, pathNot: [test, `${web}(app/|main\\.tsx$)`] },
    { path: `${web}(app/|main\\.tsx$)` },
  ),
  never(
    'known-rooms-only',
    'A folder that is neither app, feature, part nor base has no place in the arrows: name it here first.',
    { path: web },
    { path: web, pathNot: `${web}(app|${features}|${parts}|${base}|testing)/|${web}[^/]+$` },
  ),
  never(
    'primitives-behind-ui',
    'Screens are built from ui; only ui and the app’s providers know the primitives.',
    { path: `${web}(${features}|${parts}|map|plot)/`, pathNot: test },
    { path: npm('react-aria-components', 'react-aria', 'react-stately', '@react-aria/[^/]+', '@react-stately/[^/]+') },
  ),
]

/** Who may ask the database: stores, the house's inventory, the platform's own tables, and the wiring. */
const keepers = [
  test,
  `${api}(app|floor|main|check-production|check-audit|import-gtfs|seed|make-database-image)\\.ts$`,
  `${api}.+[/-]store\\.ts$`,
  `${api}suppliers/house/`,
  `${api}platform/(jobs|sessions|idempotency|outbox)\\.ts$`,
  // The database itself; health, which asks whether it is there; failure, which tells its outage from a bug; backup,
  // which copies all of it.
  `${api}platform/(db|db-[^/]+|open-database|migrate|sql|health|failure|backup|backup-[^/]+)\\.ts$`,
  `${api}platform/pglite-worker\\.mjs$`,
]

/** Who may open a connection to elsewhere. */
const callers = [
  test,
  `${api}.*/client\\.ts$`,
  `${api}account/oidc\\.ts$`,
  `${api}platform/(mail|smtp-line|cache)\\.ts$`,
  // Reads addresses and opens nothing.
  `${api}platform/network\\.ts$`,
]

const server = [
  never(
    'api-sees-no-browser',
    'The server serves the built files; it never imports their source.',
    { path: '^apps/api/' },
    { path: '^apps/web/' },
  ),
  never(
    'modules-share-types-only',
    'app.ts hands a module the values of another.',
    { path: `${api}(?!platform/|testing/)([^/]+)/`, pathNot: test },
    { path: `${api}[^/]+/`, pathNot: [`${api}$1/`, `${api}platform/`], ...valuesOnly },
  ),
  never(
    'platform-below-modules',
    'The platform knows no business.',
    { path: `${api}platform/`, pathNot: test },
    { path: `${api}[^/]+/`, pathNot: [`${api}platform/`] },
  ),
  never(
    'app-is-the-only-wiring',
    'Nobody but the entry imports the wiring; the configuration arrives as an argument.',
    { path: `${api}[^/]+/`, pathNot: test },
    { path: `${api}[^/]+$`, ...valuesOnly },
  ),
  never(
    'wiring-for-the-entry',
    'Only main.ts starts the app.',
    { path: api, pathNot: [test, `${api}(app|main)\\.ts$`] },
    { path: `${api}(app|floor|main)\\.ts$` },
  ),
  never(
    'adapters-are-strangers',
    'One folder for each supplier; the registry alone knows them all.',
    { path: `${api}suppliers/([^/]+)/`, pathNot: test },
    { path: [`${api}suppliers/[^/]+/`, `${api}suppliers/registry\\.ts$`], pathNot: `${api}suppliers/$1/` },
  ),
  never(
    'adapters-know-no-contract',
    'The supplier port and the wire move apart: view.ts is the one place that knows both.',
    { path: `${api}suppliers/[^/]+/`, pathNot: test },
    { path: '^packages/contract/' },
  ),
  never(
    'database-in-stores',
    'SQL stands in store.ts, where it can be found.',
    { path: api, pathNot: keepers },
    {
      path: [`${api}platform/(db|db-[^/]+|open-database|sql)\\.ts$`, npm('pg', '@electric-sql/pglite', 'pg-boss')],
      ...valuesOnly,
    },
  ),
  never(
    'network-in-clients',
    'Every way out of the server is in a file that says so.',
    { path: api, pathNot: callers },
    {
      path: ['^(node:)?(http|https|http2|net|tls|dgram)$', npm('ioredis', 'nodemailer', 'openid-client', 'undici')],
      ...valuesOnly,
    },
  ),
]

module.exports = {
  forbidden: [...everywhere, ...packages, ...browser, ...server],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Ours only: many a package keeps what it exports in a folder named dist.
    exclude: { path: '^(packages|apps)/[^/]+/(e2e/)?(dist|dist-types)/' },
    // Type-only imports are read too, and told apart by how they are written (verbatimModuleSyntax): to compile every
    // module as well, only to see which imports are left, takes three times as long.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types', 'typings'],
      extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.js', '.cjs', '.json', '.css'],
    },
  },
}
