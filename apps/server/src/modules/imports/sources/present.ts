import type { ChangedRow, SourceChanges } from '@enlace/contract/imports/sources/schemas.ts'
import { changedFields } from '../../audit/index.ts'
import type { ChangeRow, findChanges } from './queries.ts'

/** What every row has and nobody asks for. */
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

/** By what people know a row, in this order; at last the key of the ERP. */
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

/** A row with the fields that differ; of a new or gone one all that it holds. */
export function presentChange({ id, tabla, tipo, key, before, after }: ChangeRow): ChangedRow {
  // A load writes only what its file brings: the rest of the row stayed as it was.
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

/** How many rows of each table came, changed and went. */
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
