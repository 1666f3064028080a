import { noteDocument } from '@enlace/contract/notes-debit/document.ts'
import type { DebitNote } from '@enlace/contract/notes-debit/schemas.ts'
import { debitNotesTexts } from '@enlace/contract/notes-debit/texts.ts'
import { calendarDate } from '@enlace/domain/calendar-date.ts'
import { money } from '@enlace/domain/money.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { noteColumns } from './route.tsx'

const note: DebitNote = {
  id: '00000000-0000-4000-8000-000000000001',
  nro_nota: '001-ND-7',
  fecha: calendarDate('2026-03-05'),
  motivo: null,
  moneda: 'COP',
  valor_bruto: money('100.00'),
  valor_descuento: money('10.00'),
  valor_impuesto: money('17.10'),
  valor_nota: money('107.10'),
  valor_aplicado: money('107.10'),
  valor_por_aplicar: money('0'),
  estado: 'aplicada',
}

/** The headers of the columns that say of a note that something does not make sense. */
const doubtedIn = (changes: Partial<DebitNote>) =>
  noteColumns
    .filter(({ cell }) =>
      renderToStaticMarkup(<>{cell({ ...note, ...changes })}</>).includes(debitNotesTexts.doubtful),
    )
    .map(({ header }) => header)

describe('the table of debit notes', () => {
  it('has the columns of the specification and what follows from them, in their order', () => {
    expect(noteColumns.map(({ header }) => header)).toEqual([
      'N.º nota',
      'Fecha',
      'Motivo',
      'Bruto',
      'Descuento',
      'Impuesto',
      'Valor nota',
      'Aplicado',
      'Por aplicar',
      'Estado',
    ])
  })

  it('shows no doubt where the value is gross, less discount, plus tax', () => {
    expect(doubtedIn({})).toEqual([])
  })

  it('shows the doubt beside a value that they do not make, and beside more applied than it is worth', () => {
    expect(doubtedIn({ valor_impuesto: money('17.11') })).toEqual([noteDocument.fields.valor_nota.label])
    expect(doubtedIn({ valor_aplicado: money('107.11') })).toEqual([noteDocument.fields.valor_aplicado.label])
  })
})
