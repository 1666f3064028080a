import { bankCommandTexts } from '../cli-texts.ts'
import { approverCountsText, approverStateTexts } from '../texts.ts'
import * as actions from '../../core/words/action-texts.ts'
import * as fields from '../../core/words/field-texts.ts'
import * as places from '../../core/words/place-texts.ts'
import * as sentences from '../../core/words/sentence-texts.ts'

/** The changes of bank accounts, and their approvers. */
export const bankDeskTexts = {
  title: places.bankAccounts,
  description:
    'Cambios de cuenta bancaria que piden los proveedores. Dos personas distintas verifican y aprueban cada cambio, que se aplica 48 horas después.',
  search: sentences.searchByNumber,
  date: fields.asked,
  table: 'Cambios de cuenta',
  neverAny: 'Ningún proveedor ha pedido un cambio de cuenta.',
  neverAnyHint: 'Cuando un usuario principal pida un cambio, aparecerá aquí con la certificación del banco.',
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
  noContacts: 'La compañía no tiene contactos de este proveedor. Consígalos por otro medio antes de aprobar.',
  verificationsTitle: 'Verificaciones',
  noVerifications: 'Aún no hay verificaciones.',
  certificate: fields.bankCertificate,
  hold: 'Aprobado. Se aplica desde el {fecha}. Hasta entonces se paga a la cuenta actual y el cambio se puede rechazar.',
  approve: actions.approve,
  reject: actions.reject,
  approveTitle: 'Aprobar el cambio {numero}',
  approveFirst:
    'Es la primera de dos aprobaciones. Compruebe la cuenta con un contacto que la compañía ya conocía y escriba el código que recibió en su correo.',
  approveSecond:
    'Es la segunda aprobación; con ella empiezan las 48 horas de espera. Compruebe la cuenta por su cuenta y escriba el código que recibió en su correo.',
  seeNumber: 'Ver el número completo',
  numberUnreadable:
    'El número no se puede leer porque se guardó con otra clave de la instalación. Pida al proveedor que haga la solicitud de nuevo.',
  sendCode: 'Enviarme un código',
  codeSent: 'El código se envió a {correo}.',
  code: 'Código de su correo',
  codeHint:
    'Ocho cifras, en dos grupos de cuatro. El código vence en {minutos} {minutos:minuto|minutos} y sirve para una sola decisión.',
  how: 'Cómo lo verificó',
  howHint: 'Indique a quién llamó, a qué número y qué confirmó. Queda en el historial.',
  confirmApprove: 'Aprobar el cambio',
  approvedFirst: 'Quedó la primera aprobación de {numero}. Falta la de otra persona.',
  approvedSecond:
    '{numero} quedó aprobado. Se aplica en 48 horas; hasta entonces se paga a la cuenta actual.',
  rejectTitle: 'Rechazar el cambio {numero}',
  rejectIntro: 'El proveedor recibe el motivo. Los pagos se siguen haciendo a la cuenta actual.',
  rejectReason: 'Motivo para el proveedor',
  confirmReject: 'Rechazar el cambio',
  rejected: 'El cambio {numero} quedó rechazado y el proveedor recibió el motivo.',
  decisor: {
    puede: '',
    ya_aprobo: 'Usted ya aprobó este cambio. Falta la aprobación de otra persona.',
    no_nombrado: 'Usted no está entre las personas que aprueban cambios de cuenta.',
    nombrado_despues:
      'Su nombramiento rige desde después de esta solicitud: podrá decidir sobre las siguientes.',
    sin_factor: 'Para decidir necesita un segundo factor. Actívelo en Mi cuenta y vuelva a esta página.',
    acceso_nuevo:
      'Su correo o su segundo factor cambió hace menos de 48 horas: podrá decidir después de ese plazo.',
    del_proveedor: 'No puede decidir porque usted es usuario o contacto de este proveedor.',
  },
  approversTitle: 'Aprobadores',
  approversHint:
    'Dos de estas personas aprueban cada cambio. Un administrador propone al aprobador; otro aprobador o el operador lo confirma. La persona puede decidir sobre las solicitudes que lleguen desde 48 horas después. Los aprobadores, los administradores y el operador reciben un correo en cada paso.',
  approversFew: 'Debe haber al menos dos aprobadores vigentes para aprobar un cambio.',
  approverStates: approverStateTexts,
  proposedBy: 'Propuesto por {quien} el {fecha}',
  confirmedBy: 'confirmado por {quien}',
  countsFrom: approverCountsText,
  leaves: 'se retira el {fecha} a solicitud de {quien}',
  noFactor: 'no puede decidir hasta que active su segundo factor',
  nobody: 'el correo no es de una persona del equipo: no puede decidir',
  addApprover: 'Proponer a',
  chooseApprover: 'Elija a una persona del equipo',
  withoutFactor: '{persona} (sin segundo factor)',
  named: 'Propuso a {nombre}. Falta que otro aprobador o el operador lo confirme.',
  confirm: 'Confirmar a {nombre}',
  confirmTitle: '¿Confirmar a {nombre}?',
  confirmBody:
    'Podrá aprobar los cambios de cuenta que se pidan desde 48 horas después. Confírmelo solo si conoce a la persona y acordaron el nombramiento.',
  confirmNow: 'Confirmar',
  confirmed: '{nombre} quedó confirmado. El nombramiento rige dentro de 48 horas.',
  rejectNaming: 'Rechazar a {nombre}',
  rejectedNaming: '{nombre} no aprobará cambios de cuenta.',
  remove: 'Retirar a {nombre}',
  removeTitle: '¿Retirar a {nombre}?',
  removeBody:
    'Podrá aprobar durante 48 horas más. Sus aprobaciones anteriores se conservan. Todos reciben un correo.',
  removeNowBody:
    'Deja de aprobar cambios de cuenta de inmediato. Sus aprobaciones anteriores se conservan. Todos reciben un correo.',
  confirmRemove: actions.withdraw,
  removed: 'Se solicitó retirar a {nombre}. Todos recibieron un correo.',
  cancel: actions.goBack,
  refusals: {
    'not-approver': 'Usted no está nombrado para aprobar cambios de cuenta.',
    'too-new': 'Su nombramiento rige desde después de esta solicitud: podrá decidir sobre las siguientes.',
    'no-factor': 'Para decidir necesita un segundo factor. Actívelo en Mi cuenta y vuelva a intentarlo.',
    'new-access':
      'Su correo o su segundo factor cambió hace menos de 48 horas. Mientras tanto no puede decidir sobre cambios de cuenta.',
    'too-many-codes':
      'Ya se enviaron los códigos que se permiten en una hora. Pida otro desde el {fecha}, o use el último que recibió.',
    'code-locked':
      'Se escribieron cinco códigos incorrectos. No podrá decidir sobre este cambio hasta el {fecha}; los demás aprobadores recibieron un correo.',
    'of-supplier': 'No puede decidir porque usted es usuario o contacto de ese proveedor.',
    'same-person': 'Usted ya aprobó este cambio. Debe aprobar otra persona.',
    'file-changed':
      'No se aprobó porque el archivo guardado no es el que llegó con la solicitud. Avise al área de seguridad.',
  },
  namingRefusals: {
    'may-not': 'Solo puede hacerlo un aprobador vigente o el operador de la instalación.',
    'not-staff': 'Esta persona no atiende cuentas bancarias en la administración. Elija otra.',
    'no-factor':
      'Esta persona no tiene un segundo factor. Pídale que lo active en Mi cuenta y vuelva a proponerla.',
    'no-own-factor': 'Para confirmar necesita un segundo factor. Actívelo en Mi cuenta.',
    known: 'Esta persona ya está propuesta o nombrada.',
    oneself: 'Debe confirmarlo una persona distinta de quien lo propuso y de la persona propuesta.',
    unknown: 'Esta persona no está propuesta ni nombrada. Actualice la página.',
    'not-waiting': 'Otra persona ya lo hizo. Actualice la página.',
  },
  faults: {
    code: 'Escriba las ocho cifras del código.',
    codeNone: 'No hay un código vigente. Pida uno nuevo.',
    codeLocked:
      'Se escribieron cinco códigos incorrectos. No podrá decidir sobre este cambio durante un día; los demás aprobadores recibieron un correo.',
    codeWrong: 'El código no coincide con el que se envió a su correo. Revíselo.',
    how: 'Escriba cómo lo verificó, con al menos 10 letras.',
    reason: 'Escriba el motivo, con al menos 10 letras.',
    long: sentences.textTooLong,
    email: 'Elija a una persona del equipo.',
  },
} as const
