import type { DocumentStateOwner } from '@enlace/domain/document-states.ts'
import type { StateOf } from '@enlace/domain/states.ts'
import * as states from '../core/words/state-texts.ts'

/** The labels of the states of the documents that suppliers open most (screens 2.17). */
export const documentStateTexts: {
  readonly [Owner in DocumentStateOwner]: Readonly<Record<StateOf<Owner>, string>>
} = {
  factura: {
    recibida: states.received,
    en_revision: states.inReview,
    rechazada: states.rejected,
    aceptada: states.accepted,
    causada: states.posted,
    bloqueada: 'Bloqueada',
    programada: states.scheduled,
    en_banco: 'En banco',
    pagada: states.paid,
    pago_parcial: 'Pago parcial',
    anulada: states.cancelled,
    sin_informar: 'Sin informar',
  },
  estado_programacion_pago: {
    sin_programar: 'Sin programar',
    en_aprobacion: 'En aprobación',
    programada: states.scheduled,
    enviada_al_banco: 'Enviada al banco',
    pagada: states.paid,
    devuelta_por_el_banco: 'Devuelta por el banco',
    sin_informar: 'Sin informar',
  },
  orden_compra: {
    nueva: 'Nueva',
    vista: 'Vista',
    confirmada: 'Confirmada',
    con_novedad: 'Con novedad',
    recibida_parcial: 'Recibida parcial',
    recibida: states.received,
    cerrada: 'Cerrada',
    anulada: states.cancelled,
  },
  pago: {
    en_proceso: 'En proceso',
    pagado: 'Pagado',
    rechazado_por_el_banco: 'Rechazado por el banco',
    anulado: states.anulado,
  },
  contrato: {
    vigente: states.inForce,
    por_vencer: 'Por vencer',
    suspendido: 'Suspendido',
    terminado: states.ended,
    liquidado: 'Liquidado',
  },
  entrada: {
    registrada: 'Registrada',
    con_diferencia: 'Con diferencia',
    facturada_parcial: 'Facturada parcial',
    facturada: 'Facturada',
    reversada: 'Reversada',
  },
  nota_debito: {
    emitida: 'Emitida',
    objetada: 'Objetada',
    objecion_aceptada: 'Objeción aceptada',
    aplicada_parcial: 'Aplicada parcial',
    aplicada: 'Aplicada',
    anulada: states.cancelled,
  },
}
