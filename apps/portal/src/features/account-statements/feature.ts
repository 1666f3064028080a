import { placeAccess } from '@enlace/contract/content/menu/access.ts'
import { documentScreens } from '../../core/document/document-screens.ts'
import { paths } from '../../core/paths.ts'
import type { ScreenEntry } from '../../core/screen/screen-entry.ts'

const [list, one] = documentScreens('account-statements', {
  list: () => import('./route.tsx').then((chunk) => chunk.accountStatementsRoute),
  one: () => import('./detail-route.tsx').then((chunk) => chunk.accountStatementRoute),
})

export const accountStatementsScreens: readonly ScreenEntry[] = [
  list,
  {
    path: paths.movements.pattern,
    access: placeAccess.accountStatements,
    load: () => import('./movements/route.tsx').then((chunk) => chunk.movementsRoute),
  },
  {
    path: paths.arrivedInvoice.pattern,
    access: placeAccess.accountStatements,
    load: () => import('./arrived/route.tsx').then((chunk) => chunk.arrivedRoute),
  },
  {
    path: paths.reconcileStatement.pattern,
    access: placeAccess.accountStatements,
    load: () => import('./reconcile/route.tsx').then((chunk) => chunk.reconcileRoute),
  },
  one,
]
