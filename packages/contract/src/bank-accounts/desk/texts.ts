import { bankCommandTexts } from '../cli-texts.ts'
import { approverCountsText, approverStateTexts } from '../texts.ts'
import * as actions from '../../core/words/action-texts.ts'
import * as fields from '../../core/words/field-texts.ts'
import * as places from '../../core/words/place-texts.ts'
import * as sentences from '../../core/words/sentence-texts.ts'

/** The changes of bank accounts, and who approves them. */
export const bankDeskTexts = {
  title: places.bankAccounts,
  description:
    'Cambios de cuenta que piden los proveedores. Cada uno lo verifican y aprueban dos personas distintas, y espera 48 horas antes de aplicarse.',
  search: 'Buscar por número, proveedor o NIT',
  date: fields.asked,
  table: 'Cambios de cuenta',
  neverAny: 'Ningún proveedor ha pedido un cambio de cuenta.',
  neverAnyHint:
    'Cuando un usuario Master lo pida desde su perfil, aparece aquí con la certificación del banco.',
  numero: fields.number,
  proveedor: fields.supplier,
  nit: fields.nit,
  cuenta: fields.newAccount,
  aprobaciones: 'Aprobaciones',
  desde: fields.asked,
  se_aplica: 'Se aplica',
  estado: fields.state,
  ofTwo: '{n} de 2',
  facts: 'El cambio',
  branches: fields.branches,
  current: fields.currentAccount,
  noAccount: 'Ninguna registrada',
  holder: fields.holder,
  issued: 'Certificación del',
  asked: fields.askedBy,
  from: 'Desde la dirección',
  reason: fields.reason,
  why: 'Por qué terminó',
  warningsTitle: 'Revise con cuidado',
  warnings: bankCommandTexts.warnings,
  contactsTitle: 'Contactos que la compañía ya conocía',
  contactsHint: 'Llame a uno de estos, nunca a los de la solicitud.',
  noContacts: 'La compañía no tiene contactos de este proveedor. Búsquelos en otra fuente antes de aprobar.',
  verificationsTitle: 'Quién lo verificó',
  noVerifications: 'Nadie todavía.',
  certificate: fields.bankCertificate,
  hold: 'Aprobado. Se aplica desde el {fecha}; hasta entonces se paga a la cuenta actual y todavía se puede rechazar.',
  approve: actions.approve,
  reject: actions.reject,
  approveTitle: 'Aprobar el cambio {numero}',
  approveFirst:
    'Es la primera de dos aprobaciones. Compruebe la cuenta con un contacto que la compañía ya conocía y escriba el código que llega a su correo.',
  approveSecond:
    'Es la segunda aprobación: con ella empiezan las 48 horas de espera. Compruebe la cuenta por su lado y escriba el código que llega a su correo.',
  seeNumber: 'Ver el número completo',
  numberUnreadable:
    'El número se guardó con otra clave de esta instalación y no se puede leer. Pídale al proveedor que haga la solicitud de nuevo.',
  sendCode: 'Enviarme un código',
  codeSent: 'El código se envió a {correo}.',
  code: 'Código de su correo',
  codeHint:
    'Son ocho cifras, en dos grupos de cuatro. El código vale {minutos} {minutos:minuto|minutos} y sirve para una sola decisión.',
  how: 'Cómo lo verificó',
  howHint: 'A quién llamó, a qué número conocido y qué confirmó. Queda en la historia.',
  confirmApprove: 'Aprobar el cambio',
  approvedFirst: 'Quedó la primera aprobación de {numero}. Falta la de otra persona.',
  approvedSecond:
    '{numero} quedó aprobado. Se aplica en 48 horas; hasta entonces se paga a la cuenta actual.',
  rejectTitle: 'Rechazar el cambio {numero}',
  rejectIntro: 'El proveedor recibe el motivo y se sigue pagando a la cuenta actual.',
  rejectReason: 'Motivo que leerá el proveedor',
  confirmReject: 'Rechazar el cambio',
  rejected: 'El cambio {numero} quedó rechazado y el proveedor recibió el motivo.',
  decisor: {
    puede: '',
    ya_aprobo: 'Usted ya aprobó este cambio. Falta la aprobación de otra persona.',
    no_nombrado: 'Usted no está entre las personas que aprueban cambios de cuenta.',
    nombrado_despues:
      'Su nombramiento empezó a valer después de esta solicitud: podrá decidir sobre las siguientes.',
    sin_factor: 'Para decidir necesita un segundo factor. Actívelo en Mi cuenta y vuelva a entrar aquí.',
    acceso_nuevo:
      'Su correo o su segundo factor cambió hace menos de 48 horas: podrá decidir después de ese plazo.',
    del_proveedor: 'Usted es persona o contacto de este proveedor: no puede decidir.',
  },
  approversTitle: 'Quién aprueba',
  approversHint:
    'Dos de estas personas aprueban cada cambio. A quien propone un administrador lo confirma otro aprobador o el operador, y decide sobre lo que se pida desde 48 horas después. De cada paso reciben un correo los aprobadores, los administradores y el operador.',
  approversFew: 'Hacen falta al menos dos personas vigentes: sin ellas ningún cambio se puede aprobar.',
  approverStates: approverStateTexts,
  proposedBy: 'Propuesto por {quien} el {fecha}',
  confirmedBy: 'confirmado por {quien}',
  countsFrom: approverCountsText,
  leaves: 'se retira el {fecha}, lo pidió {quien}',
  noFactor: 'no puede decidir hasta que active su segundo factor',
  nobody: 'el correo no es de nadie del equipo: no puede decidir',
  addApprover: 'Proponer a',
  chooseApprover: 'Elija a una persona del equipo',
  withoutFactor: '{persona} (sin segundo factor)',
  named: 'Propuso a {nombre}. Falta que otro aprobador o el operador lo confirme.',
  confirm: 'Confirmar a {nombre}',
  confirmTitle: '¿Confirmar a {nombre}?',
  confirmBody:
    'Podrá aprobar los cambios de cuenta que se pidan desde 48 horas después. Confírmelo solo si usted sabe que es la persona y que lo acordaron.',
  confirmNow: 'Confirmar',
  confirmed: '{nombre} quedó confirmado y vale dentro de 48 horas.',
  rejectNaming: 'Rechazar a {nombre}',
  rejectedNaming: '{nombre} no aprobará cambios de cuenta.',
  remove: 'Retirar a {nombre}',
  removeTitle: '¿Retirar a {nombre}?',
  removeBody:
    'Sigue aprobando durante 48 horas y después deja de hacerlo. Lo que aprobó se conserva, y todos reciben un correo.',
  removeNowBody:
    'Deja de aprobar cambios de cuenta desde ya. Lo que aprobó se conserva, y todos reciben un correo.',
  confirmRemove: actions.withdraw,
  removed: 'Se pidió retirar a {nombre}. Todos recibieron un correo.',
  cancel: actions.goBack,
  refusals: {
    'not-approver': 'Usted no está nombrado para aprobar cambios de cuenta.',
    'too-new':
      'Su nombramiento empezó a valer después de esta solicitud: podrá decidir sobre las siguientes.',
    'no-factor': 'Para decidir necesita un segundo factor. Actívelo en Mi cuenta y vuelva a intentarlo.',
    'new-access':
      'Su correo o su segundo factor cambió hace menos de 48 horas. Mientras tanto no puede decidir sobre cambios de cuenta.',
    'too-many-codes':
      'Ya se enviaron los códigos que se permiten en una hora. Pida otro desde el {fecha}, o use el último que recibió.',
    'code-locked':
      'Se escribieron cinco códigos equivocados. Usted no puede decidir sobre este cambio hasta el {fecha}; los demás aprobadores recibieron un correo.',
    'of-supplier': 'Usted es persona o contacto de ese proveedor: no puede decidir.',
    'same-person': 'Usted ya aprobó este cambio. Debe aprobar otra persona.',
    'file-changed':
      'El archivo guardado no es el que llegó con la solicitud: no se aprobó. Avise a seguridad.',
  },
  namingRefusals: {
    'may-not': 'Esto lo hace un aprobador vigente o el operador de la instalación.',
    'not-staff': 'Esta persona no atiende cuentas bancarias en la administración. Elija otra.',
    'no-factor':
      'Esta persona no tiene un segundo factor. Pídale que lo active en Mi cuenta y vuelva a proponerla.',
    'no-own-factor': 'Para confirmar necesita un segundo factor. Actívelo en Mi cuenta.',
    known: 'Esta persona ya está propuesta o nombrada.',
    oneself: 'Debe confirmarlo otra persona: no quien lo propuso ni la persona misma.',
    unknown: 'Esta persona no está propuesta ni nombrada. Actualice la página.',
    'not-waiting': 'Otra persona ya lo hizo. Actualice la página.',
  },
  faults: {
    code: 'Escriba las ocho cifras del código.',
    codeNone: 'No hay un código vigente. Pida uno nuevo.',
    codeLocked:
      'Se escribieron cinco códigos equivocados. Durante un día usted no puede decidir sobre este cambio; los demás aprobadores recibieron un correo.',
    codeWrong: 'El código no es el que se envió a su correo. Revíselo.',
    how: 'Escriba cómo lo verificó, con al menos 10 letras.',
    reason: 'Escriba el motivo, con al menos 10 letras.',
    long: sentences.textTooLong,
    email: 'Elija a una persona del equipo.',
  },
} as const
