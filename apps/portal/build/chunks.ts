import { listedFeatures, listedFiles } from '@enlace/web/build/listed-files.ts'
import { type ModuleGraph, ours, rootsOf } from '@enlace/web/build/chunk-roots.ts'

const files = (...ends: string[]) => listedFiles('portal', ...ends)

const main = files('portal/src/app/main.ts')
const start = files(
  'portal/src/app/main.ts',
  'portal/src/app/routes/routes.ts',
  'portal/src/app/routes/visitor-routes.ts',
)
const login = files('src/app/login-page.tsx')
/** How the login makes its call, before React where somebody is quick; every other page makes its calls by the same. */
const logIn = files('features/sign-in/login/send.ts', 'features/sign-in/login/queries.ts')
const visitor = files('src/app/visitor-page.tsx')
const application = files('src/app/application.tsx')
/** What the server looks up in the build, and so is a chunk by itself: the stages, what it draws of the frame, and the screens. */
const named = files('src/app/login-page.tsx', 'src/app/visitor-page.tsx', 'src/app/shell/bars.tsx')
/** What headings show, how all pages write numbers, and the names of what they link to. */
const everywhere = files(
  'packages/ui/src/core/page-help.ts',
  'packages/domain/src/decimal.ts',
  'packages/domain/src/document-kinds.ts',
)
/** A feature's screens; a part that is loaded later is none. */
const screen = /\/src\/features\/([\w/-]+)\/((?:[\w-]+-)?route)\.tsx$/
/** The features that anybody may open. */
const visitors = listedFeatures(
  'portal',
  'bank-accounts/confirm',
  'content/about-us',
  'content/accessibility',
  'content/no-cost',
  'contact-us',
  'sign-in/email-change',
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
)

/** The features that are lists of documents. */
const lists = listedFeatures(
  'portal',
  'account-statements',
  'notes-debit',
  'payments-made',
  'purchase-order',
  'purchase-tickets',
)

/** What comes by itself a moment after a page, gathered by the page that it comes to. */
const late = {
  /** Any page behind the login, asked for together with its screen. */
  frame: files(
    'app/shell/bars.tsx',
    'core/offline/document-copies.ts',
    'core/offline/copy-notice.tsx',
    'core/screen/failed-screen.tsx',
    'core/session/lifetime/refresh.ts',
    'core/session/lifetime/idle.ts',
    'core/session/lifetime/ended.ts',
  ),
  /** The same, once the page stands. */
  idle: files(
    'app/keep-ahead.ts',
    'app/shell/idle-warning.tsx',
    'core/notifications/live-bell.tsx',
    'core/help/screen-help.tsx',
  ),
  list: files(
    'web/src/list/list-empty.tsx',
    'web/src/list/list-fields.tsx',
    'web/src/list/list-pages.tsx',
    'web/src/list/never-any.tsx',
    'ui/src/card-sort.tsx',
    'core/list/list-tools.tsx',
    'notes-debit/motive-filter.tsx',
  ),
  /** Above a list. */
  figures: files('account-statements/summary/summary.tsx', 'payments-made/summary/payment-totals.tsx'),
  document: files(
    'web/src/document/page/attached-files.tsx',
    'web/src/document/page/document-history.tsx',
    'web/src/document/page/related-documents.tsx',
  ),
  visitor: files('core/company/footer.tsx', 'web/src/notices.tsx'),
}

/** A field for files, which most visitors' pages have none of. */
const fileField = files(
  'ui/src/file-input.tsx',
  'ui/src/file-input.module.css',
  'ui/src/chosen-files.tsx',
  'ui/src/chosen-files.module.css',
)

const help = files('portal/src/features/help/route.tsx')
/** What looks for everything, which is opened on any page. */
const search = files('core/search/palette.tsx')

/** From so many visitors' screens on, a part is in the chunk of all of them. */
const mostVisitors = 10

/** From so many features on, a part of screens is in the chunk of all of them. */
const someFeatures = 5

