import {
  changeInvoiceLists,
  getInvoiceLists,
  previewReturnRules,
} from '@enlace/contract/invoices/lists/calls.ts'
import type { KeptInvoiceLists, ReturnReason } from '@enlace/contract/invoices/lists/schemas.ts'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { send } from '../../../core/session/client.ts'

/** The company's lists; asked again whenever the screen is opened, because others change them, too. */
export const invoiceListsQuery = () => ({ ...callQuery(getInvoiceLists), staleTime: 0 })

/** Changes the lists that were seen. @throws CallFailure */
export const sendLists = (body: KeptInvoiceLists) => send(changeInvoiceLists, { body })

/** Counts what rules would have decided lately. @throws CallFailure */
export const askPreview = (motivos: ReturnReason[]) => send(previewReturnRules, { body: { motivos } })
