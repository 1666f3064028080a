import type { AnyCall } from '@enlace/contract/core/call.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { type ExportFormat, rowsAtOnce } from '@enlace/contract/exports/limits.ts'
import { exportFileTexts, exportTexts as texts, sheetTexts } from '@enlace/contract/exports/texts.ts'
import type { ListName } from '@enlace/contract/core/list/list.ts'
import {
  exportAccountStatements,
  getStatementPdf,
  requestAccountStatementsExport,
} from '@enlace/contract/account-statements/calls.ts'
import { exportDebitNotes, requestDebitNotesExport } from '@enlace/contract/notes-debit/calls.ts'
import {
  exportPaidInvoices,
  exportPaymentsMade,
  requestPaidInvoicesExport,
  requestPaymentsMadeExport,
} from '@enlace/contract/payments-made/calls.ts'
import { exportPurchaseOrders, requestPurchaseOrdersExport } from '@enlace/contract/purchase-order/calls.ts'
import {
  exportPurchaseTickets,
  requestPurchaseTicketsExport,
} from '@enlace/contract/purchase-tickets/calls.ts'
import {
  exportSupplierContracts,
  requestSupplierContractsExport,
} from '@enlace/contract/supplier-contracts/calls.ts'
import { exportUsers, requestUsersExport } from '@enlace/contract/users/export-calls.ts'
import { todayInBogota } from '@enlace/domain/calendar-date.ts'
import { toast } from '@enlace/ui/core/toasts.ts'
import { download } from '@enlace/web/http/download.ts'
import { toastFailure } from '@enlace/web/http/failure.ts'
import type { ListPlace } from '@enlace/web/list/list-place.ts'
import { handOut } from './hand-out.ts'
import { tellDownloaded } from '@enlace/web/http/tell-downloaded.ts'

/** The calls of each list: the file at once, and the file made in the background. */
const callsOf: Readonly<Record<ListName, { now: AnyCall; later: AnyCall }>> = {
  'account-statements': { now: exportAccountStatements, later: requestAccountStatementsExport },
  'payments-made': { now: exportPaymentsMade, later: requestPaymentsMadeExport },
  'paid-invoices': { now: exportPaidInvoices, later: requestPaidInvoicesExport },
  'purchase-order': { now: exportPurchaseOrders, later: requestPurchaseOrdersExport },
  'purchase-tickets': { now: exportPurchaseTickets, later: requestPurchaseTicketsExport },
  'notes-debit': { now: exportDebitNotes, later: requestDebitNotesExport },
  users: { now: exportUsers, later: requestUsersExport },
  'supplier-contracts': { now: exportSupplierContracts, later: requestSupplierContractsExport },
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
    const requested = await handOut(now, later, given, total > rowsAtOnce[format])
    if (requested) toast({ kind: 'success', title: texts.requestedTitle, message: texts.requested })
    else
      tellDownloaded(
        fill(sheetTexts.fileName, { list: exportFileTexts[list], day: todayInBogota(new Date()), format }),
      )
  } catch (thrown) {
    toastFailure(thrown)
  }
}

/** The statement of account with its movements, as the company prints it. */
export async function downloadStatement(): Promise<void> {
  if (await download(getStatementPdf, { query: {} })) tellDownloaded(texts.statement)
}