/**
 * Gathers modules into few chunks, because many small ones compress worse and each is asked for and noted by itself. The
 * chunks are asked in the order in which a browser comes to them, so that none needs one that comes after it. What the
 * first script and the table of screens need stays out of the others: they must not wait for React.
 */
export function chunkOf(id: string, graph: ModuleGraph): string | null {
  if (everywhere.test(id)) return 'common'
  const roots = rootsOf(id, graph, start)
  const isIn = (part: RegExp) => roots.some((root) => part.test(root))
  if (isIn(main)) return main.test(id) ? null : 'start'
  if (isIn(start) || named.test(id) || screen.test(id) || !ours.test(id)) return null
  const isLate = Object.values(late).some(isIn)
  const isFigure = isIn(late.figures)
  // It is a part of that one's chunk.
  if (roots.length === 1 && !isLate && !isIn(application)) return null
  const all = usesOf(roots)
  const isOutside = isIn(login) || isIn(visitor) || all.visitors > 0
  // A login that is pressed early is sent without React.
  if (isIn(logIn)) return isIn(visitor) || isIn(application) ? 'calls' : 'sent'
  if (isOutside && (isIn(application) || all.lists > 0 || (all.documents > 0 && isIn(late.frame))))
    return isIn(visitor) || all.visitors > 2 ? 'common' : 'pieces'
  if (isOutside && all.documents > 0) return 'sheets'
  if (isIn(login)) return isLate ? 'outside' : 'login'
  // The server draws the heads of visitors' places with the styles of what all of them load.
  if (isIn(visitor) || all.visitors > mostVisitors) return 'visitor'
  // The pages of the manual, which the help of every screen searches.
  if (isOutside && isLate && isIn(help)) return 'help'
  // Whatever visitors need stays out of what comes with the cache of answers.
  if (isOutside && isLate) return 'extras'
  if (isOutside && all.features > 0) {
    if (all.visitors <= 2 && all.features <= 2) return null
    return fileField.test(id) ? 'file-fields' : 'extras'
  }
  if (isIn(application) || (all.lists > 0 && all.documents > 0 && all.features > 1)) return 'application'
  if (all.first > 0 && isIn(late.frame)) return 'application'
  if (
    all.lists > 0 &&
    (all.lists > 1 || all.only === null || (isLate && !isFigure) || all.features >= someFeatures)
  )
    return 'lists'
  if (all.documents > 0 && (all.documents > 1 || (isLate && !isFigure) || all.features >= someFeatures))
    return 'documents'
  // The search does not wait for what belongs to a list.
  if (isIn(late.frame) || (isLate && isIn(search))) return 'late-frame'
  if (isIn(late.visitor)) return 'late-visitor'
  if (isIn(late.idle)) return 'late-idle'
  if (isIn(late.list)) return 'late-list'
  if (isFigure && all.lists === 0) return 'late-figures'
  if (isIn(late.document)) return 'late-document'
  if (all.visitors > 3) return 'forms'
  if (all.features >= someFeatures) return 'screens'
  return all.only
}

/** How many screens of each kind cannot do without a module, and of how many features behind the login they are. */
function usesOf(roots: readonly string[]) {
  const screens = roots.flatMap((root) => {
    const [, feature, kind = ''] = screen.exec(root) ?? []
    return feature === undefined ? [] : [{ feature, kind }]
  })
  const inside = screens.filter(({ feature }) => !visitors.has(feature))
  const first = inside.filter(({ feature, kind }) => lists.has(feature) && /^(detail-)?route$/.test(kind))
  const ofLists = first.filter(({ kind }) => kind === 'route').length
  const [folder, ...folders] = new Set(roots.map((root) => /\/src\/features\/([\w-]+)\//.exec(root)?.[1]))
  return {
    visitors: screens.length - inside.length,
    features: new Set(inside.map(({ feature }) => feature.split('/')[0])).size,
    /** The list's feature that alone has it. */
    only: folders.length === 0 && folder !== undefined && ofLists > 0 ? folder : null,
    first: first.length,
    lists: ofLists,
    documents: first.length - ofLists,
  }
}
