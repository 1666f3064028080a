import * as fields from '../core/words/field-texts.ts'

/** What is said of an uploaded file that is no draft. */
export const readTexts = {
  paperAlone:
    'Es solo la representación gráfica. Adjunte el XML o el ZIP que le entrega su proveedor tecnológico.',
  paperOfNone: 'El archivo no corresponde a ninguna factura. Adjúntelo como anexo de su factura.',
  nothing: 'El archivo no contiene una factura electrónica.',
  known: 'Esta factura ya está radicada con el número {radicado}.',
  annexMissing: 'Falta el anexo «{anexo}»: adjúntelo antes de radicar.',
  annexOnly:
    'Con una cuenta de cobro solo se envían anexos: partes llamadas «anexo» o «anexo:» y el nombre del anexo.',
  annexOfNone: 'Envíe los anexos con una sola factura que todavía se pueda radicar.',
  stays: 'No se radicó. Corrija lo que se indica y envíela de nuevo.',
  noFiles: 'Adjunte al menos un archivo XML o ZIP.',
  severalCorrections: 'Adjunte una sola factura para corregir la devuelta.',
} as const

/** The match with the order, in sentences. */
export const matchTexts = {
  cuadra: 'Cuadra con la orden {orden}.',
  dentro_de_tolerancia: 'Difiere de la orden {orden} dentro de la tolerancia de la compañía.',
  difiere: 'No cuadra con la orden {orden}. Revise las líneas señaladas.',
  proposed: 'La {clase} no cita una orden; por su valor y su fecha corresponde a la {orden}.',
  unknown: 'La orden {orden} que cita la {clase} no está entre sus órdenes de compra.',
  none: 'La {clase} no cita una orden y ninguna pendiente tiene su valor.',
  currency: 'La orden {orden} está en otra moneda.',
  lines: {
    cantidad: 'Cobra {cantidad} y la orden tiene {pendiente} por facturar.',
    entrada: 'Cobra {cantidad} y hay {recibida} con entrada sin facturar.',
    precio: 'Cobra {valor} y, a los precios de la orden, son {esperado}.',
    none: 'No corresponde a ninguna línea de la orden.',
  },
} as const

/** When an invoice counts and is paid, in a sentence. */
export const timingTexts = {
  cutoff: 'Entra al corte de {mes}, que cierra el {corte}.',
  month: 'Se cuenta en {mes}.',
  pays: 'Pago estimado: {fecha}.',
} as const

/** The estimate of withholdings. */
export const estimateTexts = {
  note: 'Valor estimado con las tarifas generales. La compañía define las retenciones al causar la {clase}.',
  ica: 'El ReteICA de {municipio} se estimó al {tarifa} ‰, desde {uvt} UVT.',
  icaUnknown: 'No incluye ReteICA: la compañía no ha registrado la tarifa de {municipio}.',
  icaNowhere: 'No incluye ReteICA: no se conoce el municipio de la sucursal.',
  noIca: 'Sin ReteICA, por ser del Régimen Simple.',
} as const

/** The acknowledgement that is mailed to the sender. */
export const invoiceMailTexts = {
  subject: '{company}: {clase} {numero} radicada con el número {radicado}',
  title: 'Recibimos su {clase}',
  intro: '{company} recibió la {clase} {numero} el {fecha}. Conserve el número de radicado.',
  radicado: fields.filingNumber,
  invoice: '{Clase}',
  order: fields.purchaseOrder,
  value: fields.value,
  see: 'Ver la {clase}',
} as const

/** The acknowledgement as PDF. */
export const acknowledgementTexts = {
  title: 'Constancia de radicación {radicado}',
  file: 'constancia-de-radicacion',
  subtitle: 'Recibida el {fecha}',
  total: fields.totalValue,
  cufe: fields.cufe,
  issued: 'Fecha de la {clase}',
  order: fields.purchaseOrder,
  sentBy: fields.handedInBy,
  version: 'Versión del documento',
  files: fields.files,
  note: 'Esta constancia prueba la recepción de la {clase} en el portal de {company}. No implica su aceptación.',
} as const

/** The rules by which a company decides about invoices: as its trail names each, and what the supplier of a returned one reads. */
export const intakeRuleTexts = {
  returning: {
    sin_orden: 'No cita una orden de compra del proveedor',
    supera_orden: 'Supera en más de {porcentaje} % lo que la orden {orden} tiene por facturar',
    falta_anexo: 'Falta un anexo que se pide ({anexos})',
    advertencia: 'Una revisión del documento advierte algo',
  },
  returned: {
    sin_orden: 'No cita una orden de compra que esté a su nombre.',
    supera_orden: 'Cobra {valor} y, a los precios de la orden {orden}, quedan {pendiente} por facturar.',
    falta_anexo: 'Falta lo que se pide como anexo: {anexos}.',
  },
  matched: 'Cuadra con la orden {orden}, con diferencia de hasta {porcentaje} % y valor de hasta {valor}',
} as const
