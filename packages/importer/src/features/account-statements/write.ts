import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import type { LoadCounts } from '@enlace/database/load/load-table.ts'
import { accountStatementsLoad } from '@enlace/database/load/tables/account-statements.ts'
import { upsert } from '@enlace/database/load/upsert.ts'
import { accountKey } from '../../core/mapping/account-key.ts'
import type { Client } from '../../core/records/batch.ts'
import { withCutoff, type DocumentWords } from '../../core/documents/document-words.ts'
import type { MappingRules } from '../../core/mapping/mapping.ts'
import type { ReceivedInvoice } from './map.ts'

/** Writes supplier invoices as account statements, each with the reason why it counts as paid or open. */
export function writeAccountStatements(
  client: Client,
  invoices: readonly ReceivedInvoice[],
  cutoff: CalendarDate,
  rules: MappingRules,
  words: DocumentWords,
  batch: string,
): Promise<LoadCounts> {
  const rows = invoices.map(({ key, supplier, isPaid, receipts: _receipts, ...invoice }) => ({
    erp_key: key,
    account_key: accountKey(supplier, rules),
    ...invoice,
    // Receipts show that the goods arrived, but not the progress of the invoice.
    estado: isPaid ? 'pagada' : 'sin_informar',
    estado_programacion_pago: isPaid ? 'pagada' : 'sin_informar',
    motivo: withCutoff(isPaid ? words.takenAsPaid : words.takenAsOpen, cutoff),
  }))
  return upsert(client, accountStatementsLoad, { rows, batch })
}
