import type { Supplier, SupplierDetail, SupplierUser } from '@enlace/contract/suppliers/schemas.ts'
import { formatNit } from '@enlace/domain/nit.ts'
import type { findSupplier, KeptSupplier, KeptSupplierUser } from './queries.ts'

/** A third party as the answers show it. */
export function presentSupplier(row: KeptSupplier): Supplier {
  return {
    id: row.id,
    nit: formatNit(row.documento_numero, row.documento_dv),
    nombre: row.nombre,
    sigla: row.sigla,
    esProveedor: row.es_proveedor,
    estado: row.estado,
    sucursales: row.sucursales,
    usuarios: row.usuarios,
    invitados: row.invitados,
    ultimoIngreso: row.last_used_at,
    saldos: row.saldos,
  }
}

/** One third party with its branches and its users. */
export function presentSupplierDetail({
  supplier,
  branches,
  users,
}: NonNullable<Awaited<ReturnType<typeof findSupplier>>>): SupplierDetail {
  return {
    supplier: {
      ...presentSupplier(supplier),
      actividad: supplier.id_actividad_economica,
      regimen: supplier.regimen_tributario_id,
      sitioWeb: supplier.web_site,
      pyme: supplier.pyme,
      observacion: supplier.observacion_tercero,
      tamano: supplier.tamano,
      riesgo: supplier.riesgo,
      actualizado: supplier.updated_at,
      unidoA: supplier.merged_into,
    },
    branches,
    users: users.map(presentUser),
  }
}

/** A user of a third party as the answers show it. */
export function presentUser(row: KeptSupplierUser): SupplierUser {
  return {
    id: row.id,
    nombre: row.nombre,
    correo: row.correo,
    cargo: row.cargo,
    rol: row.rol,
    isReadOnly: row.read_only,
    sucursales: row.all_accounts ? null : row.sucursales,
    estado: row.estado,
    endsOn: row.ends_on,
    hasJoined: row.has_joined,
    hasFactor: row.has_factor,
    ultimoIngreso: row.last_used_at,
    invitedUntil: row.invited_until,
    sesiones: row.sessions,
  }
}
