import { addCounts, tellingOnly, type LoadCounts } from '@enlace/database/load/load-table.ts'
import { documentLinksLoad, type DocumentLinkRow } from '@enlace/database/load/tables/document-links.ts'
import {
  notesDebitLinesLoad,
  notesDebitLoad,
  type DebitNoteLineRow,
  type DebitNoteRow,
} from '@enlace/database/load/tables/notes-debit.ts'
import { upsert } from '@enlace/database/load/upsert.ts'
import type { Client } from '../../core/records/batch.ts'
import type { ListedDocuments } from '../../core/documents/listed-documents.ts'
import type { Mapping } from '../../core/mapping/mapping.ts'
import { keepsUntold } from '../../core/mapping/told-columns.ts'

/** Writes debit notes with their applications, linked to the invoices. */
export async function writeNotes(
  client: Client,
  { rows, lines, parents }: ListedDocuments<DebitNoteRow, DebitNoteLineRow>,
  mapping: Mapping,
  batch: string,
): Promise<LoadCounts> {
  const keeps = keepsUntold('notes-debit', mapping)
  const tellsApplied = keeps('aplicado') || mapping.parts['notes-debit-lines'] !== undefined
  const notes = tellingOnly(notesDebitLoad, (column) =>
    column === 'valor_aplicado' ? tellsApplied : keeps(column),
  )
  const counts = await upsert(client, notes, { rows, batch })
  const withLines = addCounts(
    counts,
    await upsert(client, notesDebitLinesLoad, { rows: lines, batch, parents }),
  )
  const links = new Map<string, DocumentLinkRow>()
  for (const { note_key, invoice_key } of lines) {
    if (invoice_key !== null)
      links.set(`${note_key}|${invoice_key}`, { from_key: note_key, to_key: invoice_key })
  }
  const target = documentLinksLoad('notes-debit', 'account-statements')
  await upsert(client, target, { rows: links.values(), batch, parents })
  return withLines
}
