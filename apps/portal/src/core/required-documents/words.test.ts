import type { RequiredDocument } from '@enlace/contract/required-documents/schemas.ts'
import { requiredDocumentTexts as texts } from '@enlace/contract/required-documents/texts.ts'
import { describe, expect, it } from 'vitest'
import { askedWords, daysWords, inPressingOrder, progressWords, stateWords } from './words.ts'

const document = (fields: Partial<RequiredDocument>): RequiredDocument => ({
  id: 'd',
  codigo: 'd',
  nombre: 'RUT',
  descripcion: '',
  persona: null,
  suministro: null,
  obligatorio: true,
  regla: 'ninguna',
  dias: null,
  fecha: null,
  plantilla: null,
  estado: 'vigente',
  vence: null,
  dias_restantes: null,
  motivo: '',
  vigente: null,
  plazo: null,
  versiones: [],
  ...fields,
})

describe('a required document', () => {
  it('names of whom it is asked', () => {
    expect(askedWords(document({}), false)).toBe(texts.asked.all)
    expect(askedWords(document({}), true)).toBe(texts.asked.contract)
    expect(askedWords(document({ persona: 'natural' }), true)).toBe(texts.asked.natural)
    expect(askedWords(document({ suministro: 'bienes' }), false)).toBe(texts.asked.bienes)
    expect(askedWords(document({ persona: 'juridica', suministro: 'servicios' }), false)).toBe(
      texts.asked.juridicaServicios,
    )
  })

  it('says how far its last day is, on either side of it', () => {
    expect([-9, -1, 0, 1, 12].map(daysWords)).toEqual([
      'venció hace 9 días',
      'venció ayer',
      'vence hoy',
      'queda 1 día',
      'quedan 12 días',
    ])
  })

  it('says why it was rejected, and which version is good meanwhile', () => {
    expect(stateWords(document({ estado: 'rechazado', motivo: 'Sin firma', vigente: 2 }))).toEqual([
      'Motivo: Sin firma',
      'La versión 2 sigue vigente.',
    ])
    expect(stateWords(document({ estado: 'vigente', vigente: 2 }))).toEqual([])
  })
})

it('puts first what is wrong, and last an optional document that was never sent', () => {
  const rows = [
    document({ estado: 'vigente', id: 'good' }),
    document({ estado: 'falta', obligatorio: false, id: 'optional' }),
    document({ estado: 'falta', id: 'missing' }),
    document({ estado: 'vencido', id: 'ended' }),
    document({ estado: 'rechazado', id: 'rejected' }),
  ]
  expect(inPressingOrder(rows).map(({ id }) => id)).toEqual([
    'rejected',
    'ended',
    'missing',
    'good',
    'optional',
  ])
})

it('says how many mandatory documents are to be put in order', () => {
  expect([0, 1, 2, 3].map((al_dia) => progressWords({ exigidos: 3, al_dia }))).toEqual([
    'Faltan 3 documentos obligatorios por actualizar.',
    'Faltan 2 documentos obligatorios por actualizar.',
    texts.progress.missingOne,
    texts.progress.all,
  ])
  expect(progressWords({ exigidos: 0, al_dia: 0 })).toBe(texts.progress.none)
})
