import * as fields from '../../core/words/field-texts.ts'
import * as states from '../../core/words/state-texts.ts'

/** The sentences of document events; the user's own text is shown below. */
export const eventTexts = {
  registrado: 'Publicado en el portal',
  cambio: 'Datos actualizados por la compañía',
  vista: 'El proveedor abrió el documento',
  confirmada: 'Orden confirmada',
  fecha_propuesta: 'Nueva fecha de entrega propuesta',
  novedad: 'Novedad reportada',
  diferencia: 'Diferencia reportada',
  aceptada: 'Nota aceptada',
  objetada: 'Nota objetada',
  respuesta: 'Respuesta de la compañía',
  comentario: 'Comentario',
  consulta: 'Consulta enviada a la compañía',
  consulta_resuelta: 'Consulta resuelta',
  archivo: 'Archivo agregado',
  archivo_retirado: 'Archivo retirado',
  completado: 'Datos completados por la compañía',
  poliza_enviada: 'Póliza enviada',
  poliza_aprobada: 'Póliza aprobada',
  poliza_rechazada: 'Póliza rechazada',
} as const

/** The history section of a document's page. */
export const historyTexts = {
  title: fields.history,
  none: 'Aún no hay cambios registrados.',
  byLoad: 'Sistema de la compañía',
  byPortal: 'Portal',
  byCompany: '{actor} (compañía)',
  unknownCompany: fields.theCompany,
  change: '{campo}: {antes} → {despues}',
  nothing: 'sin dato',
  newest: 'Se muestran los {n} cambios más recientes.',
  files: 'Archivos:',
} as const

/** The labels of the fields in a history. */
export const fieldTexts: Readonly<Record<string, string>> = {
  estado: fields.state,
  estado_programacion_pago: fields.paymentState,
  motivo: fields.reason,
  fecha_vencimiento: fields.dueDate,
  fecha_estimada_pago: fields.estimatedPayment,
  fecha_aceptada: fields.acceptanceDate,
  fecha_causada: 'Fecha de causación',
  fecha_programada: 'Fecha de programación',
  fecha_pagada: fields.paymentDate,
  fecha_pago: fields.paymentDate,
  fecha_entrega: 'Fecha de entrega',
  valor_facturado: fields.invoicedValue,
  saldo_total: fields.balance,
  valor_neto: fields.netValue,
  valor_pagado: fields.paidValue,
  valor_nota: fields.noteValue,
  valor_aplicado: states.applied,
  recibido_pct: states.recibido,
  facturado_pct: fields.invoiced,
  direccion_entrega: 'Dirección de entrega',
  condicion_pago: 'Condición de pago',
  oc_relacionada: fields.purchaseOrder,
  cantidad: fields.quantity,
  precio: 'Precio',
  fecha_inicio: 'Fecha de inicio',
  fecha_fin: 'Fecha de fin',
  valor: fields.value,
  valor_ejecutado: states.executed,
  supervisor: 'Supervisor',
  interventor: 'Interventor',
  forma_pago: 'Forma de pago',
}
