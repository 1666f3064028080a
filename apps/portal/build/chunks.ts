/** What the bundler tells of a module. */
type ModuleGraph = {
  getModuleInfo(id: string): { importers: readonly string[]; dynamicImporters: readonly string[] } | null
}

const start = /\/src\/app\/(main|routes)\.ts$/
const login = /\/src\/app\/login-page\.tsx$/
const visitor = /\/src\/app\/visitor-page\.tsx$/
/** How the login makes its call: it comes after the login, and with every other page. */
const logIn = /\/src\/features\/login\/queries\.ts$/
const application = /\/src\/app\/application\.tsx$/
/** Every problem's sentence: the server sends the one that is needed, and the browser asks for them when it ends a session. */
const asked = /\/packages\/contract\/src\/core\/texts\.ts$/
/** The screens behind the login; a visitor's never needs what they share. */
const screen =
  /\/src\/features\/(account-statements|payments-made|purchase-order|purchase-tickets|notes-debit)\/((?:.+-)?route)\.tsx$/

/** The screens that anybody may open. */
const visitorScreen =
  /\/src\/features\/(search-company|supplier-registration|password-recovery|set-password|hand-over|payments|contact-us|terms-and-conditions|privacy-policy|about-us|offline-expectation)\/(?:.+-)?route\.tsx$/

/** What is drawn, said and called; schemas are found at the login too, but only before what it leaves unused is dropped. */
const drawn = new RegExp(
  [
    String.raw`/apps/portal/src/`,
    String.raw`/packages/(ui|domain|api-client)/src/(?!calendar-date|decimal|money)`,
    String.raw`/packages/contract/src/(core|features)/.*/(texts|calls)\.ts$`,
    String.raw`/packages/contract/src/core/(fill|call|timing|problem-codes)\.ts$`,
  ].join('|'),
)

/** What screens on both sides of the login are made of, or several on one side. */
const part =
  /\/apps\/portal\/src\/core\/|\/packages\/(ui|domain)\/src\/|\/packages\/contract\/src\/core\/(.*(texts|calls)|fill)\.ts$/

/**
 * Gathers modules into few chunks, because many small ones compress worse and are asked for one by one: what the login
 * and others need, what every visitor's page and the application need, what several lists or several documents' pages
 * need. What the first script and the table of screens need stays out: they must not wait for React. What only some
 * visitors' pages and forms share is left to the bundler, so that none loads what another needs.
 */
export function chunkOf(id: string, graph: ModuleGraph): string | null {
  const roots = rootsOf(id, graph)
  if (roots.includes(id) || asked.test(id) || roots.some((root) => start.test(root))) return null
  const isIn = (stage: RegExp) => roots.some((root) => stage.test(root))
  if (drawn.test(id)) {
    if (isIn(login)) return roots.length > 1 ? 'shared' : null
    if (isIn(logIn)) return roots.length > 1 ? 'calls' : null
    if (isIn(visitor)) return roots.length > 1 ? 'frame' : null
  }
  const screens = roots.map((root) => screen.exec(root))
  if (part.test(id)) {
    const visitorScreens = roots.filter((root) => visitorScreen.test(root)).length
    if (visitorScreens > 2 && screens.some((match) => match !== null)) return 'parts'
    if (visitorScreens > 3) return 'pages'
  }
  if (roots.some((root, at) => !screens[at] && !application.test(root))) return null
  if (isIn(application)) return drawn.test(id) ? 'application' : null
  if (new Set(screens.map((match) => match?.[1])).size < 2) return null
  const kinds = new Set(screens.map((match) => match?.[2]))
  return kinds.size > 1 ? 'documents' : kinds.has('route') ? 'lists' : 'details'
}

/** The chunks that cannot do without a module: entries and parts loaded later, from which plain imports lead to it. */
function rootsOf(id: string, graph: ModuleGraph, seen = new Set<string>()): string[] {
  if (seen.has(id)) return []
  seen.add(id)
  const { importers, dynamicImporters } = graph.getModuleInfo(id) ?? { importers: [], dynamicImporters: [] }
  const isRoot = start.test(id) || dynamicImporters.length > 0
  return [...(isRoot ? [id] : []), ...importers.flatMap((importer) => rootsOf(importer, graph, seen))]
}
