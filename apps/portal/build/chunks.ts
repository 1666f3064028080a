/** What the bundler tells of a module. */
type ModuleGraph = { getModuleInfo(id: string): { importers: readonly string[] } | null }

const start = /\/src\/app\/(main|routes)\.ts$/
const login = /\/src\/app\/login-page\.tsx$/
const application = /\/src\/app\/application\.tsx$/
/** Every problem's sentence: the server sends the one that is needed, and the browser asks for them when it ends a session. */
const asked = /\/packages\/contract\/src\/core\/texts\.ts$/
const screen = /\/src\/features\/(?!login\/)([^/]+)\/((?:.+-)?route)\.tsx$/

/** What is drawn, said and called; schemas are found at the login too, but only before what it leaves unused is dropped. */
const drawn = new RegExp(
  [
    String.raw`/apps/portal/src/`,
    String.raw`/packages/(ui|domain|api-client)/src/(?!calendar-date|decimal|money)`,
    String.raw`/packages/contract/src/(core|features)/.*/(texts|calls)\.ts$`,
    String.raw`/packages/contract/src/core/(fill|call|timing|problem-codes)\.ts$`,
  ].join('|'),
)

/**
 * Gathers modules into few chunks, because many small ones compress worse and are asked for one by one: what the login
 * and others need, what the application needs, what several lists or several documents' pages need. What the first
 * script and the table of screens need stays out: they must not wait for React.
 */
export function chunkOf(id: string, graph: ModuleGraph): string | null {
  const roots = rootsOf(id, graph)
  if (roots.includes(id) || asked.test(id) || roots.some((root) => start.test(root))) return null
  const screens = roots.map((root) => screen.exec(root)).filter((match) => match !== null)
  const features = new Set(screens.map(([, feature]) => feature))
  const isInApplication = roots.some((root) => application.test(root))
  if (drawn.test(id)) {
    const isInLogin = roots.some((root) => login.test(root))
    if (isInLogin) return isInApplication || features.size > 0 ? 'shared' : null
    if (isInApplication) return 'application'
  }
  if (features.size < 2) return null
  const kinds = new Set(screens.map(([, , kind]) => kind))
  return kinds.size > 1 ? 'documents' : kinds.has('route') ? 'lists' : 'details'
}

/** The scripts and screens that cannot do without a module: those from which plain imports lead to it. */
function rootsOf(id: string, graph: ModuleGraph, seen = new Set<string>()): string[] {
  if (seen.has(id)) return []
  seen.add(id)
  const isRoot = [start, login, application, screen].some((root) => root.test(id))
  const importers = graph.getModuleInfo(id)?.importers ?? []
  return [...(isRoot ? [id] : []), ...importers.flatMap((importer) => rootsOf(importer, graph, seen))]
}
