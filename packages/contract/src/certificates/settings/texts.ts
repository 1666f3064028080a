import type { CertificateLack } from './readiness-schemas.ts'
import * as actions from '../../core/words/action-texts.ts'
import * as fields from '../../core/words/field-texts.ts'
import * as places from '../../core/words/place-texts.ts'
import * as sentences from '../../core/words/sentence-texts.ts'

/** The screen of the certificates' settings. */
export const certificateSettingsTexts = {
  title: places.certificateSettings,
  description: 'Fechas de publicación, contenido y firma digital de los certificados de retención.',
  tabs: places.certificateSettings,
  tabNames: { fechas: 'Fechas', contenido: fields.content, firma: 'Firma digital' },
} as const

/** The missing settings of certificates, shown to staff before issuing any. */
export const certificateReadinessTexts = {
  trialTitle: 'Por ahora los certificados son de prueba, sin validez',
  title: 'Antes de expedir certificados',
  dates: '{tipo} de {anio}',
  lacks: {
    address: {
      text: 'El portal está en {direccion}, una dirección que solo abre en el equipo donde se instaló, así que nadie más podría verificar un certificado. Los certificados que se expidan ahora dirán «de prueba». Para expedir los definitivos, pida a quien administra el servidor que configure la dirección pública, o agregue y compruebe una dirección propia en «Datos de la compañía». Los de prueba se expedirán de nuevo con su número definitivo.',
      link: 'Ir a las direcciones web',
    },
    module: {
      text: 'El módulo de certificados está inactivo: los proveedores no lo ven en su menú.',
      link: 'Ir a Parámetros',
    },
    downloads: {
      text: 'La descarga de certificados está inactiva: los proveedores ven sus retenciones, pero no pueden descargar certificados.',
      link: 'Ir a Parámetros',
    },
    lines: {
      text: 'Aún no hay retenciones cargadas para certificar.',
      link: 'Cargar retenciones',
    },
    dates: {
      text: 'Sin fecha de publicación: {certificados}. Los proveedores los ven como no publicados.',
      link: 'Fijar las fechas',
    },
    place: {
      text: 'Falta la dirección de la compañía, que la ley exige en el certificado.',
      link: actions.skipToContent,
    },
    city: {
      text: 'Falta la ciudad de la compañía, que la ley exige en el certificado.',
      link: actions.skipToContent,
    },
    signer: {
      text: 'Los certificados no tienen un responsable. Son válidos; si quiere que lo indiquen, agréguelo.',
      link: actions.skipToContent,
    },
    key: {
      text: 'Los certificados no tienen firma digital. Son válidos; con la firma, un lector de PDF muestra si fueron modificados.',
      link: 'Ir a la firma',
    },
  } satisfies Record<CertificateLack, { text: string; link: string }>,
} as const

/** The release dates. */
export const releaseTexts = {
  intro:
    'Un certificado se puede descargar desde la fecha que fije aquí, cuando haya terminado su período. Sin fecha no se puede descargar.',
  year: fields.taxYear,
  caption: 'Fechas de publicación de los certificados de {anio}',
  kind: places.certificate,
  period: fields.period,
  city: fields.city,
  allCities: fields.all,
  count: places.withholdings,
  day: 'Disponible desde',
  dayOf: 'Disponible desde: {certificado}',
  state: fields.state,
  states: {
    available: 'Disponible',
    later: 'Desde el {fecha}',
    unset: 'Sin fecha',
    open: 'El período no ha terminado',
  },
  suggested: 'Habitual: {fecha}',
  suggestAll: 'Usar las fechas habituales',
  clear: 'Quitar la fecha de {certificado}',
  clearShort: actions.remove,
  addCity: 'Fecha propia de una ciudad',
  add: 'Agregar ciudad',
  choose: 'Elija la ciudad',
  saved: 'Las fechas se guardaron y ya rigen en el portal.',
  invalid: 'Elija una fecha válida.',
} as const

/** The texts of the certificates. */
export const certificateContentTexts = {
  intro: 'Rige para los certificados que se expidan desde ahora. Los ya expedidos no cambian.',
  holder: 'Quien retuvo',
  address: fields.address,
  addressHint: 'Si la deja vacía, se usa la dirección de contacto de la compañía.',
  city: fields.city,
  cityHint: 'En el certificado aparece después de la dirección.',
  cityTwice: 'La dirección ya termina con la ciudad; en el certificado aparecerá una sola vez.',
  phone: fields.phone,
  signer: fields.responsible,
  hasSigner: 'El certificado indica un responsable',
  name: fields.name,
  position: fields.jobTitle,
  notes: 'Notas al pie',
  notesIntro: 'Aparecen al final de cada certificado, después de las notas de ley.',
  note: 'Nota {n}',
  addNote: 'Agregar nota',
  removeNote: 'Quitar la nota {n}',
  noNotes: 'Sin notas propias: solo aparecen las de ley.',
  bimonthly: 'ICA por bimestre',
  bimonthlyIntro: 'Ciudades cuyo ICA se certifica por bimestre. Las demás se certifican por año.',
  noCities: 'Todavía no hay retenciones de ICA cargadas.',
  saved: 'El contenido de los certificados se guardó.',
} as const

