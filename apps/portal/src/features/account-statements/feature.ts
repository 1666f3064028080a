import { placeAccess } from '@enlace/contract/content/menu/access.ts'
import { paths } from '../../core/paths.ts'
import type { ScreenEntry } from '../../core/screen/screen-entry.ts'

export const accountStatementsScreens: readonly ScreenEntry[] = [
  {
    path: paths.accountStatements.pattern,
    access: placeAccess.accountStatements,
    load: () => import('./route.tsx').then((chunk) => chunk.accountStatementsRoute),
  },
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
  {
    path: paths.accountStatement.pattern,
    access: placeAccess.accountStatements,
    load: () => import('./detail-route.tsx').then((chunk) => chunk.accountStatementRoute),
  },
]
