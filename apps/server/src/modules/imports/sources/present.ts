import type { ChangedRow, SourceChanges } from '@enlace/contract/imports/sources/schemas.ts'
import { changedFields } from '../../audit/index.ts'
import type { ChangeRow, findChanges } from './queries.ts'

/** Technical columns of every row, which are not shown. */
const technical = new Set([
  'id',
  'company_id',
  'third_party_id',
  'third_id',
  'import_batch_id',
  'created_at',
  'updated_at',
  'erp_key',
  'data_hash',
])

/** The columns that identify a row to users, by priority; the ERP key is the last. */
const names = [
  'factura_cliente',
  'nro_orden',
  'nro_entrada',
  'nro_nota',
  'comprobante',
  'numero',
  'codigo',
  'nombre',
  'factura',
  'documento_numero',
  'linea',
  'erp_key',
]

/** Presents a changed row with the fields that differ, or a new or deleted one with all its values. */
export function presentChange({ id, tabla, tipo, key, before, after }: ChangeRow): ChangedRow {
  // A load writes only the fields of its file; the rest of the row is unchanged.
  const compared =
    before && after ? Object.fromEntries(Object.keys(after).map((name) => [name, before[name]])) : before
  return {
    id,
    tabla,
    tipo,
    nombre: nameOf({ ...key, ...before, ...after }),
    cambios: changedFields(compared, after).filter(({ campo }) => !technical.has(campo)),
  }
}

function nameOf(row: Readonly<Record<string, unknown>>): string {
  for (const name of names) {
    const value = row[name]
    if (typeof value === 'string' && value !== '') return value
    if (typeof value === 'number') return String(value)
  }
  return Object.values(row).map(String).join(' ').slice(0, 80)
}

type Groups = Awaited<ReturnType<typeof findChanges>>['groups']

/** Counts the new, changed and deleted rows of each table. */
export function presentTables(groups: Groups): SourceChanges['tablas'] {
  const of = (tabla: string, tipo: string) =>
    groups.find((one) => one.tabla === tabla && one.tipo === tipo)?.filas ?? 0
  return [...new Set(groups.map(({ tabla }) => tabla))].map((tabla) => ({
    tabla,
    nuevas: of(tabla, 'nueva'),
    cambiadas: of(tabla, 'cambiada'),
    quitadas: of(tabla, 'quitada'),
  }))
}
