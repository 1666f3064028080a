import * as actions from '../core/words/action-texts.ts'
import * as fields from '../core/words/field-texts.ts'

/** The acts of suppliers, for the document's page and its history. */
export const actTexts = {
  confirmar: 'Orden confirmada',
  novedad: 'Novedad reportada',
  aceptar: 'Nota débito aceptada',
  objetar: 'Nota débito objetada',
  diferencia: 'Diferencia reportada',
} as const

/** The states of a supplier's report at the company (not those of the document). */
export const actStateTexts: Readonly<Record<'objetar' | 'novedad', Readonly<Record<string, string>>>> = {
  objetar: {
    pendiente: 'Objeción pendiente',
    aceptada: 'Objeción aceptada',
    rechazada: 'Objeción rechazada',
    retirada: 'Objeción retirada',
  },
  novedad: {
    pendiente: 'Novedad pendiente',
    aceptada: 'Novedad aceptada',
    rechazada: 'Novedad rechazada',
    contrapropuesta: 'Novedad con contrapropuesta',
    parcial: 'Novedad aceptada en parte',
    retirada: 'Novedad retirada',
  },
}

/** The problems of a line. */
export const lineProblemTexts = {
  fecha: 'Proponer otra fecha',
  cantidad: 'La cantidad es otra',
  precio: 'El precio es otro',
  entregas: 'Entregar por partes',
  rechazo: 'No podemos entregarla',
  calidad: 'Calidad',
  otra: 'Otro problema',
} as const

/** A line's problem as a sentence. */
export const lineProblemSentences = {
  fecha: 'Propone entregar el {value}',
  cantidad: 'Cantidad: {value}',
  precio: 'Precio: {value}',
  entregas: 'Propone entregar {value}',
  rechazo: 'No puede entregar esta línea',
  calidad: 'Calidad',
  otra: 'Otro problema',
} as const

/** One of several deliveries of a line. */
export const deliveryText = '{cantidad} el {fecha}'

/** The reasons for objecting to a debit note. */
export const objectionMotiveTexts = {
  no_corresponde: 'No corresponde a mi empresa o a esta factura',
  valor: 'El valor no es correcto',
  precio_acordado: 'El precio era el acordado',
  devolucion_no_recibida: 'No hemos recibido la mercancía devuelta',
  ya_descontada: 'Ya se había descontado',
  otro: 'Otro motivo',
} as const

/** The panel and the forms of acts. */
export const actFormTexts = {
  panel: 'Su respuesta a la compañía',
  confirm: 'Confirmar la orden',
  confirmTitle: 'Confirmar la orden {numero}',
  confirmIntro:
    'Usted confirma que recibió la orden y que la entregará en las cantidades, los precios y las fechas indicados.',
  report: 'Proponer fecha o reportar un problema',
  reportTitle: 'Reportar una novedad en la orden {numero}',
  reportIntro: 'Marque las líneas que no puede entregar como se pidieron e indique qué propone.',
  accept: 'Aceptar la nota',
  acceptTitle: 'Aceptar la nota débito {numero}',
  acceptIntro: 'Usted acepta que la compañía descuente {valor} de su saldo.',
  object: 'Objetar la nota',
  objectTitle: 'Objetar la nota débito {numero}',
  objectIntro:
    'Explique por qué no está de acuerdo y adjunte los soportes. La compañía responderá en Consultas a la compañía.',
  difference: 'Reportar una diferencia',
  differenceTitle: 'Reportar una diferencia en la entrada {numero}',
  differenceIntro:
    'Marque las líneas que no coinciden con lo que usted entregó y, si tiene fotos, adjúntelas.',
  motive: fields.reason,
  choose: actions.choose,
  comment: 'Comentario (opcional)',
  reason: 'Explique su objeción',
  files: 'Fotos o archivos (opcional)',
  lines: fields.lines,
  line: 'Línea {linea} · {item}',
  noProblem: 'Sin novedad',
  problem: '¿Qué ocurre?',
  newDate: 'Fecha que propone',
  newQuantity: 'Cantidad correcta',
  newPrice: 'Precio correcto',
  deliveryDate: 'Entrega {n}: fecha',
  deliveryQuantity: 'Entrega {n}: cantidad',
  addDelivery: 'Agregar entrega',
  pending: 'Por entregar: {cantidad} {um}. Las entregas deben sumar esa cantidad.',
  lineComment: 'Comentario de la línea',
  lineFacts: 'Pedida: {cantidad} {um} · Precio: {precio} · Entrega: {fecha}',
  ticketLineFacts: 'Recibida: {cantidad} {um} · Precio: {precio}',
  sameDateForAll: 'Proponer la misma fecha para todas las líneas',
  apply: 'Aplicar a todas',
  send: 'Enviar',
  cancel: actions.cancel,
  close: actions.close,
  done: {
    confirmar: 'La orden quedó confirmada. Avisamos a la compañía.',
    novedad: 'La novedad quedó reportada. Avisamos a la compañía.',
    aceptar: 'La nota débito quedó aceptada. Avisamos a la compañía.',
    objetar: 'La objeción quedó registrada. Avisamos a la compañía.',
    diferencia: 'La diferencia quedó reportada. Avisamos a la compañía.',
  },
  history: 'Sus respuestas',
  by: '{at} · {persona}',
  thread: 'Ver la conversación',
  until: 'Puede objetarla hasta el {fecha}.',
  obstacles: {
    solo_lectura: 'Su usuario es de solo consulta y no puede responder por su empresa.',
    estado: 'Este documento ya no espera respuesta.',
    vencido:
      'El plazo para objetar venció el {fecha}. Si aún no está de acuerdo, pregunte por este documento.',
  },
  faults: {
    required: 'Este dato es obligatorio.',
    motive: 'Elija el motivo de la objeción.',
    comment: 'Explique el problema.',
    date: 'Ingrese la fecha que propone.',
    quantity: 'Ingrese una cantidad, por ejemplo 12,5.',
    price: 'Ingrese un precio, por ejemplo 1.250,50.',
    deliveries:
      'Divida la línea en dos entregas como mínimo y seis como máximo, cada una con fecha y cantidad.',
    deliverySum: 'Las entregas suman {suma} y por entregar hay {cantidad}.',
    deliveryTwice: 'Dos entregas tienen la misma fecha.',
    noLines: 'Marque al menos una línea.',
    manyLines: 'Reporte 500 líneas como máximo a la vez.',
    unknownLine: 'La línea {linea} ya no está en el documento. Recargue la página.',
    pastDate: 'La fecha que propone no puede ser anterior a hoy.',
    long: 'Escriba 4.000 caracteres como máximo.',
    lineLong: 'Escriba 500 caracteres como máximo.',
    malformed: 'Los datos enviados no se pudieron leer. Recargue la página e intente de nuevo.',
  },
} as const

/** The sentences of an act, for the thread and the mails. */
export const actMessageTexts = {
  confirmar: 'Confirmamos la orden con sus cantidades, precios y fechas.',
  novedad: 'Reportamos una novedad en la orden:',
  aceptar: 'Aceptamos la nota débito.',
  objetar: 'Objetamos la nota débito.',
  diferencia: 'Reportamos una diferencia en la entrada:',
  motive: fields.reasonSentence,
  line: 'Línea {linea} · {item}: {problema}.',
} as const
