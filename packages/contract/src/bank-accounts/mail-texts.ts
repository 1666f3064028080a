import * as actions from '../core/words/action-texts.ts'
import * as fields from '../core/words/field-texts.ts'

/** The mails to a supplier's users about a change of its bank account. */
export const bankChangeMailTexts = {
  number: fields.request,
  supplier: fields.supplier,
  branches: fields.branches,
  newAccount: fields.newAccount,
  oldAccount: fields.currentAccount,
  noAccount: 'Ninguna registrada',
  askedBy: fields.askedBy,
  askedAt: fields.date,
  reason: fields.reason,
  appliesAt: 'Se aplica desde',
  account: '{banco} · {tipo} · {cuenta}',
  look: 'Revisar o cancelar el cambio',
  see: 'Ver en el portal',
  recognise: 'Si usted reconoce el cambio, no tiene que hacer nada.',
  unknown:
    'Si no lo reconoce, cancélelo con el botón: no necesita iniciar sesión. Después cambie las contraseñas de su empresa en el portal y llame a {company} a un teléfono que ya conozca.',
  never:
    '{company} nunca le pedirá por correo ni por teléfono su contraseña ni sus códigos. No responda este correo con datos bancarios.',
  asked: {
    subject: '{numero}: se pidió cambiar la cuenta bancaria de {proveedor}',
    title: 'Se pidió cambiar su cuenta bancaria',
    text: '{persona} pidió que {company} pague a {proveedor} en otra cuenta. Dos personas de la compañía verificarán la solicitud; si la aprueban, el cambio se aplica {horas} {horas:hora|horas} después. Mientras tanto los pagos se siguen haciendo a la cuenta actual.',
  },
  approved: {
    subject: '{numero}: el cambio de cuenta de {proveedor} se aplica desde el {fecha}',
    title: 'Se aprobó el cambio de su cuenta bancaria',
    text: '{company} aprobó el cambio. Desde el {fecha} le pagará en la cuenta nueva. Hasta entonces los pagos se siguen haciendo a la cuenta actual y cualquier usuario principal puede cancelar el cambio.',
  },
  applied: {
    subject: '{numero}: {company} ya paga a {proveedor} en la cuenta nueva',
    title: 'Su cuenta nueva está en uso',
    text: 'Terminó la espera de {horas} {horas:hora|horas} y el cambio no se canceló. Los próximos pagos de {company} se harán a la cuenta nueva.',
    unknown: 'Si no lo reconoce, llame ahora a {company} a un teléfono que ya conozca.',
  },
  rejected: {
    subject: '{numero}: {company} no aprobó el cambio de cuenta de {proveedor}',
    title: 'No se aprobó el cambio de su cuenta bancaria',
    text: 'Los pagos se siguen haciendo a la cuenta actual. Si necesita el cambio, corrija lo que indica el motivo y haga una solicitud nueva.',
  },
  cancelled: {
    subject: '{numero}: se canceló el cambio de cuenta de {proveedor}',
    title: 'Se canceló el cambio de su cuenta bancaria',
    text: 'Los pagos se siguen haciendo a la cuenta actual. Si nadie de su empresa había pedido el cambio, cambie las contraseñas en el portal y llame a {company}.',
  },
  expired: {
    subject: '{numero}: venció la solicitud de cambio de cuenta de {proveedor}',
    title: 'Venció la solicitud de cambio de cuenta',
    text: '{dias:Pasó|Pasaron} {dias} {dias:día|días} sin que la compañía aprobara la solicitud. Los pagos se siguen haciendo a la cuenta actual. Si todavía necesita el cambio, haga una solicitud nueva con una certificación reciente.',
  },
  stopped: {
    subject: '{numero}: no se aplicó el cambio de cuenta de {proveedor}',
    title: 'No se aplicó el cambio de su cuenta bancaria',
    text: 'El portal detuvo el cambio porque la certificación guardada no es la que se aprobó. Los pagos se siguen haciendo a la cuenta actual. La compañía recibió un aviso.',
  },
} as const

/** The mail to a supplier's users that the ERP has another account than the one in use. */
export const bankDifferenceMailTexts = {
  subject: '{company} recibió de su sistema contable otra cuenta de {proveedor}',
  title: 'El sistema contable registra otra cuenta bancaria',
  text: 'El sistema contable de {company} registra para {sucursal} una cuenta distinta de la que está en uso en el portal. La cuenta en uso no cambió: una carga de datos no puede cambiarla.',
  other: 'Cuenta que llegó',
  unknown: 'Si no la reconoce, llame a {company} a un teléfono que ya conozca.',
} as const

/** The mails to the company's approvers. */
export const bankReviewMailTexts = {
  subject: '{numero}: verificar el cambio de cuenta de {proveedor}',
  title: 'Un proveedor pidió cambiar su cuenta bancaria',
  text: 'Verifíquelo con el proveedor en un teléfono que la compañía ya conocía, nunca en uno que venga en la solicitud o en un correo reciente. Deben aprobarlo dos personas distintas; cada una decide con su código en la administración del portal.',
  open: actions.seeRequest,
  nit: fields.nit,
  code: 'Su código',
  codeOnce:
    'El código es personal, sirve para una sola decisión y vence en {minutos} {minutos:minuto|minutos}, el {vence}. Si ya venció, pida otro en la administración con «Enviarme un código». No lo comparta con nadie.',
  nobody:
    'La compañía no tiene aprobadores de cuentas bancarias. Pida a quien administra el portal que los nombre; podrán aprobar las solicitudes siguientes.',
  proposed: {
    subject: 'Propusieron a {persona} para aprobar cambios de cuentas bancarias',
    title: 'Propusieron a una persona para aprobar cambios de cuentas',
    text: '{operador} propuso que {persona} ({correo}) apruebe los cambios de cuentas bancarias de los proveedores. Todavía no puede: debe confirmarlo otro aprobador o el operador de la instalación.',
  },
  confirmed: {
    subject: '{persona} aprobará cambios de cuentas bancarias desde el {fecha}',
    title: 'Hay una persona más que aprueba cambios de cuentas',
    text: '{operador} confirmó a {persona} ({correo}). Podrá aprobar las solicitudes que lleguen después del {fecha}.',
  },
  rejected: {
    subject: 'No se nombró a {persona} para aprobar cambios de cuentas bancarias',
    title: 'No se nombró al aprobador propuesto',
    text: '{operador} rechazó que {persona} ({correo}) apruebe cambios de cuentas bancarias.',
  },
  leaving: {
    subject: '{persona} dejará de aprobar cambios de cuentas bancarias el {fecha}',
    title: 'Pidieron retirar a una persona que aprueba cambios de cuentas',
    text: '{operador} pidió retirar a {persona} ({correo}). Sigue aprobando hasta el {fecha}.',
  },
  removed: {
    subject: '{persona} ya no aprueba cambios de cuentas bancarias',
    title: 'Una persona dejó de aprobar cambios de cuentas',
    text: '{operador} retiró a {persona} ({correo}). Ya no aprueba cambios de cuentas bancarias.',
  },
  closed: {
    subject: '{numero}: se escribieron códigos incorrectos en nombre de {persona}',
    title: 'Códigos incorrectos al decidir sobre un cambio de cuenta',
    text: 'En la solicitud {numero} de {proveedor} se escribieron cinco códigos incorrectos en nombre de {correo}. Esa persona no podrá decidir sobre la solicitud durante un día.',
  },
  unexpected:
    'Si usted no lo esperaba, llame de inmediato a quien administra el portal, a un teléfono que ya conozca.',
} as const
