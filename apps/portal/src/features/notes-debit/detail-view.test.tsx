import type { DebitNoteDetail, DebitNoteLine } from '@enlace/contract/notes-debit/schemas.ts'
import { debitNoteTexts, noteDoubtTexts } from '@enlace/contract/notes-debit/detail-texts.ts'
import { debitNotesTexts } from '@enlace/contract/notes-debit/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { calendarDate } from '@enlace/domain/calendar-date.ts'
import { formatMoney, money } from '@enlace/domain/money.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { DebitNoteView } from './detail-view.tsx'

const line: DebitNoteLine = {
  linea: 1,
  doc_cruce: 'FE-1',
  account_statement_id: '00000000-0000-4000-8000-000000000001',
  saldo: money('5000.00'),
  valor: money('1070.90'),
  saldo_nuevo: money('3929.10'),
}
const note: DebitNoteDetail = {
  id: '00000000-0000-4000-8000-000000000002',
  nro_nota: '001-ND-7',
  fecha: calendarDate('2026-03-05'),
  motivo: 'Faltante en la entrega',
  moneda: 'COP',
  valor_bruto: money('1000.10'),
  valor_descuento: money('100.20'),
  valor_impuesto: money('171.00'),
  valor_nota: money('1070.90'),
  valor_aplicado: money('1070.90'),
  valor_por_aplicar: money('0'),
  estado: 'aplicada',
  sucursal: 'Medellín',
  lines: [line],
  acts: { done: [], possible: [], until: null, obstacle: 'estado' },
  related: [],
  attachments: [],
  history: [],
}
const place = { title: 'Nota débito 001-ND-7', list: { label: 'Notas débito', href: '#/notes-debit/0' } }

const shown = (changes: Partial<DebitNoteDetail>) =>
  renderToStaticMarkup(
    <DebitNoteView document={{ ...note, ...changes }} place={place} mayOpen={() => true} />,
  )
const pesos = (text: string) => formatMoney(money(text))

describe('a debit note whose amounts make sense', () => {
  it('is shown without a doubt', () => {
    const html = shown({})
    expect(html).toContain(place.title)
    expect(html).not.toContain('role="status"')
    expect(html).not.toContain(debitNotesTexts.doubtful)
  })

  it('leads to the invoice that it was set against', () => {
    expect(shown({})).toContain(`href="#/account-statements/0/${line.account_statement_id}"`)
  })

  it('only names an invoice that the person may not open, or that is not in the portal', () => {
    const untold = { ...line, account_statement_id: null }
    for (const html of [shown({ lines: [untold] }), renderWithoutInvoices()]) {
      expect(html).toContain('FE-1')
      expect(html).not.toContain('#/account-statements/')
    }
  })
})

describe('a debit note whose amounts contradict each other', () => {
  it('says what its value ought to be, and shows the one that the company told', () => {
    const html = shown({ valor_nota: money('1100.00') })
    expect(html).toContain(
      fill(noteDoubtTexts.value, { esperado: pesos('1070.90'), valor: pesos('1100.00') }),
    )
  })

  it('says that more was applied than it is worth', () => {
    const html = shown({ valor_aplicado: money('1070.91'), lines: [] })
    expect(html).toContain(
      fill(noteDoubtTexts.applied, { aplicado: pesos('1070.91'), valor: pesos('1070.90') }),
    )
    expect(shown({ lines: [] })).not.toContain('role="status"')
  })

  it('says that its lines add up to something else than what was applied', () => {
    const html = shown({ valor_aplicado: money('500.00') })
    expect(html).toContain(fill(noteDoubtTexts.lines, { suma: pesos('1070.90'), aplicado: pesos('500.00') }))
  })

  it('marks the line whose new balance does not follow, and names its document', () => {
    const html = shown({ lines: [{ ...line, saldo_nuevo: money('3929.11') }] })
    expect(html).toContain(fill(noteDoubtTexts.balance, { documentos: 'FE-1' }))
    expect(html).toContain(debitNotesTexts.doubtful)
  })

  it('names the first five such documents and tells how many more there are', () => {
    const lines = Array.from({ length: 7 }, (_, at) => ({
      ...line,
      linea: at + 1,
      doc_cruce: `FE-${at + 1}`,
      saldo_nuevo: money('1.00'),
    }))
    expect(shown({ lines })).toContain('FE-1, FE-2, FE-3, FE-4, FE-5 y otros 2')
  })
})

describe('a debit note without lines', () => {
  it('says why: not yet applied, annulled, or not told by the company', () => {
    const none = { lines: [], valor_aplicado: money('0') }
    expect(shown(none)).toContain(debitNoteTexts.noLines)
    expect(shown({ ...none, estado: 'anulada' })).toContain(debitNoteTexts.annulled)
    expect(shown({ lines: [] })).toContain(debitNoteTexts.untoldLines)
  })
})

function renderWithoutInvoices() {
  return renderToStaticMarkup(<DebitNoteView document={note} place={place} mayOpen={() => false} />)
}
