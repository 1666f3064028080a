import type { InvitationBatch, InvitationLine } from '@enlace/contract/users/invitations/schemas.ts'
import type { BatchRow, LineRow } from './queries.ts'

/** A file of invitations as the answers show it. */
export function presentBatch(row: BatchRow): InvitationBatch {
  return {
    id: row.id,
    archivo: row.file_name,
    estado: row.state,
    creada: row.created_at,
    por: row.created_by,
    version: row.version,
    counts: row.counts,
  }
}

/** A line of a file as the answers show it. */
export function presentLine(row: LineRow): InvitationLine {
  return {
    id: row.id,
    fila: row.line,
    nit: row.nit,
    tercero: row.third_party_id,
    proveedor: row.nombre,
    correo: row.email,
    estado: row.estado,
    enviada: row.sent_at,
    fault: row.fault,
    rebote: tellsBounce(row) ? row.bounce : null,
    motivo:
      row.estado === 'correo_fallido' || (tellsBounce(row) && row.bounce !== null) ? row.last_error : null,
  }
}

/** After acceptance or a repeated invitation, earlier bounces are irrelevant. */
const tellsBounce = ({ estado }: LineRow) => estado === 'correo_fallido' || estado === 'enviada'
