import { statementExport } from '@enlace/server/modules/account-statements/index.ts'
import { exportTask } from '@enlace/server/modules/exports/index.ts'

/** An export of invoices that reports its progress at every opportunity to stop. */
export const toldExport = exportTask([statementExport], [], 0)
