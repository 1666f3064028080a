import { personTexts } from '../core/person/texts.ts'
import * as actions from '../core/words/action-texts.ts'
import * as sentences from '../core/words/sentence-texts.ts'

/** Texts of the registration by the company's template (spec 2 and 5). */
export const supplierRegistrationTexts = {
  title: 'Registro de proveedores',
  intro:
    'Complete los datos de su empresa y adjunte los documentos. Sus datos se conservan en esta pestaña hasta que los envíe, aunque recargue la página.',
  required: sentences.requiredFields,
  /** The alert that lists the missing labels (spec 5, Template-based supplier registration form). */
  missing: 'Por favor, llene todos los campos obligatorios:',
  requiredField: 'Este campo es obligatorio.',
  submit: 'Enviar solicitud',
  submitCorrection: 'Enviar corrección',
  sending: 'Enviando los archivos: {percent} %',
  processing: 'Archivos recibidos. Registrando la solicitud…',
  refusedTitle: 'No se pudo enviar la solicitud',
  captcha: 'Verificación',
  choose: actions.choose,
  chooseActivityFirst: 'Elija primero la actividad económica',
  loading: 'Cargando el formulario de registro',
  loadingList: 'Cargando la lista…',
  newTab: '(se abre en otra pestaña)',
  nitRight: 'NIT verificado',
  city: personTexts.city,
  listFailed: 'No se pudo cargar la lista.',
  retry: actions.retry,
  file: {
    choose: actions.chooseFile,
    drop: actions.dropFile,
    camera: 'Tomar foto',
    chosen: 'Archivos elegidos',
    remove: actions.removeNamed,
    sending: sentences.sendingFile,
    kept: 'Ya recibimos «{name}». Adjunte otro solo si debe cambiarlo.',
  },
  off: {
    title: 'El registro en línea no está habilitado',
    message:
      '{company} no recibe solicitudes de registro por este portal en este momento. Escríbale por el formulario de contacto para saber cómo ser su proveedor.',
    contact: 'Ir a contacto',
  },
  noTemplate: {
    title: 'El formulario no está disponible',
    message:
      '{company} aún no ha publicado su formulario de registro. Escríbale por el formulario de contacto.',
  },
  failed: {
    title: 'No se pudo cargar el formulario',
    message: 'Los datos que escribió en esta pestaña se conservan. Intente de nuevo.',
  },
  done: {
    toastTitle: 'Solicitud exitosa',
    title: 'Recibimos su solicitud',
    message: 'Su solicitud de registro quedó radicada con el número {number}.',
    earlier:
      'Ya habíamos recibido esta solicitud con el número {number}, con los datos del primer envío. Si debe cambiar algo, comuníquese con la compañía e indique ese número.',
    corrected: 'Recibimos la corrección de la solicitud {number}. La revisaremos de nuevo.',
    number: 'Número de radicado',
    mail: 'Enviamos la confirmación y el enlace de seguimiento a {email}. Si no lo ve, revise el correo no deseado.',
    keepLink: 'Guarde este enlace: con él puede ver el estado de la solicitud en cualquier momento.',
    follow: actions.seeRequestState,
    another: 'Registrar otra empresa',
  },
  faults: {
    malformed: 'Los datos del formulario no se pudieron leer. Recargue la página e intente de nuevo.',
    businessName: sentences.enterBusinessName,
    documentId:
      'Ingrese el NIT con números, con o sin puntos. El dígito de verificación, si lo escribe, va después de un guion.',
    checkDigit: 'El dígito de verificación no corresponde al NIT.',
    email: sentences.enterEmail,
    telephone: 'El Teléfono Móvil debe tener 10 digitos',
    indicative: 'El Indicativo no puede ser mayor a 4 digitos',
    long: sentences.textTooLong,
    tooMany: 'El formulario envía más datos de los permitidos.',
  },
} as const