/** The signature of the certificates. */
export const signingKeyTexts = {
  intro:
    'Cargue un certificado de firma digital (PKCS#12 o PEM) para firmar los certificados y las constancias. Sin firma también son válidos por ley.',
  none: 'Los certificados se expiden sin firma digital.',
  holder: 'A nombre de',
  issuer: 'Emitido por',
  trialIssuer: 'Es de prueba: no lo respalda una entidad de certificación',
  period: fields.validity,
  span: 'Del {desde} al {hasta}',
  fingerprint: 'Huella SHA-256',
  warnings: {
    'sealed-elsewhere':
      'No se puede abrir porque se guardó con otra clave de la instalación. Los certificados se expiden sin firma. Cárguelo de nuevo.',
    expired: 'Venció el {hasta}. Los certificados se expiden sin firma hasta que cargue uno vigente.',
    expires: 'Vence en {dias} {dias:día|días}, el {hasta}. Solicite su renovación.',
    early: 'Rige desde el {desde}. Hasta ese día los certificados se expiden sin firma.',
    'self-issued': 'Es autofirmado: los lectores de PDF no confiarán en la firma.',
    'no-chain': 'El archivo no trae el certificado de quien lo emitió ({emisor}); inclúyalo al exportarlo.',
  },
  load: 'Cargar un certificado',
  replace: 'Reemplazar el certificado',
  file: 'Archivo del certificado',
  fileHint: 'PKCS#12 (.p12 o .pfx), o PEM con el certificado y su clave: en un archivo o en dos.',
  fileTexts: {
    choose: actions.chooseFile,
    drop: actions.dropFile,
    chosen: fields.chosenFile,
    remove: actions.removeNamed,
    sending: sentences.sendingFile,
  },
  password: 'Contraseña del archivo',
  passwordHint:
    'Se guarda cifrada con el archivo y no se vuelve a mostrar. Un PEM cuya clave no está cifrada no la necesita.',
  showPassword: 'Mostrar la contraseña',
  hidePassword: 'Ocultar la contraseña',
  keep: 'Guardar certificado',
  kept: 'El certificado se guardó. Los documentos que se expidan desde ahora se firman.',
  trial: 'Usar uno de prueba',
  trialHint: 'Sirve para ver un documento firmado de prueba. Los lectores de PDF no confiarán en esa firma.',
  trialKept: 'Se creó un certificado de prueba.',
  test: 'Probar la firma',
  remove: actions.withdraw,
  removeTitle: '¿Retirar el certificado?',
  removeText:
    'Los documentos que se expidan desde ahora no tendrán firma digital. Los ya firmados no cambian.',
  removed: 'El certificado se retiró.',
  cancel: actions.cancel,
  close: actions.close,
} as const

/** The page to test the signature. */
export const signedTrialTexts = {
  file: 'prueba-de-firma.pdf',
  title: 'Prueba de firma digital',
  subtitle: 'Sin valor como documento',
  holder: 'Firmado a nombre de',
  issuer: places.certificate,
  at: 'Firmado',
  until: 'El certificado vence',
  note: 'Ábralo con su lector de PDF y revise el panel de firmas: debe decir que el documento no ha sido modificado.',
  reason: 'Prueba de firma',
} as const

/** The errors, each with its remedy. */
export const certificateSettingsFaults = {
  note: 'Escriba la nota o quítela.',
  noteLong: 'Escriba como máximo 1000 caracteres.',
  signer: 'Escriba el nombre.',
  fileMissing: 'Elija el archivo del certificado.',
  fileLarge: 'El archivo pesa más de {limit} kB: no es un certificado de firma.',
  passwordMissing: 'Escriba la contraseña del archivo.',
  noKey: 'Cargue primero un certificado vigente.',
  keys: {
    malformed: 'El archivo no es un certificado PKCS#12 (.p12 o .pfx) ni PEM, o está dañado.',
    'wrong-password': 'La contraseña no abre el archivo. Revísela y escríbala de nuevo.',
    'no-key': 'El archivo no trae la clave privada. Expórtelo de nuevo con ella.',
    'key-locked': 'La clave privada del PEM está cifrada: escriba su contraseña.',
    'no-certificate': 'El archivo no trae el certificado de su clave privada. Expórtelo de nuevo con él.',
    'key-mismatch':
      'La clave privada no es la del certificado. Cargue el certificado que se emitió para esa clave.',
    expired: 'El certificado ya venció. Cargue uno vigente.',
    'unsupported-cipher':
      'El archivo usa un cifrado que no se admite. Expórtelo de nuevo con AES-256 o Triple DES.',
    'unsupported-key':
      'La clave no permite firmar PDF. Use RSA de 2048 bits o más, o una curva P-256, P-384 o P-521.',
  },
} as const
