import { statementExport } from '@enlace/server/modules/account-statements/index.ts'
import { exportTask } from '@enlace/server/modules/exports/index.ts'

/** Exports of invoices that tell how far they are as often as they may stop. */
export const toldExport = exportTask([statementExport], [], 0)
