import type { Database } from '@enlace/database/database.ts'
import { expect } from 'vitest'
import { importRecords } from '../src/import-records.ts'
import type { SentKind } from '../src/core/mapping/sent-kinds.ts'
import { readSentRecord } from '../src/core/records/sent-record.ts'

const words = { orderByReceipts: '', takenAsPaid: '', takenAsOpen: '', closedByPicture: '' }
let companies = 400

/** Creates a company. */
export async function buildCompany(db: Database): Promise<number> {
  companies++
  const values = [companies, String(900_000_000 + companies), 0, `Compañía ${companies}`, '{}', [], '[]']
  await db.lookUp('create_company', values, 'staff')
  return companies
}

/** Sends records as an ERP does: one JSON text per line. */
export async function send(
  db: Database,
  company: number,
  kind: SentKind,
  records: readonly (object | string)[],
  asOf?: string,
) {
  const texts = records.map((record) => (typeof record === 'string' ? record : JSON.stringify(record)))
  const report = await importRecords(db, {
    company,
    source: 'ERP',
    kind,
    records: texts.map((text, place) => readSentRecord(text, place + 1)),
    actor: 'api',
    words,
    describe: ({ reason, value }) => `${reason} ${value ?? ''}`.trim(),
    ...(asOf !== undefined && { asOf }),
  })
  const said = report.rows.map(({ outcome, findings }) =>
    [outcome, ...findings.map(({ reason }) => reason)].join(' '),
  )
  return { ...report, said }
}

export const nit = '860001911'
export const supplier = { nit: '860001911-1', nombre: 'Papelería El Cid S.A.' }
export const invoice = {
  nit,
  factura: 'FE-1',
  fecha: '2026-03-01',
  vencimiento: '2026-03-31',
  valor: 1190000,
}
export const order = { nit, numero: 'OC-7', fecha: '2026-02-01', neto: '2380.00', impuesto: '380.00' }
export const goods = {
  item: 'A1',
  descripcion: 'Resma',
  um: 'UND',
  cantidad: 2,
  precio: 1000,
  tarifa_iva: '19%',
}
const contract = { nit, numero: 'C-1', objeto: 'Aseo', tipo: 'servicios', valor: 100 }

/** A valid record of each kind, with the records that it requires; and the same record with a change. */
export const kinds: Record<
  SentKind,
  { before?: readonly [SentKind, object][]; record: object; change: object }
> = {
  'third-parties': { record: supplier, change: { nombre: 'El Cid S.A.S.' } },
  'branch-accounts': { record: { nit, codigo: '002', nombre: 'Sur' }, change: { telefono: '6015550102' } },
  'account-statements': { record: invoice, change: { saldo: 500 } },
  'payments-made': {
    before: [['account-statements', invoice]],
    record: { nit, comprobante: 'CE-1', fecha: '2026-04-01', lineas: [{ factura: 'FE-1', valor: 1190000 }] },
    change: { banco: 'Bancolombia' },
  },
  'purchase-order': { record: order, change: { estado: 'Recibida parcial' } },
  'purchase-order-lines': {
    before: [['purchase-order', order]],
    record: { orden: 'OC-7', linea: 1, ...goods },
    change: { cantidad_recibida: 1, cantidad_facturada: '0.5' },
  },
  'warehouse-entries': {
    before: [['purchase-order', order]],
    record: { nit, numero: 'EA-1', fecha: '2026-02-10', orden: 'OC-7', neto: 2380, lineas: [goods] },
    change: { estado: 'facturada' },
  },
  'warehouse-entries-lines': {
    before: [['warehouse-entries', { nit, numero: 'EA-1', fecha: '2026-02-10', neto: 2380 }]],
    record: { entrada: 'EA-1', linea: 1, ...goods },
    change: {
      cantidad: 3,
      cantidad_aceptada: 2,
      cantidad_rechazada: 1,
      cantidad_cuarentena: 0,
      motivo_rechazo: 'Roto',
    },
  },
  'notes-debit': {
    record: { nit, numero: 'ND-1', fecha: '2026-03-05', valor: 50 },
    change: { motivo: 'Faltante' },
  },
  'notes-debit-lines': {
    before: [
      ['account-statements', invoice],
      ['notes-debit', { nit, numero: 'ND-1', fecha: '2026-03-05', valor: 50 }],
    ],
    record: { nota: 'ND-1', nit, linea: 1, documento: 'FE-1', saldo: 1190000, valor: 50 },
    change: { valor: 40 },
  },
  withholdings: {
    record: {
      clave: 'R1',
      nit,
      tipo: 'ReteFuente',
      concepto: 'Compras',
      tarifa: '2.5%',
      base: 1000000,
      valor: 25000,
      fecha: '2026-03-01',
      documento: 'FE-1',
      municipio: '11001',
    },
    change: { documento: 'FE-2' },
  },
  contracts: { record: contract, change: { supervisor: 'Ana' } },
  'contracts-amendments': {
    before: [['contracts', contract]],
    record: { contrato: 'C-1', numero: '1', fecha: '2026-02-01', objeto: 'Prórroga' },
    change: { valor_adicional: 10 },
  },
  'contracts-policies': {
    before: [['contracts', contract]],
    record: { contrato: 'C-1', amparo: 'Cumplimiento' },
    change: { aseguradora: 'Sura' },
  },
  'contracts-minutes': {
    before: [['contracts', contract]],
    record: { contrato: 'C-1', tipo: 'Inicio', numero: '1', fecha: '2026-02-01' },
    change: { valor: 5 },
  },
  'contracts-imputations': {
    before: [
      ['contracts', contract],
      ['purchase-order', order],
    ],
    record: { contrato: 'C-1', tipo: 'orden', documento: 'OC-7' },
    change: {},
  },
  'document-links': {
    before: [
      ['account-statements', invoice],
      ['purchase-order', order],
    ],
    record: { nit, desde_tipo: 'factura', desde: 'FE-1', hacia_tipo: 'orden', hacia: 'OC-7' },
    change: {},
  },
}

/** A company with all records that a record of the kind requires. */
export async function prepare(db: Database, kind: SentKind): Promise<number> {
  const company = await buildCompany(db)
  if (kind !== 'third-parties') await send(db, company, 'third-parties', [supplier])
  for (const [earlier, record] of kinds[kind].before ?? []) {
    expect([earlier, (await send(db, company, earlier, [record])).said]).toEqual([earlier, ['inserted']])
  }
  return company
}
