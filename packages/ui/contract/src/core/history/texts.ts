/** What may happen to a document, one sentence each; what the person wrote stands below it. */
export const eventTexts = {
  registrado: 'Publicado en el portal',
  cambio: 'Datos actualizados por la compañía',
  vista: 'Vista por el proveedor',
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
} as const

/** The section of a document's page that tells its history. */
export const historyTexts = {
  title: 'Historial',
  none: 'Aún no hay cambios registrados.',
  byLoad: 'Sistema de la compañía',
  byPortal: 'Portal',
  byCompany: '{actor} (compañía)',
  unknownCompany: 'La compañía',
  change: '{campo}: {antes} → {despues}',
  nothing: 'sin dato',
  newest: 'Se muestran los {n} cambios más recientes.',
  files: 'Archivos:',
} as const

/** What the fields that a history tells are called. */
export const fieldTexts: Readonly<Record<string, string>> = {
  estado: 'Estado',
  estado_programacion_pago: 'Estado del pago',
  motivo: 'Motivo',
  fecha_vencimiento: 'Fecha de vencimiento',
  fecha_estimada_pago: 'Pago estimado',
  fecha_aceptada: 'Fecha de aceptación',
  fecha_causada: 'Fecha de causación',
  fecha_programada: 'Fecha de programación',
  fecha_pagada: 'Fecha de pago',
  fecha_pago: 'Fecha de pago',
  fecha_entrega: 'Fecha de entrega',
  valor_facturado: 'Valor facturado',
  saldo_total: 'Saldo',
  valor_neto: 'Valor neto',
  valor_pagado: 'Valor pagado',
  valor_nota: 'Valor nota',
  valor_aplicado: 'Aplicado',
  recibido_pct: 'Recibido',
  facturado_pct: 'Facturado',
  direccion_entrega: 'Dirección de entrega',
  condicion_pago: 'Condición de pago',
  oc_relacionada: 'Orden de compra',
  cantidad: 'Cantidad',
  precio: 'Precio',
}
