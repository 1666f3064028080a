/** What the bundler tells of a module. */
type ModuleGraph = {
  getModuleInfo(id: string): { importers: readonly string[]; dynamicImporters: readonly string[] } | null
}

const main = /\/src\/app\/main\.ts$/
const start = /\/src\/app\/(main|routes\/(visitor-)?routes)\.ts$/
const login = /\/src\/app\/login-page\.tsx$/
/** How the login makes its call, before React where somebody is quick; every other page makes its calls by the same. */
const logIn = /\/src\/features\/sign-in\/login\/(send|queries)\.ts$/
const visitor = /\/src\/app\/visitor-page\.tsx$/
const application = /\/src\/app\/application\.tsx$/
/** What the headings of pages show, or the login would wait for the visitor's frame, and how all of them write numbers. */
const besideHeadings = /\/packages\/(ui\/src\/core\/page-help|domain\/src\/decimal)\.ts$/
/** A feature's screens; a part that is loaded later is none. */
const screen = /\/src\/features\/([\w/-]+)\/((?:[\w-]+-)?route)\.tsx$/
/** The features that anybody may open. */
const visitors = new Set([
  'content/about-us',
  'contact-us',
  'sign-in/hand-over',
  'help',
  'offline-expectation',
  'sign-in/password',
  'payments',
  'content/privacy-policy',
  'questions/reply',
  'search-company',
  'set-password',
  'supplier-registration',
  'content/terms-and-conditions',
  'papers/verify',
])

/** The features that are lists of documents. */
const lists = new Set([
  'account-statements',
  'notes-debit',
  'payments-made',
  'purchase-order',
  'purchase-tickets',
  'supplier-contracts',
  'users',
])

/** So many features share a part without making it everybody's. */
const fewFeatures = 4

/** From so many visitors' pages on a part is everybody's. */
const someVisitors = 8

/** What is drawn, said and called; schemas are found at the login too, but only before what it leaves unused is dropped. */
const drawn = new RegExp(
  [
    String.raw`/(apps/portal|packages/web)/src/`,
    String.raw`/packages/(ui|domain|api-client)/src/(?!calendar-date|decimal|money)`,
    String.raw`/packages/contract/src/.*/(([\w-]+-)?texts|calls|document)\.ts$`,
    String.raw`/packages/contract/src/core/(fill|call|timing|problem-codes)\.ts$`,
  ].join('|'),
)

/** What screens of several features are made of. */
const part =
  /\/(apps\/portal\/src\/core|packages\/web\/src)\/|\/packages\/(ui|domain)\/src\/|\/packages\/contract\/src\/(.*\/(.*(texts|calls|limits|call-parts|document|description))|core\/(fill|patterns))\.ts$/

/** What forms are made of. */
const field =
  /\/packages\/ui\/src\/(field|text-input|password-input|checkbox|core\/use-restricted-typing)\b|\/core\/form\/texts\.ts$/

const call = /\/packages\/contract\/src\/.*[/-]calls\.ts$/
const lostByCalls = /\/node_modules\/zod\/|\/packages\/contract\/src\/.*(schemas|values|list|json-text)\.ts$/

/**
 * Gathers modules into few chunks, because many small ones compress worse and are asked for one by one: what the login
 * and others need, what every visitor's page and the application need, what several screens need. What the first script
 * and the table of screens need stays out of those: they must not wait for React. What is loaded later has no say: by then the
 * screen that loads it is there.
 */
export function chunkOf(id: string, graph: ModuleGraph): string | null {
  if (besideHeadings.test(id)) return 'parts'
  const roots = rootsOf(id, graph)
  if (roots.includes(id)) return null
  if (roots.some((root) => main.test(root))) return roots.length > 1 ? 'start' : null
  if (roots.some((root) => start.test(root))) return null
  const isIn = (stage: RegExp) => roots.some((root) => stage.test(root))
  if (drawn.test(id)) {
    // What is said and checked at the login alone.
    if (isIn(logIn) && roots.every((root) => logIn.test(root) || login.test(root))) return 'login'
    if (isIn(logIn)) return roots.length > 1 ? 'calls' : null
    if (isIn(login)) return sharedOf(id, roots)
    if (isIn(visitor)) return roots.length > 1 ? 'frame' : null
  }
  if (!part.test(id) && !(drawn.test(id) && isIn(application))) return null
  return groupOf(roots, isIn(application))
}

/** What the login has too: for the pages behind it, for forms, or for those before it alone. */
function sharedOf(id: string, roots: readonly string[]): string | null {
  if (roots.length === 1) return null
  const isFirst = roots.some((root) => application.test(root) || insideScreen(root)?.isFirst === true)
  if (isFirst) return 'shared'
  return field.test(id) ? 'fields' : 'outside'
}

/** A screen behind the login, and whether it is a list or one of its documents. */
function insideScreen(root: string) {
  const [, feature = '', kind = ''] = screen.exec(root) ?? []
  if (feature === '' || visitors.has(feature)) return undefined
  return { feature, kind, isFirst: lists.has(feature) && /^(detail-)?route$/.test(kind) }
}

/** The chunk of a part, by the screens that are made of it; what few visitors' pages have too is left to the bundler. */
function groupOf(roots: readonly string[], isInApplication: boolean): string | null {
  const inside = roots.map(insideScreen).filter((found) => found !== undefined)
  const outside = roots.filter((root) => screen.test(root)).length - inside.length
  const featuresInside = new Set(inside.map(({ feature }) => feature)).size
  const ofLists = inside.filter(({ isFirst, kind }) => isFirst && kind === 'route').length
  const ofDocuments = inside.filter(({ isFirst }) => isFirst).length - ofLists
  if (outside > 2) {
    if (isInApplication || featuresInside > fewFeatures) {
      // Lists do without the rest.
      if (!isInApplication && ofLists === 0) return ofDocuments > 0 ? 'sheets' : 'extras'
      return outside > someVisitors ? 'parts' : 'pieces'
    }
    return outside > 3 ? 'pages' : null
  }
  if (outside > 0) return null
  if (isInApplication) return 'application'
  if (ofLists > 1) return ofDocuments > 0 ? 'documents' : inside.length > ofLists ? 'filters' : 'lists'
  // What the screens of one feature share is its own.
  if (ofLists > 0 || featuresInside < 2) return null
  // What a few features share is fetched by them alone.
  if (ofDocuments < inside.length) {
    if (featuresInside <= fewFeatures) return null
    return ofDocuments > 3 ? 'screens' : 'boards'
  }
  return ofDocuments > 3 ? 'details' : 'acts'
}

/** The chunks that cannot do without a module: entries and parts loaded later, from which plain imports lead to it. */
function rootsOf(id: string, graph: ModuleGraph, seen = new Set<string>()): string[] {
  if (seen.has(id)) return []
  seen.add(id)
  const { importers, dynamicImporters } = graph.getModuleInfo(id) ?? { importers: [], dynamicImporters: [] }
  const isRoot = start.test(id) || dynamicImporters.length > 0
  // The schemas of a call are left out of it (lean-calls): it does not need what they are made of.
  const needing = lostByCalls.test(id) ? importers.filter((importer) => !call.test(importer)) : importers
  return [...(isRoot ? [id] : []), ...needing.flatMap((importer) => rootsOf(importer, graph, seen))]
}
