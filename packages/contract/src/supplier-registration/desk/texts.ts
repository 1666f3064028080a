import type { CheckName, Deadline } from '../limits.ts'
import * as actions from '../../core/words/action-texts.ts'
import * as fields from '../../core/words/field-texts.ts'
import * as places from '../../core/words/place-texts.ts'
import * as sentences from '../../core/words/sentence-texts.ts'
import * as states from '../../core/words/state-texts.ts'

/** The inbox of registration requests. */
export const registrationsTexts = {
  title: 'Solicitudes',
  description:
    'Solicitudes de registro y de acceso al portal. Aparece primero lo pendiente de la compañía, por antigüedad.',
  search: 'Buscar por radicado, empresa, NIT o correo',
  date: 'En espera desde',
  table: places.registrationRequests,
  kinds: { '1': 'Registro de proveedor', '2': fields.portalAccess },
  kind: fields.type,
  deadline: 'Plazo',
  states: fields.state,
  numero: fields.filingNumber,
  nombre: fields.business,
  nit: fields.nit,
  correo: fields.mail,
  archivos: places.documents,
  espera: 'En espera desde',
  vence: 'Responder antes de',
  responsable: fields.responsible,
  estado: fields.state,
  answered: 'Respondida',
  neverAny: 'Aún no hay solicitudes.',
  neverAnyHint:
    'Cuando una empresa envíe el formulario de registro, la solicitud aparecerá aquí con su radicado.',
} as const

/** The progress of a request towards its deadline. */
export const deadlineTexts: Readonly<Record<Deadline, string>> = {
  a_tiempo: 'A tiempo',
  por_vencer: 'Vence hoy',
  vencida: states.expired,
}

/** One request under review. */
export const registrationReviewTexts = {
  breadcrumb: fields.breadcrumb,
  about: 'La solicitud',
  answers: 'Respuestas',
  noAnswer: 'Sin respuesta',
  papers: places.documents,
  noPapers: 'No adjuntó documentos.',
  former: 'Versión anterior',
  issued: fields.issueDay,
  issuedHint: 'Fecha que indica el documento; con ella se comprueba su vigencia.',
  issuedSaved: 'Fecha guardada.',
  sentAt: 'Recibido el',
  checks: 'Comprobaciones',
  checksHint: 'Las hace el portal; usted toma la decisión.',
  checksDecided: 'Comprobaciones a la fecha de la decisión.',
  checksNotKept: 'No se guardaron las comprobaciones de esta solicitud a la fecha de la decisión.',
  history: fields.history,
  byApplicant: 'El solicitante',
  waiting: 'En espera desde',
  due: 'Responder antes de',
  kind: fields.type,
  contact: 'Correo de contacto',
  stateLabels: { done: states.done, current: 'ahora', stopped: 'cerrada' },
} as const

/** The subject of each check. */
export const checkTexts: Readonly<Record<CheckName, string>> = {
  digito: fields.checkDigit,
  tercero: 'Tercero en la compañía',
  duplicados: 'Otras solicitudes',
  nombre: 'Nombre repetido',
  correo: fields.mail,
  telefono: fields.phone,
  actividad: 'Actividad económica',
  documentos: 'Documentos pedidos',
  vigencia: 'Vigencia de los documentos',
}

/** The result of a check, for those who cannot distinguish its colours. */
export const checkResultTexts = { bien: 'Bien', revisar: 'Revisar', mal: 'No cumple' } as const

/** The findings of the checks. */
export const checkFindings = {
  digitRight: 'Corresponde al NIT.',
  digitWrong: 'No corresponde al NIT: debería ser {dv}.',
  digitMissing: 'No lo escribió; al NIT le corresponde {dv}.',
  partyNew: 'El NIT no existe en la compañía: al aprobar se crea el tercero.',
  partyKnown: '{nombre} ya existe y no tiene usuarios en el portal: al aprobar se le da acceso.',
  partyOff: '{nombre} ya existe, pero está inactivo o no es proveedor: al aprobar se activa.',
  partyMaster: '{nombre} ya tiene usuario principal ({correos}), que decide a quién da acceso.',
  none: 'No hay otra solicitud con este NIT ni con este correo.',
  others: 'Hay otras solicitudes con el mismo NIT o correo: {numeros}.',
  nameFree: 'No hay otro tercero con el mismo nombre.',
  nameTaken: 'Tiene el mismo nombre que {nombre} (NIT {nit}).',
  emailKnown: 'Coincide con el que la compañía tiene del proveedor.',
  emailOther: 'No coincide con el que la compañía tiene del proveedor.',
  emailTaken: 'Ya tiene acceso al portal por {nombre}.',
  emailFree: 'No tiene acceso al portal.',
  phoneKnown: 'Coincide con el que la compañía tiene del proveedor.',
  phoneOther: 'No coincide con el que la compañía tiene del proveedor.',
  phoneRight: 'Tiene diez dígitos.',
  phoneMissing: 'No lo escribió.',
  activityRight: fields.codeAndName,
  activityUnknown: 'El código {codigo} no está en la CIIU.',
  activityMissing: 'No la indicó.',
  papersThere: 'Adjuntó todos los documentos exigidos.',
  papersMissing: 'Falta: {nombres}.',
  papersNone: 'El formulario no exige documentos.',
  datesOpen: 'Escriba la fecha de expedición de: {nombres}.',
  datesOld: 'Con más de {dias} días cuando se envió: {nombres}.',
  datesRight: 'Expedidos en los {dias} días anteriores al envío.',
} as const

