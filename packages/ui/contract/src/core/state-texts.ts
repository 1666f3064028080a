import type { StateOf, StateOwner } from '@enlace/domain/states'

/** The word of every state, in the order of the vocabulary (screens 2.17). */
export const stateTexts: { readonly [Owner in StateOwner]: Readonly<Record<StateOf<Owner>, string>> } = {
  factura: {
    recibida: 'Recibida',
    en_revision: 'En revisión',
    rechazada: 'Rechazada',
    aceptada: 'Aceptada',
    causada: 'Causada',
    bloqueada: 'Bloqueada',
    programada: 'Programada',
    en_banco: 'En banco',
    pagada: 'Pagada',
    pago_parcial: 'Pago parcial',
    anulada: 'Anulada',
  },
  estado_programacion_pago: {
    sin_programar: 'Sin programar',
    en_aprobacion: 'En aprobación',
    programada: 'Programada',
    enviada_al_banco: 'Enviada al banco',
    pagada: 'Pagada',
    devuelta_por_el_banco: 'Devuelta por el banco',
  },
  orden_compra: {
    nueva: 'Nueva',
    vista: 'Vista',
    confirmada: 'Confirmada',
    con_novedad: 'Con novedad',
    recibida_parcial: 'Recibida parcial',
    recibida: 'Recibida',
    cerrada: 'Cerrada',
    anulada: 'Anulada',
  },
  pago: {
    en_proceso: 'En proceso',
    pagado: 'Pagado',
    rechazado_por_el_banco: 'Rechazado por el banco',
    anulado: 'Anulado',
  },
  contrato: {
    vigente: 'Vigente',
    por_vencer: 'Por vencer',
    suspendido: 'Suspendido',
    terminado: 'Terminado',
    liquidado: 'Liquidado',
  },
  cambio_cuenta: {
    solicitado: 'Solicitado',
    en_verificacion: 'En verificación',
    aprobado: 'Aprobado',
    aplicado: 'Aplicado',
    rechazado: 'Rechazado',
    cancelado: 'Cancelado',
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
    aplicada_parcial: 'Aplicada parcial',
    aplicada: 'Aplicada',
    anulada: 'Anulada',
  },
  certificado: {
    aun_no_liberado: 'Aún no liberado',
    disponible: 'Disponible',
    reemplazado: 'Reemplazado',
    anulado: 'Anulado',
  },
  documento_exigido: {
    falta: 'Falta',
    en_revision: 'En revisión',
    vigente: 'Vigente',
    por_vencer: 'Por vencer',
    vencido: 'Vencido',
    rechazado: 'Rechazado',
  },
  solicitud_registro: {
    recibida: 'Recibida',
    en_revision: 'En revisión',
    devuelta: 'Devuelta',
    aprobada: 'Aprobada',
    rechazada: 'Rechazada',
  },
  solicitud_perfil: {
    recibida: 'Recibida',
    en_revision: 'En revisión',
    aprobada: 'Aprobada',
    rechazada: 'Rechazada',
    retirada: 'Retirada',
  },
  consulta: {
    abierta: 'Abierta',
    esperando_a_la_compania: 'Esperando a la compañía',
    esperando_al_proveedor: 'Esperando al proveedor',
    resuelta: 'Resuelta',
    cerrada: 'Cerrada',
  },
  usuario: {
    invitado: 'Invitado',
    activo: 'Activo',
    bloqueado: 'Bloqueado',
    inactivo: 'Inactivo',
  },
}

/** The states that tell something more with their word: a date, a motive (screens 2.17). */
export const stateWithValueTexts = {
  factura: { rechazada: 'Rechazada ({motivo})', bloqueada: 'Bloqueada ({motivo})' },
  estado_programacion_pago: { programada: 'Programada {fecha}' },
} as const
