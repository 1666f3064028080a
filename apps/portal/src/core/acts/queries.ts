import type { LineProblem } from '@enlace/contract/acts/line-problems.ts'
import type { DocumentActs, ObjectionMotive } from '@enlace/contract/acts/schemas.ts'
import { acceptDebitNote, objectToDebitNote } from '@enlace/contract/notes-debit/act-calls.ts'
import { confirmPurchaseOrder, reportPurchaseOrder } from '@enlace/contract/purchase-order/act-calls.ts'
import { reportPurchaseTicket } from '@enlace/contract/purchase-tickets/act-calls.ts'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import { send } from '../http/client.ts'
import { partsOf } from '@enlace/web/http/file-parts.ts'
import { uploader } from '@enlace/web/http/upload.ts'

/** A line's problem as it is sent. */
export type ReportedLine = {
  linea: number
  tipo: LineProblem
  fecha?: CalendarDate
  cantidad?: string
  precio?: string
  entregas?: { fecha: CalendarDate; cantidad: string }[]
  comentario?: string
}

/** What a form of an act sends. */
export type FilledAct =
  | { act: 'confirmar' | 'aceptar'; comentario: string; idempotencyKey: string }
  | { act: 'objetar'; motivo: ObjectionMotive; comentario: string; idempotencyKey: string }
  | {
      act: 'novedad' | 'diferencia'
      lineas: readonly ReportedLine[]
      comentario: string
      idempotencyKey: string
    }

/** Does what a form says with a document; answers what may be done from then on. */
export function sendAct(
  id: string,
  filled: FilledAct,
  files: readonly File[],
  onProgress: (sent: number) => void,
): Promise<DocumentActs> {
  const { comentario, idempotencyKey } = filled
  const params = { id }
  const said = { comentario, idempotencyKey }
  switch (filled.act) {
    case 'confirmar':
      return send(confirmPurchaseOrder, { params, body: said })
    case 'aceptar':
      return send(acceptDebitNote, { params, body: said })
    case 'objetar': {
      const body = { ...said, motivo: filled.motivo, ...partsOf(files) }
      return uploader(onProgress)(objectToDebitNote, { params, body })
    }
    case 'novedad':
    case 'diferencia': {
      const call = filled.act === 'novedad' ? reportPurchaseOrder : reportPurchaseTicket
      const body = { ...said, lineas: JSON.stringify(filled.lineas), ...partsOf(files) }
      return uploader(onProgress)(call, { params, body })
    }
  }
}