/** The decisions on a request. */
export const registrationDecisionTexts = {
  label: 'Decisión',
  start: 'Empezar la revisión',
  started: 'La solicitud está en revisión.',
  approve: actions.approve,
  return: actions.giveBack,
  reject: actions.reject,
  cancel: actions.cancel,
  close: actions.close,
  approveTitle: 'Aprobar la solicitud {numero}',
  approveIntro:
    'Se crearán el proveedor y su sucursal, y se invitará a su usuario principal. Corrija los datos si es necesario.',
  approveKnown:
    'El proveedor ya existe: se conserva su registro y se invitará a su usuario principal. Sus contactos conocidos recibirán un aviso.',
  party: fields.supplier,
  name: fields.businessName,
  branch: 'Nombre de la sucursal',
  address: fields.address,
  city: fields.city,
  phone: fields.phone,
  master: 'Usuario principal',
  email: 'Correo del usuario principal',
  firstName: fields.firstNames,
  lastName: fields.lastNames,
  verification: 'Cómo se comprobó su identidad',
  verificationHint:
    'Por ejemplo: «Llamada a la línea registrada, habló la representante legal». Queda en el historial.',
  confirm: 'Crear el proveedor e invitar',
  approved: '{nombre} quedó registrado. La invitación se envió a {correo}.',
  returnTitle: 'Devolver la solicitud {numero}',
  returnIntro:
    'El solicitante recibirá un enlace para corregir. Escriba en cada dato qué debe cambiar, o un motivo general.',
  returnProblem: 'La solicitud no se devolvió',
  addField: 'Dato o documento',
  chooseField: 'Elija un dato o documento',
  fieldReason: 'Qué debe corregir en {campo}',
  removeField: 'Quitar {campo}',
  generalReason: 'Motivo general',
  confirmReturn: 'Devolver y enviar el enlace',
  returned: 'La solicitud se devolvió. El enlace para corregir se envió a {correo}.',
  rejectTitle: 'Rechazar la solicitud {numero}',
  rejectIntro: 'El solicitante recibirá el motivo y no podrá corregir esta solicitud.',
  rejectReason: 'Motivo para el solicitante',
  confirmReject: 'Rechazar la solicitud',
  rejected: 'La solicitud se rechazó. El motivo se envió a {correo}.',
  hasMaster:
    'Este proveedor ya tiene usuario principal, que recibió el aviso y puede invitar a la persona. La compañía no puede aprobar la solicitud.',
  masterReason:
    'Su empresa ya tiene un usuario principal en el portal. Pídale una invitación desde «Usuarios».',
  faults: {
    reason: 'Escriba el motivo para el solicitante.',
    fieldReason: 'Escriba qué debe corregir.',
    name: sentences.enterBusinessName,
    branch: 'Ingrese el nombre de la sucursal.',
    email: 'Ingrese el correo del usuario principal.',
    emailMalformed: sentences.writeEmail,
    firstName: 'Ingrese los nombres.',
    verification: 'Escriba cómo comprobó la identidad del solicitante.',
    long: sentences.textTooLong,
    fieldUnknown: 'La solicitud no tiene este dato. Recargue la página.',
  },
} as const

/** The entries of the history besides states, for the company only. */
export const registrationNoteTexts = {
  assigned: 'Responsable: {nombre}',
  released: 'Quedó sin responsable',
  verified: 'Identidad comprobada: {como}',
  created: 'Se creó el proveedor {nombre} (NIT {nit})',
  linked: 'Se dio acceso al proveedor {nombre} (NIT {nit})',
} as const

/** The mail to the known contacts of a supplier about its first master. */
export const newMasterMailTexts = {
  subject: '{company}: nuevo usuario principal de {supplier}',
  title: 'Hay un nuevo usuario principal',
  body: '{company} aprobó a {person} ({email}) como usuario principal de {supplier} en el portal de proveedores.',
  act: 'Si no conoce a esta persona, avise de inmediato a la compañía. Durante 48 horas no podrá ver las cuentas bancarias.',
} as const
