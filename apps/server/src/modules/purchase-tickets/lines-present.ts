import { ticketLineTexts as texts } from '@enlace/contract/purchase-tickets/detail-texts'
import type { PurchaseTicketLine } from '@enlace/contract/purchase-tickets/schemas'
import type { SheetColumn } from '@enlace/documents/sheet'
import { goodsSheet } from '../documents/index.ts'

/** The items of an entry as the columns of a spreadsheet: everything that its page shows. */
export const ticketLineSheet: readonly SheetColumn<PurchaseTicketLine>[] = goodsSheet<PurchaseTicketLine>(
  texts,
  {
    quantities: [
      { id: 'adicional', header: texts.adicional, kind: 'quantity', value: (line) => line.canti_adicional },
    ],
    net: { id: 'neto', header: texts.neto },
  },
)
