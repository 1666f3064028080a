import { identificationTexts } from '../core/person/identification-texts.ts'
import { personTexts } from '../core/person/texts.ts'
import * as actions from '../core/words/action-texts.ts'
import * as fields from '../core/words/field-texts.ts'
import * as places from '../core/words/place-texts.ts'
import * as sentences from '../core/words/sentence-texts.ts'

/** Texts of the access request by company, `/supplier-registration/company/{nit}` (spec 2, 5 and 8). */
export const companyRegistrationTexts = {
  title: 'Bienvenido al Registro de Proveedores',
  breadcrumbLabel: 'Está en',
  home: places.home,
  breadcrumb: 'Registro de Proveedores',
  intro: 'Ingrese los datos de contacto de quien usará el portal, para enviarle la información de acceso.',
  required: sentences.requiredFields,
  form: 'Solicitud de acceso',
  company: {
    nit: fields.nit,
    name: fields.business,
    hint: 'Solo letras y espacios, hasta 20.',
    known: 'Según el registro de {company}.',
  },
  contactName: personTexts.firstName,
  contactLastname: personTexts.lastName,
  contactIdentificationType: 'Tipo de Identificación',
  chooseType: actions.choose,
  contactIdentification: 'Número de Identificación',
  chooseTypeFirst: 'Elija primero el tipo de identificación.',
  contactCharge: fields.jobTitle,
  contactArea: 'Área',
  optional: '{field} (opcional)',
  contactIndicativeTelephone: personTexts.indicative,
  indicativeHint: personTexts.indicativeHint,
  telephoneHint: personTexts.movilHint,
  contactTelephone: personTexts.movil,
  contactEmail: 'Email de Contacto',
  /** The words around the link to the terms, which opens in another tab. */
  terms: { before: 'Acepto los ', link: 'términos y condiciones' },
  privacy: {
    before: 'Autorizo el tratamiento de mis datos según la ',
    link: 'política de tratamiento de datos',
  },
  submit: 'Finalizar',
  failedTitle: 'No pudimos consultar. Intente de nuevo.',
  failed: 'Los datos que escribió en este equipo se conservan.',
  /** The missing fields (spec 5), for the fields and the dialog. */
  faults: {
    contactName: personTexts.faults.firstName,
    contactLastname: personTexts.faults.lastName,
    contactIdentificationType: 'El Tipo Identificación es un campo Requerido',
    contactIdentification: 'El Número de Identificación es un campo Requerido',
    contactIndicativeTelephone: personTexts.faults.indicative,
    indicativeLong: personTexts.faults.indicativeLong,
    contactTelephone: personTexts.faults.movil,
    telephoneLength: personTexts.faults.movilLength,
    contactEmail: 'El Email de Contacto es un campo Requerido',
    emailInvalid: sentences.enterEmail,
    /** Shown on submission only. */
    emailFormat: 'Debe ingresar un correo con un formato valido.',
    businessName: 'La Empresa es un campo Requerido',
    terms: 'Aceptar términos y condiciones',
    privacy: 'Autorizar tratamiendo de datos',
    captcha: 'Resolver el CAPTCHA',
    letters: personTexts.faults.letters,
    digits: personTexts.faults.digits,
    long: personTexts.faults.long,
  },
  malformedNit: {
    title: 'El NIT de la dirección no es válido',
    search: 'Consultar de nuevo',
  },
  unknown:
    'No encontramos un proveedor activo con este NIT. Revise el número; si su empresa aún no es proveedora, solicite el registro.',
  register: 'Solicitar Registro',
  done: {
    toastTitle: 'Solicitud exitosa',
    message: 'Su solicitud quedó radicada con el número {number}. Enviamos la confirmación a {email}.',
    earlier:
      'Ya habíamos recibido esta solicitud con el número {number}, con los datos del primer envío. Si debe cambiar algo, comuníquese con la compañía e indique ese número.',
    next: 'La compañía revisará la solicitud y enviará la información de acceso a ese correo. Nadie obtiene acceso sin esa revisión.',
    follow: actions.seeRequestState,
  },
  refusedTitle: 'Solicitud Proveedores',
} as const

/** The server's messages about an identification, a NIT or an email while a form is filled in (spec 5). */
export const validatorTexts = {
  identification: identificationTexts,
  nit: {
    title: 'NIT no válido',
    malformed:
      'Ingrese el NIT con números, con o sin puntos. El dígito de verificación, si lo escribe, va después de un guion.',
    mismatch: 'El dígito de verificación no corresponde al NIT. Revise los dos.',
    supplierTitle: 'La empresa ya es proveedora',
    supplier: 'Este NIT ya es de un proveedor. Búsquelo en «Consultar empresa» y solicite acceso.',
    inactiveTitle: 'La empresa ya está registrada',
    inactive: 'Este NIT ya está registrado, pero no está activo. Comuníquese con la compañía.',
  },
  email: {
    title: 'Email no válido',
    malformed: sentences.enterEmail,
    knownTitle: 'El correo ya tiene acceso',
    known: 'Este correo ya tiene acceso al portal. Inicie sesión o recupere su contraseña.',
    knownHere:
      'Este correo ya tiene acceso al portal por esta empresa. Inicie sesión o recupere su contraseña.',
  },
} as const
