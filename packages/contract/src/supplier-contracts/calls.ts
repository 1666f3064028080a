import { defineCall } from '../core/call.ts'
import { FileBytes } from '../core/tickets/schemas.ts'
import { OfDocument } from '../core/values.ts'
import { callsAt } from '../documents/call-parts.ts'
import { placeAccess } from '../content/menu/access.ts'
import { ExportParams, RequestedExport } from '../exports/schemas.ts'
import { SupplierContractDetail } from './detail-schemas.ts'
import {
  SupplierContractRows,
  SupplierContracts,
  SupplierContractsExportQuery,
  SupplierContractsQuery,
  SupplierContractsSliceQuery,
} from './schemas.ts'

const at = callsAt('/supplier-contracts', placeAccess.contracts)

export const listSupplierContracts = defineCall({
  ...at.list,
  purpose:
    'Contracts of the selected account with what was executed of them, those that end first at the top.',
  query: SupplierContractsQuery,
  answer: SupplierContracts,
})

export const listSupplierContractRows = defineCall({
  ...at.rows,
  purpose: 'Contracts of the whole filter by key, a slice at a time.',
  query: SupplierContractsSliceQuery,
  answer: SupplierContractRows,
})

export const getSupplierContract = defineCall({
  ...at.one,
  purpose:
    'One contract: amendments, policies, minutes, what was ordered, invoiced and paid on its account, files and history.',
  params: OfDocument,
  answer: SupplierContractDetail,
})

export const downloadContractImputations = defineCall({
  ...at.lines,
  path: '/supplier-contracts/:id/imputations',
  purpose: 'All orders, invoices and payments on account of one contract as XLSX.',
  params: OfDocument,
  answer: FileBytes,
})

export const getSupplierContractPdf = defineCall({
  ...at.paper,
  purpose: 'The summary of one contract as a PDF: value, execution, amendments, policies and minutes.',
  params: OfDocument,
  answer: FileBytes,
})

export const exportSupplierContracts = defineCall({
  ...at.exportNow,
  purpose: 'Contracts of the whole filter as XLSX, CSV or PDF.',
  params: ExportParams,
  query: SupplierContractsExportQuery,
  answer: FileBytes,
})

export const requestSupplierContractsExport = defineCall({
  ...at.exportLater,
  purpose: 'Contracts of the whole filter as a file that is made in the background.',
  params: ExportParams,
  query: SupplierContractsExportQuery,
  answer: RequestedExport,
})
