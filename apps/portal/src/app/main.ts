import { hasLoginStyle, isLoginRoute, namesBackOffice } from '../core/addresses.ts'
import { routeInHash } from '@enlace/web/route-in-hash.ts'
import { isCleaningDue } from '../core/cache/cleaning-rules.ts'
import { readBoot } from '../core/company/boot.ts'
import { isAt } from '@enlace/web/path.ts'
import { takeCodeFromAddress } from '../core/session/hand-over-code.ts'
import { readItem } from '../core/session/items.ts'
import { hintPlace, removePlaceHeads } from './shell/hint-place.ts'
import { type Stage, type StageName, stageOf } from './routes/stage.ts'

// The first script: it knows what the server could not, the route in the hash, and asks for the chunks of that place.

/** Each stage's chunk, which answers how it is started. */
const chunks: Record<StageName, () => Promise<(element: HTMLElement) => Stage | Promise<Stage>>> = {
  login: async () => (await import('./login-page.tsx')).startLogin,
  visitor: async () => (await import('./visitor-page.tsx')).startVisitor,
  application: async () => (await import('./application.tsx')).startApplication,
}

let shown: { name: StageName; stage: Stage } | undefined
/** The stage that is on its way: two at once on one element would take each other's parts off the page. */
let coming: { name: StageName; isOver: Promise<void> } | undefined
let latest = 0

// It may come before the page's end has.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start)
else start()

function start() {
  const element = document.getElementById('root')
  if (!element) return
  hintPlace(routeInHash())
  void begin(element)
}

function settle() {
  // Without it the page is complete, too.
  import('./settled.ts').then((chunk) => chunk.settle()).catch(() => undefined)
}

async function begin(element: HTMLElement) {
  // Before the login, so that nobody who has just come in is thrown out (decisions 3).
  const wantsCleaning = readBoot().parameters.clear_cache_of_active_sessions_in_front_office
  if (isCleaningDue(wantsCleaning, readItem('cache_cleaned_at'), Date.now())) {
    const { cleanCache } = await import('../core/cache/clean-cache.ts')
    if (await cleanCache()) return
  }
  // What comes once the page stands must not be in its way.
  void show(element).finally(settle)
  window.addEventListener('hashchange', () => void show(element))
}

/** Shows the stage of the route in the address bar; the places of one stage are its own to show. */
async function show(element: HTMLElement) {
  latest += 1
  const turn = latest
  takeCodeFromAddress()
  const route = routeInHash()
  if (leavesForBackOffice(route)) return
  document.body.className = hasLoginStyle(route) ? 'login' : 'app'
  // The login that came with the page is another place's.
  if (!shown && element.dataset.page === 'login' && !isLoginRoute(route)) element.replaceChildren()
  try {
    const name = await stageOf(route)
    if (name === undefined || turn !== latest) return
    if (name !== 'login') preload(route)
    if (name === (coming ?? shown)?.name) return
    const startStage = await chunks[name]()
    await coming?.isOver.catch(() => undefined)
    if (turn !== latest || name === shown?.name) return
    const isOver = change(name, () => startStage(element)).finally(() => {
      coming = undefined
    })
    coming = { name, isOver }
    await isOver
    document.getElementById('late')?.remove()
  } catch (fault) {
    // Nothing is there yet that could draw a page of its own.
    document.getElementById('late')?.setAttribute('data-now', '')
    if (!shown) throw fault
    shown.stage.tellServerAway(fault)
  }
}

async function change(name: StageName, startStage: () => Stage | Promise<Stage>) {
  // They are for who comes without a session: inside, they would stand before the application's own pages.
  if (name === 'application') removePlaceHeads()
  shown?.stage.end()
  shown = { name, stage: await startStage() }
}

/** Sends an address with the word `backend` to the back office (spec 2). */
function leavesForBackOffice(route: string): boolean {
  const { backofficeGatewayUrl } = readBoot().environment
  const leaves = backofficeGatewayUrl !== '' && namesBackOffice(location.pathname, route)
  if (leaves) location.replace(backofficeGatewayUrl)
  return leaves
}

/** Asks for the chunk of the place beside its stage's; not part of this script: the login does without the table. */
function preload(route: string) {
  import('./routes/routes.ts')
    .then(({ screens }) => screens.find((screen) => isAt(screen.path, route))?.load())
    // The stage asks for it again, and tells when it does not come.
    .catch(() => undefined)
}
