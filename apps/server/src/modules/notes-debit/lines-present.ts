import { linesTexts } from '@enlace/contract/documents/lines-texts'
import { noteLineTexts as texts } from '@enlace/contract/notes-debit/detail-texts'
import type { DebitNoteLine } from '@enlace/contract/notes-debit/schemas'
import type { SheetColumn } from '@enlace/documents/sheet'

/** What a note was set against as the columns of a spreadsheet. */
export const noteLineSheet: readonly SheetColumn<DebitNoteLine>[] = [
  { id: 'linea', header: linesTexts.linea, kind: 'integer', value: (line) => line.linea },
  { id: 'documento', header: texts.documento, kind: 'text', value: (line) => line.doc_cruce },
  { id: 'saldo', header: texts.saldo, kind: 'money', value: (line) => line.saldo },
  {
    id: 'valor',
    header: texts.valor,
    kind: 'money',
    value: (line) => line.valor,
    total: (line) => line.valor,
  },
  { id: 'saldo_nuevo', header: texts.saldoNuevo, kind: 'money', value: (line) => line.saldo_nuevo },
]
