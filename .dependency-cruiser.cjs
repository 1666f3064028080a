// Who may import whom (docs/style.md §2), by pattern, so that a new feature is guarded from its first file.
// Run by `npm run check` through scripts/boundaries.ts, which also fails when a file of the workspace went unseen.

const APPS = ['portal', 'backoffice', 'server', 'cli']

/** What each member may import of ours: the arrows of the picture, carried on to their ends. */
const ARROWS = {
  domain: [],
  ui: [],
  contract: ['domain'],
  documents: ['domain'],
  // Reads archives; knows no other member.
  archive: [],
  dian: ['archive', 'contract', 'domain'],
  database: ['domain'],
  'api-client': ['contract', 'domain'],
  importer: ['archive', 'contract', 'database', 'domain'],
  // What stands at an ERP's side: a client of the push API, and what pulls records out of systems that do not push.
  'erp-client': ['contract', 'domain'],
  connectors: ['contract', 'domain'],
  web: ['api-client', 'contract', 'domain', 'ui'],
  portal: ['api-client', 'contract', 'domain', 'ui', 'web'],
  backoffice: ['api-client', 'contract', 'domain', 'ui', 'web'],
  server: ['connectors', 'contract', 'database', 'dian', 'documents', 'domain', 'importer'],
  // `enlace start` is the server's process, so the command line is the one app that may open another: see below.
  cli: ['connectors', 'contract', 'database', 'demo', 'documents', 'domain', 'importer', 'server'],
  // The demo's people act through the server's commands; production code never imports it, and the command line only on demand.
  demo: ['connectors', 'contract', 'database', 'dian', 'documents', 'domain', 'importer', 'server'],
  testing: [
    'connectors',
    'contract',
    'database',
    'dian',
    'documents',
    'domain',
    'erp-client',
    'importer',
    'server',
  ],
}

const TEST_FILE = '[.]test[.]tsx?$'
const folder = (member) => (APPS.includes(member) ? `apps/${member}` : `packages/${member}`)
const folders = (members) => `^(${members.map(folder).join('|')})/`

const arrows = Object.entries(ARROWS).map(([member, allowed]) => ({
  name: `arrows-${member}`,
  comment: `${member} may import of ours: ${allowed.join(', ') || 'nothing'} (docs/style.md §2)`,
  severity: 'error',
  from: { path: folders([member]) },
  to: {
    path: '^(apps|packages)/',
    pathNot: folders([member, ...allowed, 'testing']),
  },
}))

const floor = (name, lower, upper) => ({
  name,
  comment:
    'app/ may use features/ (modules/ in the server) and core/; these may use core/; core/ uses neither',
  severity: 'error',
  from: { path: `^apps/([^/]+)/src/${lower}/`, pathNot: TEST_FILE },
  to: { path: `^apps/$1/src/${upper}/` },
})

/** What others may see of a module of the server. */
const PUBLIC = '^apps/server/src/modules/[^/]+/index[.]ts$'

/** What files and pushes bring of each kind of records, and what is derived from it. */
const LOADED =
  '^packages/contract/src/([^/]+/loaded[^/]*[.]ts$|[^/]+/loaded/|imports/templates/|push/examples)'

/** @type {{ forbidden: import('./scripts/boundary-rules.ts').BoundaryRule[] }} */
module.exports = {
  forbidden: [
    ...arrows,
    floor('floors-core', 'core', '(app|features|modules)'),
    floor('floors-features', '(?:features|modules)', 'app'),
    {
      name: 'modules-by-index',
      comment: 'a module of the server uses another only through its index.ts',
      severity: 'error',
      from: { path: '^apps/server/src/modules/([^/]+)/', pathNot: TEST_FILE },
      to: { path: '^apps/server/src/modules/', pathNot: ['^apps/server/src/modules/$1/', PUBLIC] },
    },
    {
      name: 'app-by-index',
      comment: 'what joins the server and the command line see of a module only its index.ts',
      severity: 'error',
      from: { path: '^apps/(server/src/app|cli)/', pathNot: TEST_FILE },
      to: { path: '^apps/server/src/modules/', pathNot: PUBLIC },
    },
    {
      name: 'features-apart',
      comment: 'a feature never imports another feature: what two need goes down to core/ or into a package',
      severity: 'error',
      from: { path: '^(?:apps|packages)/[^/]+/src/features/([^/]+)/' },
      to: {
        path: '^(?:apps|packages)/[^/]+/src/features/',
        pathNot: '^(?:apps|packages)/[^/]+/src/features/$1/',
      },
    },
    {
      name: 'declared',
      comment: 'what a member imports stands in its own package.json, or in the root one for tools and tests',
      severity: 'error',
      from: { path: '^(apps|packages)/' },
      to: { path: 'node_modules/', dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'views-get-props',
      comment:
        'views and components get data as props: only route.tsx and queries.ts know where it comes from',
      severity: 'error',
      from: {
        path: [
          '^apps/(portal|backoffice)/src/features/.+[.]tsx$',
          '^apps/(portal|backoffice)/src/.*(view|form|columns)[.]tsx$',
        ],
        pathNot: ['(^|[/-])route[.]tsx$', TEST_FILE],
      },
      to: { path: ['(^|[/-])queries[.]ts$', '^packages/api-client/'] },
    },
    {
      name: 'database-behind-queries',
      comment: 'in the server only queries.ts and commands.ts know tables, Kysely and the driver',
      severity: 'error',
      from: { path: '^apps/server/', pathNot: ['(^|[/-])(queries|commands)[.]ts$', TEST_FILE] },
      to: { path: ['^packages/database/src/tables/', 'node_modules/(kysely|pg|pg-[^/]+|postgres)/'] },
    },
    {
      name: 'pure-packages',
      comment: 'domain and contract touch no file, clock, network or browser',
      severity: 'error',
      from: { path: '^packages/(domain|contract)/src/', pathNot: TEST_FILE },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'loaded-apart',
      comment: "what describes an ERP's files stays out of the portal's bundle",
      severity: 'error',
      from: {
        path: '^(apps/portal|packages/(api-client|web|contract))/',
        pathNot: [LOADED, '^packages/contract/src/(imports|push)/', TEST_FILE],
      },
      to: { path: LOADED },
    },
    {
      name: 'zod-mini',
      comment: 'the whole zod weighs 20 kB in the browser: everywhere but in the server it is zod/mini',
      severity: 'error',
      from: { path: '^(apps|packages)/', pathNot: '^apps/server/' },
      to: { path: 'node_modules/zod/', pathNot: 'node_modules/zod/mini/' },
    },
    {
      name: 'testing-in-tests',
      comment: 'packages/testing is for tests, journeys and benches; production code does without',
      severity: 'error',
      from: { path: '^(apps|packages)/', pathNot: ['^packages/testing/', TEST_FILE] },
      to: { path: '^packages/testing/' },
    },
    {
      name: 'tests-are-leaves',
      comment: 'nobody imports a test',
      severity: 'error',
      from: {},
      to: { path: TEST_FILE },
    },
    {
      name: 'no-cycles',
      comment: 'files that import each other cannot be read one after the other',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'found',
      comment: 'an import that leads nowhere would slip past every other rule',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['^virtual:', '[?]'] },
    },
  ],
}
