import { loadedInvoices } from '../../account-statements/loaded.ts'
import { loadedBranches } from '../../branch-accounts/loaded.ts'
import { loadedLinks } from '../../document-links/loaded.ts'
import { loadedNoteLines, loadedNotes } from '../../notes-debit/loaded.ts'
import { loadedPayments } from '../../payments-made/loaded.ts'
import { loadedOrderLines, loadedOrders } from '../../purchase-order/loaded.ts'
import { loadedReceiptLines, loadedReceipts } from '../../purchase-tickets/loaded-receipts.ts'
import { loadedEntries, loadedEntryLines } from '../../purchase-tickets/loaded.ts'
import { loadedAmendments, loadedMinutes, loadedPolicies } from '../../supplier-contracts/loaded/parts.ts'
import { loadedContracts, loadedImputations } from '../../supplier-contracts/loaded/contracts.ts'
import { loadedParties } from '../../third-parties/loaded.ts'
import { loadedWithholdings } from '../../withholdings/loaded.ts'
import type { ImportPart } from '../schemas.ts'
import type { LoadedFields } from '../../documents/loaded/field.ts'

/** The fields of each kind of records in files and pushes. */
export const loadedKinds = {
  'third-parties': loadedParties,
  'branch-accounts': loadedBranches,
  'purchase-order': loadedOrders,
  'purchase-order-lines': loadedOrderLines,
  'warehouse-entries': loadedEntries,
  'warehouse-entries-lines': loadedEntryLines,
  'purchase-tickets': loadedReceipts,
  'purchase-tickets-lines': loadedReceiptLines,
  'account-statements': loadedInvoices,
  'payments-made': loadedPayments,
  'notes-debit': loadedNotes,
  'notes-debit-lines': loadedNoteLines,
  withholdings: loadedWithholdings,
  contracts: loadedContracts,
  'contracts-amendments': loadedAmendments,
  'contracts-policies': loadedPolicies,
  'contracts-minutes': loadedMinutes,
  'contracts-imputations': loadedImputations,
  'document-links': loadedLinks,
} as const satisfies Record<ImportPart, LoadedFields>

/** Returns the fields of a kind, for access by name. */
export const loadedFieldsOf = (part: ImportPart): LoadedFields => loadedKinds[part]
