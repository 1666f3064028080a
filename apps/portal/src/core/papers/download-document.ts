import type { RelatedDocument } from '@enlace/contract/documents/related/kinds.ts'
import { getInvoicePdf } from '@enlace/contract/account-statements/calls.ts'
import { getDebitNotePdf } from '@enlace/contract/notes-debit/calls.ts'
import { getPaymentVoucherPdf } from '@enlace/contract/payments-made/calls.ts'
import { getPurchaseOrderPdf } from '@enlace/contract/purchase-order/calls.ts'
import { getPurchaseTicketPdf } from '@enlace/contract/purchase-tickets/calls.ts'
import { getSupplierContractPdf } from '@enlace/contract/supplier-contracts/calls.ts'
import { download } from '@enlace/web/http/download.ts'

/** Gets one document as a PDF to the person; answers whether the browser has begun. */
export function downloadDocument(kind: RelatedDocument['kind'], id: string): Promise<boolean> {
  const given = { params: { id } }
  switch (kind) {
    case 'account-statements':
      return download(getInvoicePdf, given)
    case 'purchase-order':
      return download(getPurchaseOrderPdf, given)
    case 'purchase-tickets':
      return download(getPurchaseTicketPdf, given)
    case 'notes-debit':
      return download(getDebitNotePdf, given)
    case 'payments-made':
      return download(getPaymentVoucherPdf, given)
    case 'supplier-contracts':
      return download(getSupplierContractPdf, given)
  }
}
