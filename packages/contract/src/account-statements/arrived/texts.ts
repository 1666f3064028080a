import * as fields from '../../core/words/field-texts.ts'
import * as states from '../../core/words/state-texts.ts'

/** Texts of "¿Llegó mi factura?". */
export const arrivedTexts = {
  title: '¿Llegó mi factura?',
  description: 'Busque por el número de su factura o por su CUFE, aunque no aparezca en los saldos.',
  question: 'Número de factura o CUFE',
  hint: 'Como aparece en su factura, por ejemplo FE-1024. El CUFE son los 96 caracteres que están bajo el código QR; también puede pegar la dirección del QR.',
  ask: 'Consultar',
  empty: 'Ingrese el número de su factura o su CUFE.',
  brokenCufe:
    'Un CUFE tiene 96 caracteres y este tiene {n}. Cópielo completo o busque por el número de la factura.',
  tooLong: 'El texto es demasiado largo. Ingrese solo el número de la factura o su CUFE.',
  asking: 'Consultando…',
  answer: fields.answer,
  yes: 'Sí, la factura {numero} llegó.',
  yesSeveral: 'Sí: hay {n} {n:factura|facturas} con ese número.',
  refused: 'La factura {numero} llegó y fue rechazada.',
  received: states.received,
  own: 'Fecha de su factura',
  branch: fields.branch,
  value: fields.invoicedValue,
  balance: 'Saldo pendiente',
  open: fields.seeInvoice,
  no: 'La compañía no tiene registrada la factura {numero}.',
  noCufe: 'La compañía no tiene registrada una factura con ese CUFE.',
  noYet: 'Es posible que sea posterior a la última actualización del portal ({frescura}).',
  otherBranches: 'Está viendo solo {branch}. Elija todas las sucursales arriba para buscar en las demás.',
  whatToDo: 'Qué hacer',
  checkNumber: 'Revise el número: debe ser el de su factura, con su prefijo.',
  tryCufe: 'Busque también por el CUFE: el número puede haberse registrado de otra forma.',
  tryNumber: 'Busque también por el número: es posible que la compañía no registre el CUFE.',
  checkDian: 'Compruebe que la DIAN la haya validado.',
  dian: 'Consultar el CUFE en la DIAN',
  newTab: 'se abre en otra pestaña',
  sendTo:
    'Si no la ha enviado, o si pasó más de un día hábil desde que la envió, radíquela en la recepción de facturas:',
  mail: 'Correo de recepción',
  address: fields.address,
  hours: fields.hours,
  notes: 'Indicaciones',
  noReception:
    'La compañía no ha informado aquí su correo de recepción. Solicítelo por el formulario de contacto.',
} as const
