import { hasLoginStyle, isLoginRoute, namesBackOffice } from '../core/addresses.ts'
import { keepLoading } from '@enlace/web/load-anew.ts'
import { routeInHash } from '@enlace/web/route-in-hash.ts'
import { isCleaningDue } from '../core/cache/cleaning-rules.ts'
import { readBoot } from '../core/company/boot.ts'
import { takeCodeFromAddress } from '../core/session/hand-over-code.ts'
import { readItem } from '../core/session/items.ts'
import { type HeldLogin, holdLogin, type WaitingLogin } from './held-login.ts'
import { hintPlace, removePlaceHeads } from './shell/hint-place.ts'
import { findScreen } from './routes/find-screen.ts'
import { type Stage, type StageName, stageOf } from './routes/stage.ts'

// The first script: it knows what the server could not, the route in the hash, and asks for the chunks of that place.

type StartStage = (element: HTMLElement, held?: HeldLogin) => Stage | Promise<Stage>

/** Each stage's chunk, which answers how it is started. */
const chunks: Record<StageName, () => Promise<StartStage>> = {
  login: async () => (await import('./login-page.tsx')).startLogin,
  visitor: async () => (await import('./visitor-page.tsx')).startVisitor,
  application: async () => (await import('./application.tsx')).startApplication,
}

let shown: { name: StageName; stage: Stage } | undefined
/** The stage that is on its way: two at once on one element would take each other's parts off the page. */
let coming: { name: StageName; isOver: Promise<void> } | undefined
let latest = 0
/** The login that came with the page, while nobody has needed more than its HTML. */
let waiting: WaitingLogin | undefined

// It may come before the page's end has.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start)
else start()

function start() {
  // Browsers note 250 files; the worker is told by it what the page is made of.
  performance.setResourceTimingBufferSize(1000)
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
  askAgainOnce(element)
  // What comes once the page stands must not be in its way.
  void show(element).finally(settle)
  window.addEventListener('hashchange', (event) => {
    if (keepLoading(event)) return
    hintPlace(routeInHash())
    void show(element)
  })
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
  if (!shown && element.dataset.page === 'login' && !isLoginRoute(route)) {
    waiting?.end()
    waiting = undefined
    element.replaceChildren()
  }
  try {
    const name = await stageOf(route)
    if (name === undefined || turn !== latest) return
    if (name === 'visitor') preload(route)
    if (name === (coming ?? shown)?.name) return
    if (name === 'login' && !shown && element.dataset.page === 'login' && element.hasChildNodes()) {
      waiting ??= holdLogin(element)
      await waiting.untilWanted
      if (turn !== latest) return
    }
    const startStage = await chunks[name]()
    await coming?.isOver.catch(() => undefined)
    if (turn !== latest || name === shown?.name) return
    const held = waiting
    waiting = undefined
    const isOver = change(name, () => startStage(element, held)).finally(() => {
      coming = undefined
    })
    coming = { name, isOver }
    await isOver
    document.getElementById('late')?.remove()
  } catch (fault) {
    if (shown) return shown.stage.tellServerAway(fault)
    // Nothing is there yet that could draw a page of its own.
    document.getElementById('late')?.setAttribute('data-now', '')
    throw fault
  }
}

/**
 * Has the link of the page's own notice, that its scripts are late, ask for them once more before it loads the page anew:
 * a login keeps what was typed.
 */
function askAgainOnce(element: HTMLElement) {
  const late = document.getElementById('late')
  const handleClick = (event: Event) => {
    event.preventDefault()
    late?.removeAttribute('data-now')
    // It is told again when the page still waits.
    for (const animation of late?.getAnimations() ?? []) {
      animation.cancel()
      animation.play()
    }
    void show(element)
  }
  late?.querySelector('a')?.addEventListener('click', handleClick, { once: true })
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

/** Asks for the chunk of a visitor's place beside its stage's: the table that names it is there already. */
function preload(route: string) {
  import('./routes/visitor-routes.ts')
    .then(({ visitorScreens }) => findScreen(route, visitorScreens))
    .then((screen) => screen?.load())
    // The stage asks for it again, and tells when it does not come.
    .catch(() => undefined)
}
