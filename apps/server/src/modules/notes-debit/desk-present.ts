import type { DebitNote } from '@enlace/contract/notes-debit/schemas'
import { describeDocuments } from '../documents/index.ts'
import { noteContent } from './pdf-present.ts'
import { findDebitNote, noteRows } from './queries.ts'

/** Debit notes as the staff reads them. */
export const describedNotes = describeDocuments<DebitNote>({
  kind: 'notes-debit',
  rows: noteRows,
  present: ({ id, nro_nota, fecha, moneda, valor_nota, valor_por_aplicar, estado }) => ({
    id,
    numero: nro_nota,
    fecha,
    vence: null,
    moneda,
    valor: valor_nota,
    saldo: valor_por_aplicar,
    estado,
  }),
  async find(db, scope, id) {
    const note = await findDebitNote(db, scope, id)
    if (note === undefined) return undefined
    const { nro_nota: numero, sucursal, related } = note
    return { numero, sucursal, related, content: noteContent(note) }
  },
})
