import type { ScreenEntry } from '../../core/screen/screen-entry.ts'
import { accountStatementsScreens } from '../../features/account-statements/feature.ts'
import { notesDebitScreens } from '../../features/notes-debit/feature.ts'
import { paymentsMadeScreens } from '../../features/payments-made/feature.ts'
import { purchaseOrderScreens } from '../../features/purchase-order/feature.ts'
import { purchaseTicketsScreens } from '../../features/purchase-tickets/feature.ts'

/** The lists of documents and their pages: the application brings the table of these, and loads that of all others. */
export const documentRoutes: readonly ScreenEntry[] = [
  ...accountStatementsScreens,
  ...paymentsMadeScreens,
  ...purchaseOrderScreens,
  ...purchaseTicketsScreens,
  ...notesDebitScreens,
]
