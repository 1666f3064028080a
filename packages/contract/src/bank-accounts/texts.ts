import * as actions from '../core/words/action-texts.ts'
import * as fields from '../core/words/field-texts.ts'
import * as places from '../core/words/place-texts.ts'
import * as states from '../core/words/state-texts.ts'
import * as sentences from '../core/words/sentence-texts.ts'

/** The names of the account kinds. */
export const bankAccountKindTexts = {
  ahorros: 'Ahorros',
  corriente: states.current,
  deposito_electronico: 'Depósito electrónico',
} as const

/** The events of a change of account, for its history. */
export const bankEventTexts = {
  solicitado: 'Se pidió el cambio',
  aprobado_1: 'Una persona de la compañía lo verificó',
  aprobado_2: 'Otra persona de la compañía lo aprobó',
  aplicado: 'La cuenta nueva quedó en uso',
  rechazado: 'La compañía lo rechazó',
  cancelado: 'Se canceló',
  vencido: 'Venció sin decisión de la compañía',
  archivo_alterado: 'El archivo guardado no es el que se aprobó: no se aplicó',
} as const

/** The state of an approved change, with the end of its hold. */
export const bankStateTexts = { onHold: '{state} (en espera hasta {fecha})' } as const

/** The tab 'Cuentas bancarias' of the profile. */
export const bankAccountTexts = {
  title: places.bankAccounts,
  intro:
    'Cuentas en las que le paga {company}. Por seguridad solo se muestran los cuatro últimos dígitos y solo las ven los usuarios principales.',
  inUse: 'Cuentas en uso',
  noneText:
    'Para que le paguen por transferencia, pida el registro de su cuenta con la certificación del banco.',
  branch: fields.branch,
  branches: fields.branches,
  bank: fields.bank,
  kind: fields.accountKind,
  account: fields.bankAccount,
  holder: fields.holder,
  since: 'En uso desde',
  noAccount: 'Sin cuenta registrada',
  lastPayment: 'Último pago',
  lastPaymentTo: '{comprobante} del {fecha}, a {cuenta}',
  otherAccount:
    'El pago {comprobante} del {fecha} se hizo a {banco} {cuenta}, que no es la cuenta en uso. Si no lo reconoce, comuníquese con la compañía.',
  ask: 'Solicitar cambio',
  askAgain: 'Ya hay un cambio en curso para todas sus sucursales. Cuando termine podrá pedir otro.',
  hidden: 'Todavía no puede ver las cuentas bancarias',
  hiddenText:
    'Usted es usuario principal desde hace menos de {horas} horas. Para proteger los pagos de su empresa, podrá ver las cuentas, registrar la primera o pedir un cambio desde el {desde}.',
  underWay: 'Cambio {numero}',
  earlier: 'Cambios anteriores',
  number: fields.number,
  ended: 'Terminó',
  state: fields.state,
  newAccount: fields.newAccount,
  oldAccount: fields.currentAccount,
  askedBy: fields.askedBy,
  askedByAt: '{persona}, el {fecha}',
  certificate: fields.bankCertificate,
  certificateOf: 'Expedida el {fecha}',
  download: 'Descargar certificación',
  reason: fields.reason,
  why: 'Por qué terminó',
  steps: 'Pasos del cambio',
  step: {
    done: states.done,
    current: 'en curso',
    stopped: 'detenido',
    todo: 'pendiente',
  },
  asked: fields.asked,
  reviewed: 'Verificado por la compañía',
  reviewedNote:
    'Dos personas distintas revisan el cambio; suelen llamar al teléfono que la compañía ya conocía de su empresa.',
  waits: 'En espera de {horas} {horas:hora|horas}',
  waitsUntil: 'Hasta el {fecha}. Mientras tanto los pagos se siguen haciendo a la cuenta actual.',
  applied: 'Cuenta nueva en uso',
  history: fields.history,
  historyBy: { proveedor: '{persona}', compania: fields.theCompany, portal: 'El portal' },
  cancel: 'Cancelar el cambio',
  cancelTitle: 'Cancelar el cambio {numero}',
  cancelText:
    'Los pagos se siguen haciendo a la cuenta actual. Este cambio no se puede retomar: tendría que pedir otro.',
  cancelYes: 'Sí, cancelar el cambio',
  cancelNo: actions.goBack,
  cancelled: 'El cambio {numero} quedó cancelado',
  close: actions.close,
  form: {
    title: 'Solicitar el cambio de cuenta',
    intro:
      'Se avisará a todos los usuarios principales y al contacto que la compañía ya conoce. Dos personas de la compañía verifican el cambio; si lo aprueban, se aplica {horas} {horas:hora|horas} después.',
    required: 'Los campos con asterisco son obligatorios.',
    branches: 'Sucursales a las que se aplica',
    bank: fields.bank,
    chooseBank: 'Elija el banco',
    kind: fields.accountKind,
    chooseKind: 'Elija el tipo',
    number: fields.accountNumber,
    numberHint: 'De 6 a 20 dígitos, con o sin espacios y guiones.',
    repeat: 'Repita el número de cuenta',
    repeatHint: 'Escríbalo de nuevo desde la certificación, sin copiarlo del campo anterior.',
    holder: 'Titular según la certificación',
    holderHint: 'Debe ser {nombre}.',
    holderNit: 'NIT o documento del titular',
    holderNitHint: 'Con su dígito de verificación, como {nit}.',
    issued: 'Fecha de la certificación',
    issuedHint: '{dias:Del último|De los últimos} {dias} {dias:día|días}.',
    file: fields.bankCertificate,
    chooseFile: actions.chooseFile,
    fileHint: 'PDF, JPG o PNG de hasta {megas} MB, expedida por el banco.',
    motive: 'Motivo del cambio (opcional)',
    factorNeeded:
      'Para pedir un cambio de cuenta necesita un segundo factor. Actívelo en Seguridad y vuelva a esta página: lo que escriba se conserva.',
    factorOpen: 'Activar el segundo factor',
    newTab: 'se abre en otra pestaña',
    send: 'Enviar solicitud',
    back: 'Volver sin enviar',
    sent: 'La solicitud {numero} quedó registrada',
    sentText: 'Le avisaremos por correo en cada paso.',
  },
  faults: {
    branches: sentences.chooseBranch,
    bank: 'Elija el banco.',
    kind: 'Elija el tipo de cuenta.',
    number: 'Ingrese de 6 a 20 dígitos, como aparecen en la certificación.',
    repeat: 'No coincide con el número de arriba. Compare los dos con la certificación.',
    holder: 'Ingrese el titular como aparece en la certificación.',
    holderLong: 'Escriba hasta {n} caracteres.',
    holderOther: 'La cuenta debe estar a nombre de {nombre}. No se admiten cuentas de terceros.',
    holderLookAlike:
      'El nombre tiene letras o signos que no son del alfabeto español. Escríbalo de nuevo con el teclado, sin copiarlo y pegarlo.',
    nit: 'Ingrese el NIT o documento del titular.',
    nitWrong: 'El número no es válido. Revise los dígitos y el dígito de verificación.',
    nitDigit: 'El dígito de verificación no corresponde al número. Revíselo en la certificación.',
    nitOther: 'No es el NIT de {nombre}. No se admiten cuentas de terceros.',
    issued: 'Ingrese la fecha en que el banco expidió la certificación.',
    issuedFuture: 'La fecha es posterior a hoy. Ingrese la fecha de la certificación.',
    issuedOld: 'La certificación tiene más de {dias} días. Pida una nueva a su banco.',
    file: 'Adjunte la certificación bancaria.',
    fileType: '«{name}» no es un PDF, JPG ni PNG válido. Adjunte la certificación en uno de esos formatos.',
    motive: 'Escriba hasta {n} caracteres.',
  },
} as const

/** The states of an approver. */
export const approverStateTexts = {
  por_confirmar: 'Por confirmar',
  en_espera: states.waiting,
  vigente: states.inForce,
  sin_factor: 'Sin segundo factor',
  por_renombrar: 'Debe volver a nombrarse',
} as const

/** The start of an approver's right. */
export const approverCountsText = 'vigente desde el {fecha}'
