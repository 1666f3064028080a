// The questions of a registration form as HTML blocks, with the field names that the portal reads, so that editors
// never type these. They are here and not among the texts of the contract because they are company content: the demo
// and new companies start with them and can change them.

/** The part of the form that a block belongs to. */
export type RegistrationPart = 'company' | 'contact' | 'papers' | 'consent'

/** A block of one or more related questions for a registration form. */
export interface RegistrationBlock {
  readonly id: string
  readonly part: RegistrationPart
  /** The names of its fields. */
  readonly fields: readonly string[]
  readonly html: string
}

const field = (name: string, label: string, more = '') =>
  `<label>${label} <input name="${name}" data-label="${label}"${more === '' ? '' : ` ${more}`} /></label>`
const list = (name: string, label: string, source: string, more = '') =>
  `<label>${label} <select name="${name}" data-label="${label}" data-source="${source}"${more} required></select></label>`
const paper = (name: string, label: string, hint: string, more = '') =>
  `<label>${label} <input name="${name}" type="file" data-label="${label}" data-hint="${hint}"${more} /></label>`
const tick = (name: string, label: string, words: string) =>
  `<label><input type="checkbox" name="${name}" data-label="${label}" required /> ${words}</label>`
const page = (address: string, words: string) =>
  `<a href="${address}" target="_blank" rel="noopener noreferrer">${words}</a>`

const blocks = [
  {
    id: 'nit',
    part: 'company',
    fields: ['documentID', 'documentIdVerify'],
    html:
      field(
        'documentID',
        'NIT',
        'data-only="digits" data-hint="Sin puntos, o su cédula si es persona natural." required maxlength="15" autocomplete="off"',
      ) +
      field(
        'documentIdVerify',
        'Dígito de verificación',
        'data-only="digits" data-hint="El que sigue al guion en el RUT." required maxlength="1" autocomplete="off"',
      ),
  },
  {
    id: 'businessName',
    part: 'company',
    fields: ['businessName'],
    html: field('businessName', 'Razón social', 'required maxlength="200" autocomplete="organization"'),
  },
  {
    id: 'shortName',
    part: 'company',
    fields: ['shortName'],
    html: field('shortName', 'Nombre comercial o sigla', 'maxlength="100"'),
  },
  {
    id: 'activity',
    part: 'company',
    fields: ['economicActivity', 'economicSubactivity'],
    html:
      list('economicActivity', 'Actividad económica', 'economic-activities') +
      list(
        'economicSubactivity',
        'Subactividad económica',
        'economic-sub-activities',
        ' data-depends="economicActivity"',
      ),
  },
  {
    id: 'taxRegime',
    part: 'company',
    fields: ['taxRegime'],
    html: list('taxRegime', 'Régimen tributario', 'tax-regimes'),
  },
  {
    id: 'size',
    part: 'company',
    fields: ['pyme'],
    html: '<label>¿Es micro, pequeña o mediana empresa? <select name="pyme" data-label="¿Es micro, pequeña o mediana empresa?" required><option value="1">Sí</option><option value="0">No</option></select></label>',
  },
  {
    id: 'webSite',
    part: 'company',
    fields: ['webSite'],
    html: field(
      'webSite',
      'Sitio web',
      'type="url" maxlength="200" placeholder="https://" autocomplete="url"',
    ),
  },
  {
    id: 'contactName',
    part: 'contact',
    fields: ['contactName', 'contactLastname'],
    html:
      field(
        'contactName',
        'Nombre(s)',
        'data-only="letters" required maxlength="20" autocomplete="given-name"',
      ) +
      field(
        'contactLastname',
        'Apellido(s)',
        'data-only="letters" required maxlength="30" autocomplete="family-name"',
      ),
  },
  {
    id: 'contactIdentification',
    part: 'contact',
    fields: ['contactIdentificationType', 'contactIdentification'],
    html:
      list('contactIdentificationType', 'Tipo de identificación', 'identification-types') +
      field(
        'contactIdentification',
        'Número de identificación',
        'data-only="digits" required maxlength="15" autocomplete="off"',
      ),
  },
  {
    id: 'contactCharge',
    part: 'contact',
    fields: ['contactCharge', 'contactArea'],
    html:
      field('contactCharge', 'Cargo', 'maxlength="30" autocomplete="organization-title"') +
      field('contactArea', 'Área', 'maxlength="30"'),
  },
  {
    id: 'contactTelephone',
    part: 'contact',
    fields: ['contactIndicativeTelephone', 'contactTelephone'],
    html:
      field(
        'contactIndicativeTelephone',
        'Indicativo',
        'type="tel" data-only="digits" required maxlength="4" value="57" autocomplete="tel-country-code"',
      ) +
      field(
        'contactTelephone',
        'Teléfono móvil',
        'type="tel" data-only="digits" required maxlength="10" autocomplete="tel-national"',
      ),
  },
  {
    id: 'contactEmail',
    part: 'contact',
    fields: ['contactEmail'],
    html: field(
      'contactEmail',
      'Correo electrónico',
      'type="email" required maxlength="50" autocomplete="email"',
    ),
  },
  {
    id: 'address',
    part: 'contact',
    fields: ['contactCity', 'contactAddress'],
    html:
      list('contactCity', 'Ciudad', 'cities') +
      field('contactAddress', 'Dirección', 'required maxlength="120" autocomplete="street-address"'),
  },
  {
    id: 'rut',
    part: 'papers',
    fields: ['rut'],
    html: paper('rut', 'RUT', 'Generado en el último año.', ' required'),
  },
  {
    id: 'chamber',
    part: 'papers',
    fields: ['camaraComercio'],
    html: paper(
      'camaraComercio',
      'Certificado de cámara de comercio',
      'De menos de 30 días. No aplica a personas naturales.',
    ),
  },
  {
    id: 'bank',
    part: 'papers',
    fields: ['certificacionBancaria'],
    html: paper(
      'certificacionBancaria',
      'Certificación bancaria',
      'De la cuenta para sus pagos, de menos de 30 días.',
      ' required',
    ),
  },
  {
    id: 'representative',
    part: 'papers',
    fields: ['cedulaRepresentante'],
    html: paper('cedulaRepresentante', 'Cédula del representante legal', 'Por ambos lados.', ' required'),
  },
  {
    id: 'offer',
    part: 'consent',
    fields: ['messageBusiness'],
    html: '<label>Qué ofrece su empresa <textarea name="messageBusiness" data-label="Qué ofrece su empresa" data-hint="Productos o servicios, zonas que atiende, certificaciones." maxlength="1000" rows="4"></textarea></label>',
  },
  {
    id: 'terms',
    part: 'consent',
    fields: ['checkAcepto'],
    html: tick(
      'checkAcepto',
      'Aceptar términos y condiciones',
      `Acepto los ${page('#/terms-and-conditions', 'términos y condiciones')}`,
    ),
  },
  {
    id: 'authorisation',
    part: 'consent',
    fields: ['checkAutorizo'],
    html: tick(
      'checkAutorizo',
      'Autorizar tratamiendo de datos',
      `Autorizo el ${page('#/privacy-policy', 'tratamiento de datos personales')}`,
    ),
  },
] as const satisfies readonly RegistrationBlock[]

/** The predefined blocks, in the order of the default registration form. */
export const registrationBlocks: readonly (RegistrationBlock & { id: RegistrationBlockId })[] = blocks

/** The id of a predefined block. */
export type RegistrationBlockId = (typeof blocks)[number]['id']
