import * as accountStatements from '@enlace/contract/account-statements/calls.ts'
import { deskInvoices } from '@enlace/contract/account-statements/desk/calls.ts'
import * as reconcile from '@enlace/contract/account-statements/reconcile/calls.ts'
import { listMovements } from '@enlace/contract/account-statements/movements/calls.ts'
import { findArrivedInvoice } from '@enlace/contract/account-statements/arrived/calls.ts'
import type { Feature } from '../../core/feature.ts'
import { arrivedRoutes } from './arrived-routes.ts'
import { invoicesDeskRoutes } from './desk-routes.ts'
import { movementRoutes } from './movements-routes.ts'
import { monthlyStatements, monthlyStatement } from './paper/monthly-jobs.ts'
import { statementPdfRoutes } from './paper/routes.ts'
import { reconcileRoutes } from './reconcile/routes.ts'
import { accountStatementRoutes } from './routes.ts'

export const accountStatementsFeature: Feature = {
  portal: {
    calls: [accountStatements, reconcile, { listMovements, findArrivedInvoice }],
    slices: [movementRoutes, arrivedRoutes, reconcileRoutes, accountStatementRoutes, statementPdfRoutes],
  },
  backoffice: { calls: [deskInvoices], slices: [invoicesDeskRoutes] },
  tasks: [monthlyStatements, monthlyStatement],
}
