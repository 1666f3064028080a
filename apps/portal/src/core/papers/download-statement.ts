import { getStatementPdf } from '@enlace/contract/account-statements/calls.ts'
import { download } from '@enlace/web/http/download.ts'

/** From which day to which; an end that nobody chose is left to the server. */
type Range = { from?: string | undefined; to?: string | undefined }

/** Gets the statement of account with the movements of a range to the person; answers whether the browser has begun. */
export function downloadStatement({ from, to }: Range): Promise<boolean> {
  return download(getStatementPdf, { query: { ...(from && { from }), ...(to && { to }) } })
}
