import { getStatementPdf } from '@enlace/contract/features/account-statements/paper-calls'
import type { MovementsQuery } from '@enlace/contract/features/account-statements/movements-schemas'
import { download } from '../../core/http/download.ts'

/** Gets the statement of account with the movements of a range as a PDF to the person. */
export function downloadStatement({ from, to }: MovementsQuery): Promise<boolean> {
  return download(getStatementPdf, { query: { ...(from && { from }), ...(to && { to }) } })
}
