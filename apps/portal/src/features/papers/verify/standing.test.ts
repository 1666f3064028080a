import type { VerifiedCertificate, VerifiedConstancy } from '@enlace/contract/papers/verify/schemas.ts'
import { printedTexts, verifyTexts as texts } from '@enlace/contract/papers/verify/texts.ts'
import { todayInBogota } from '@enlace/domain/calendar-date.ts'
import { money } from '@enlace/domain/money.ts'
import { expect, it } from 'vitest'
import { certificateStanding, constancyStanding, printedStanding } from './standing.ts'

const certificate: VerifiedCertificate = {
  what: 'certificate',
  tipo: 'fuente',
  numero: 'PRUEBA-CF-2026-000001',
  version: 1,
  anio: 2025,
  periodo: 0,
  ciudad: '',
  single: false,
  compania: 'Andina',
  compania_nit: '900.123.456-8',
  proveedor_nit: '•••.567',
  valor: money('25000.00'),
  issued_at: '2026-04-01T15:00:00Z',
  pdf_hash: 'a'.repeat(64),
  replaced_at: null,
  replaced_by: null,
  annulled_at: null,
  annulled_reason: null,
  prueba: false,
}

it('tells first of a certificate for trying that it counts for nothing, also where it was replaced', () => {
  expect(certificateStanding(certificate)).toMatchObject({ tone: 'good', title: texts.valid })
  const replaced = { replaced_at: '2026-05-01T15:00:00Z', replaced_by: 'CF-2026-000001' }
  for (const changes of [{}, replaced])
    expect(certificateStanding({ ...certificate, ...changes, prueba: true })).toMatchObject({
      tone: 'bad',
      title: texts.trial,
    })
})

it('tells of a constancy whether it was issued for trying or annulled', () => {
  const constancy: VerifiedConstancy = {
    what: 'constancy',
    kind: 'paz_y_salvo',
    numero: 'PS-2026-000001',
    fecha_corte: todayInBogota(new Date('2026-04-01T15:00:00Z')),
    issued_at: '2026-04-01T15:00:00Z',
    annulled_at: null,
    annulled_reason: null,
    content: {
      compania: 'Andina',
      compania_nit: '900.123.456-8',
      proveedor: 'Papeles',
      proveedor_nit: '890.903.938-8',
      sucursales: [],
      facts: [],
    },
  }
  expect(constancyStanding(constancy).title).toBe(texts.valid)
  expect(constancyStanding({ ...constancy, annulled_at: '2026-05-01T15:00:00Z' }).title).toBe(texts.annulled)
  const trial = { ...constancy, content: { ...constancy.content, prueba: true } }
  expect(constancyStanding(trial)).toMatchObject({ tone: 'bad', title: texts.trial })
})

it('tells of a printed document whether it still holds', () => {
  const content = {
    numero: 'OC-1',
    fecha: todayInBogota(new Date()),
    moneda: 'COP',
    valor: money('100.00'),
    estado: 'nueva',
    compania: 'Andina',
    compania_nit: '900.123.456-8',
    proveedor: 'Empaques',
    proveedor_nit: '900.774.136-9',
  }
  const printed = {
    what: 'document',
    kind: 'purchase-order',
    printed_at: '2026-04-01T15:00:00Z',
    content,
  } as const
  const same = { estado: 'nueva', moneda: 'COP', valor: money('100.00') }
  for (const [today, title, hasChanged] of [
    [same, printedTexts.same, false],
    [{ ...same, estado: 'anulada' }, printedTexts.changed, true],
    [{ ...same, valor: money('99.00') }, printedTexts.changed, true],
    [{ ...same, moneda: 'USD' }, printedTexts.changed, true],
    [null, printedTexts.gone, true],
  ] as const)
    expect(printedStanding({ ...printed, today })).toMatchObject({ title, hasChanged })
})
