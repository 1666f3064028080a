import type { LoadTable } from '@enlace/database/load/load-table.ts'
import type { Supplier } from '../catalogue/suppliers.ts'
import { randomOf } from '../core/random.ts'

/** A third party with all its data in the demo. */
export interface PartyRow {
  erp_key: string
  documento_numero: string
  documento_dv: number
  nombre: string
  sigla: string | null
  id_actividad_economica: string
  regimen_tributario_id: string
  web_site: string | null
  pyme: boolean
  observacion_tercero: string | null
  es_proveedor: boolean
  activo: boolean
}

/** How the demo's third parties are loaded. */
export const partiesLoad: LoadTable<PartyRow> = {
  table: 'third_parties',
  columns: [
    'erp_key',
    'documento_numero',
    'documento_dv',
    'nombre',
    'sigla',
    'id_actividad_economica',
    'regimen_tributario_id',
    'web_site',
    'pyme',
    'observacion_tercero',
    'es_proveedor',
    'activo',
  ],
  key: ['erp_key'],
  remembers: 'batch-and-time',
}

/** A branch account with its address. */
export interface AccountRow {
  erp_key: string
  third_party_key: string
  codigo: string
  nombre: string
  direccion: string
  ciudad: string
  correo: string
  telefono: string
  activo: boolean
}

/** How the demo's branch accounts are loaded. */
export const accountsLoad: LoadTable<AccountRow> = {
  table: 'branch_accounts',
  columns: ['erp_key', 'codigo', 'nombre', 'direccion', 'ciudad', 'correo', 'telefono', 'activo'],
  key: ['erp_key'],
  references: [{ column: 'third_party_id', to: 'third_parties', by: 'third_party_key' }],
  remembers: 'batch-and-time',
}

/** The key of a supplier's branch in the ERP. */
export function accountKey(supplier: Supplier, branch: number): string {
  return `${supplier.documento_numero}-${branchCode(branch)}`
}

/** The supplier as a row. */
export function partyRow(supplier: Supplier): PartyRow {
  return {
    erp_key: supplier.documento_numero,
    documento_numero: supplier.documento_numero,
    documento_dv: supplier.documento_dv,
    nombre: supplier.nombre,
    sigla: supplier.sigla,
    id_actividad_economica: supplier.trade.ciiu,
    regimen_tributario_id: supplier.regime,
    web_site: `https://${domainOf(supplier)}`,
    pyme: supplier.isPyme,
    observacion_tercero: supplier.observacion,
    es_proveedor: true,
    activo: supplier.activo,
  }
}

/** The supplier's branches as rows. */
export function accountRows(supplier: Supplier): AccountRow[] {
  const random = randomOf(`branches of ${supplier.documento_numero}`)
  return supplier.cities.map((city, branch) => ({
    erp_key: accountKey(supplier, branch),
    third_party_key: supplier.documento_numero,
    codigo: branchCode(branch),
    nombre: city.nombre.split(',')[0] ?? city.nombre,
    direccion: `${random.pick(['CL', 'CR', 'AV', 'DG', 'TV'])} ${random.integer(2, 90)} ${random.integer(2, 90)} ${random.integer(5, 95)}`,
    ciudad: city.nombre,
    correo: `facturacion@${domainOf(supplier)}`,
    telefono: `${city.indicativo}555${String(random.integer(0, 9_999)).padStart(4, '0')}`,
    activo: true,
  }))
}

function branchCode(branch: number): string {
  return String(branch + 1).padStart(3, '0')
}

/** A domain that nobody can own: `.example` is reserved for examples. */
function domainOf({ nombre }: Supplier): string {
  const words = nombre
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\b(s\.?a\.?s\.?|s\.a\.|ltda\.?|y|de|del|la|las|el|los)(?=\s|$)/g, ' ')
    .replace(/[^a-z ]/g, '')
    .trim()
    .split(/\s+/)
  return `${words.slice(0, 3).join('')}.example`
}
