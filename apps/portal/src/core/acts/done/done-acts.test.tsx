import { actAnswerTexts, decisionTexts } from '@enlace/contract/acts/decision-texts.ts'
import type { DocumentAct } from '@enlace/contract/acts/schemas.ts'
import { calendarDate } from '@enlace/domain/calendar-date.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { DoneActs } from './done-acts.tsx'

const told: DocumentAct = {
  id: '00000000-0000-4000-8000-000000000001',
  acto: 'novedad',
  at: '2026-11-20T15:00:00Z',
  persona: 'Ana Pérez',
  motivo: null,
  comentario: null,
  lineas: [
    {
      linea: 1,
      item: 'TORNILLO',
      tipo: 'fecha',
      fecha: calendarDate('2026-12-09'),
      cantidad: null,
      precio: null,
      comentario: null,
    },
    {
      linea: 2,
      item: 'TUERCA',
      tipo: 'cantidad',
      fecha: null,
      cantidad: '7.5',
      precio: null,
      comentario: null,
    },
  ],
  archivos: [],
  question_id: null,
  estado: 'pendiente',
  decision: null,
  respuesta: null,
}

const shown = (act: Partial<DocumentAct>) =>
  renderToStaticMarkup(<DoneActs acts={[{ ...told, ...act }]} />)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')

describe('what a supplier told of a document', () => {
  it('says that the company has not decided, as long as it has neither decided nor written', () => {
    expect(shown({})).toContain(actAnswerTexts.waiting)
    const respuesta = { texto: 'Lo miramos hoy.', autor: 'Luz Peña', at: '2026-11-21T15:00:00Z' }
    expect(shown({ respuesta })).not.toContain(actAnswerTexts.waiting)
    expect(shown({ respuesta })).toContain('Lo miramos hoy.')
  })

  it('has the company’s answer beside each line, and who gave it for all of it', () => {
    const line = { fecha: null, cantidad: null, precio: null, comentario: '' }
    const text = shown({
      estado: 'parcial',
      decision: {
        resultado: 'parcial',
        motivo: 'Quedamos atentos.',
        nota_credito: null,
        lineas: [
          { ...line, linea: 1, tipo: 'fecha', decision: 'contraponer', fecha: calendarDate('2026-12-05') },
          { ...line, linea: 2, tipo: 'cantidad', decision: 'rechazar', comentario: 'La obra ya empezó.' },
        ],
        por: 'Luz Peña',
        at: '2026-11-21T15:00:00Z',
      },
    })
    expect(text).toContain('Novedad aceptada en parte')
    expect(text).toMatch(/TORNILLO.*Respuesta: la compañía propone entregar el 05\/12\/2026\..*TUERCA/)
    expect(text).toMatch(/TUERCA.*Respuesta: no aceptada\. La obra ya empezó\./)
    expect(text).toMatch(/La compañía decidió .*Luz Peña Quedamos atentos\./)
  })

  it('tells the credit note of an objection that was accepted, and nothing of what asks for no decision', () => {
    const decision = {
      resultado: 'aceptada' as const, // one of a few words
      motivo: '',
      nota_credito: 'NC-44',
      lineas: [],
      por: 'Luz Peña',
      at: '2026-11-21T15:00:00Z',
    }
    const objection = shown({ acto: 'objetar', motivo: 'valor', lineas: [], estado: 'aceptada', decision })
    // Not "Aceptada" alone: it is the objection that was accepted, not the note.
    expect(objection).toContain('Objeción aceptada')
    expect(objection).toContain(decisionTexts.creditNote.replace('{numero}', 'NC-44'))
    const confirmation = shown({ acto: 'confirmar', lineas: [], estado: null })
    expect(confirmation).not.toMatch(/Novedad|Objeción/)
    expect(confirmation).not.toContain(actAnswerTexts.waiting)
  })
})
