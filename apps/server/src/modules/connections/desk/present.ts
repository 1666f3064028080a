import type { Connection, ConnectionRun } from '@enlace/contract/connections/schemas.ts'
import { connectionTexts } from '@enlace/contract/connections/texts.ts'
import type { ConnectionRow, RunRow } from '../queries.ts'

/** Presents a connection for the back office, without its secret. */
export function presentConnection(row: ConnectionRow): Connection {
  return {
    id: row.id,
    version: row.version,
    nombre: row.nombre,
    sistema: row.system,
    direccion: row.address,
    base: row.place,
    usuario: row.username,
    registros: row.kinds,
    cada: row.every_minutes,
    archivos: row.file_kinds,
    activa: row.is_on,
    motivo: row.stopped_why,
    trayendo: row.is_held,
    proxima_at: row.is_on ? row.next_run_at : null,
    ultima: row.last_run === null ? null : presentRun(row.last_run),
  }
}

/** Presents one run of a connection. */
export function presentRun(row: RunRow): ConnectionRun {
  return {
    id: row.id,
    estado: row.state,
    empezo_at: row.started_at,
    termino_at: row.ended_at,
    quien: row.actor,
    completa: row.is_full,
    leidos: row.read_rows,
    nuevos: row.inserted,
    modificados: row.updated,
    sin_cambio: row.unchanged,
    retirados: row.deleted,
    rechazados: row.refused,
    archivos: row.files,
    falla: row.state === 'failed' ? (row.failure ?? connectionTexts.brokenOff) : row.failure,
  }
}
