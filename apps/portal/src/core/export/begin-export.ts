import type { Given } from '@enlace/api-client/client'
import type { AnyCall } from '@enlace/contract/core/call'
import { type ExportFormat, rowsAtOnce } from '@enlace/contract/core/exports/limits'
import { exportTexts as texts } from '@enlace/contract/core/exports/texts'
import type { ListName } from '@enlace/contract/core/list'
import {
  exportAccountStatements,
  requestAccountStatementsExport,
} from '@enlace/contract/features/account-statements/export-calls'
import { getStatementPdf } from '@enlace/contract/features/account-statements/paper-calls'
import { exportDebitNotes, requestDebitNotesExport } from '@enlace/contract/features/notes-debit/export-calls'
import {
  exportPaidInvoices,
  exportPaymentsMade,
  requestPaidInvoicesExport,
  requestPaymentsMadeExport,
} from '@enlace/contract/features/payments-made/export-calls'
import {
  exportPurchaseOrders,
  requestPurchaseOrdersExport,
} from '@enlace/contract/features/purchase-order/export-calls'
import {
  exportPurchaseTickets,
  requestPurchaseTicketsExport,
} from '@enlace/contract/features/purchase-tickets/export-calls'
import { toast } from '@enlace/ui/core/toasts'
import { send } from '../http/client.ts'
import { demandDownload, download } from '../http/download.ts'
import { failureOf, toastFailure } from '../http/failure.ts'
import type { ListPlace } from '../list/list-place.ts'

/** The calls of each list: the file at once, and the file made in the background. */
const callsOf: Readonly<Record<ListName, { now: AnyCall; later: AnyCall }>> = {
  'account-statements': { now: exportAccountStatements, later: requestAccountStatementsExport },
  'payments-made': { now: exportPaymentsMade, later: requestPaymentsMadeExport },
  'paid-invoices': { now: exportPaidInvoices, later: requestPaidInvoicesExport },
  'purchase-order': { now: exportPurchaseOrders, later: requestPurchaseOrdersExport },
  'purchase-tickets': { now: exportPurchaseTickets, later: requestPurchaseTicketsExport },
  'notes-debit': { now: exportDebitNotes, later: requestDebitNotesExport },
}

/** Hands out what a list shows as a file, or has it made in the background where it is long. */
export async function beginExport(
  list: ListName,
  format: ExportFormat,
  { days, filter }: Pick<ListPlace, 'days' | 'filter'>,
  columns: readonly string[],
  total: number,
): Promise<void> {
  const { now, later } = callsOf[list]
  // A file has no pages.
  const { page: _, size: __, ...narrowing } = filter
  const given = { params: { format }, query: { days, ...narrowing, columns }, body: undefined }
  try {
    if (total > rowsAtOnce[format] || !(await isHandedOut(now, given))) {
      await sendAny(later, given)
      toast({ kind: 'success', title: texts.requestedTitle, message: texts.requested })
    }
  } catch (thrown) {
    toastFailure(thrown)
  }
}

/** Hands the file out; false where there are more rows by now than a person waits for. */
async function isHandedOut(call: AnyCall, given: Given<AnyCall>): Promise<boolean> {
  try {
    await demandDownload(call, given)
    return true
  } catch (thrown) {
    if (failureOf(thrown).code !== 'export-in-background') throw thrown
    return false
  }
}

/** The statement of account with its movements, as the company prints it. */
export async function downloadStatement(): Promise<void> {
  await download(getStatementPdf, { query: {} })
}

// Every call of the table above takes a format and its list's filter.
const sendAny = send as (call: AnyCall, given: Given<AnyCall>) => Promise<unknown>
