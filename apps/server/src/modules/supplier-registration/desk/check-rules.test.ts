import { fill } from '@enlace/contract/core/fill.ts'
import type { CheckName } from '@enlace/contract/supplier-registration/limits.ts'
import { checkFindings as texts } from '@enlace/contract/supplier-registration/desk/texts.ts'
import { calendarDate } from '@enlace/domain/calendar-date.ts'
import { expect, it } from 'vitest'
import type { TemplateDemands } from '../requests/demands.ts'
import { checksOf } from './check-rules.ts'
import type { FoundRegistration } from './review-queries.ts'

const demands: TemplateDemands = {
  labels: { rut: 'RUT', banco: 'Certificación bancaria' },
  required: ['rut', 'banco'],
  accepts: {},
  lists: [],
  files: ['rut', 'banco'],
  hasCaptcha: true,
}

const paper = (campo: string, more: object = {}) => ({
  id: campo,
  campo,
  titulo: demands.labels[campo] ?? campo,
  nombre: `${campo}.pdf`,
  media_type: 'application/pdf',
  bytes: 10,
  enviado_at: '2026-11-20T15:00:00Z',
  es_anterior: false,
  expedido: null,
  ...more,
})

/** A request without findings, except for the given changes. */
const found = (more: Partial<FoundRegistration> = {}, answers: object = {}): FoundRegistration => ({
  request: {
    id: 'una',
    numero: 'SR-2026-000001',
    tipo: '1',
    nombre: 'Cauchos del Sur S.A.S.',
    nit: '890903938-8',
    correo: 'ana@cauchos.test',
    estado: 'recibida',
    archivos: 0,
    espera_desde: '2026-11-20T15:00:00Z',
    responsable: null,
    documento_numero: '890903938',
    documento_dv: 8,
    supplier: {
      documentIdVerify: '8',
      economicSubactivity: '2219',
      contactTelephone: '3001234567',
      ...answers,
    },
    labels: {},
    version: 1,
    creada_at: '2026-11-20T15:00:00Z',
    responsable_id: null,
    tercero_id: null,
    checks: null,
  },
  files: [paper('rut'), paper('banco')],
  history: [],
  responsables: [],
  party: undefined,
  others: [],
  sameName: [],
  emailSuppliers: [],
  ...more,
})

const party = {
  id: 1,
  nombre: 'Cauchos del Sur S.A.S.',
  es_proveedor: true,
  activo: true,
  masters: [],
  correos: ['ana@cauchos.test'],
  telefonos: ['573001234567'],
}

const checkOf = (request: FoundRegistration, name: CheckName) =>
  checksOf(request, demands).find(({ nombre }) => nombre === name)

it('says what the check digit should be where it is wrong', () => {
  expect(checkOf(found(), 'digito')?.resultado).toBe('bien')
  expect(checkOf(found({}, { documentIdVerify: '3' }), 'digito')).toMatchObject({
    resultado: 'mal',
    texto: fill(texts.digitWrong, { dv: 8 }),
  })
})

it('warns of a supplier that has a master, and tells one that only lacks access', () => {
  expect(checkOf(found({ party }), 'tercero')?.resultado).toBe('revisar')
  const held = { ...party, masters: ['jefe@cauchos.test'] }
  expect(checkOf(found({ party: held }), 'tercero')).toMatchObject({
    resultado: 'mal',
    texto: fill(texts.partyMaster, { nombre: party.nombre, correos: 'jefe@cauchos.test' }),
  })
})

it('holds email and phone against the record of the supplier', () => {
  expect(checkOf(found({ party }), 'correo')?.texto).toBe(texts.emailKnown)
  expect(checkOf(found({ party }), 'telefono')?.texto).toBe(texts.phoneKnown)
  const other = { ...party, correos: ['otra@cauchos.test'], telefonos: ['3110000000'] }
  expect(checkOf(found({ party: other }), 'correo')).toMatchObject({
    resultado: 'revisar',
    texto: texts.emailOther,
  })
  expect(checkOf(found({ party: other }), 'telefono')).toMatchObject({
    resultado: 'revisar',
    texto: texts.phoneOther,
  })
})

it('names the papers that are missing, and those that were old when they were sent', () => {
  expect(checkOf(found({ files: [paper('rut')] }), 'documentos')).toMatchObject({
    resultado: 'mal',
    texto: fill(texts.papersMissing, { nombres: 'Certificación bancaria' }),
  })
  const dated = (day: string) => [
    paper('rut', { expedido: calendarDate(day) }),
    paper('banco', { expedido: calendarDate(day) }),
  ]
  expect(checkOf(found({ files: dated('2026-10-21') }), 'vigencia')?.resultado).toBe('bien')
  expect(checkOf(found({ files: dated('2026-10-20') }), 'vigencia')?.resultado).toBe('mal')
  expect(checkOf(found(), 'vigencia')?.resultado).toBe('revisar')
})

it('asks nothing about papers or activity of who only asks for access', () => {
  const request = found()
  const names = checksOf({ ...request, request: { ...request.request, tipo: '2' } }, undefined).map(
    ({ nombre }) => nombre,
  )
  expect(names).not.toContain('documentos')
  expect(names).not.toContain('actividad')
})
