import type { CertificateLack } from './readiness-schemas.ts'
import * as actions from '../../core/words/action-texts.ts'
import * as fields from '../../core/words/field-texts.ts'
import * as places from '../../core/words/place-texts.ts'
import * as sentences from '../../core/words/sentence-texts.ts'

/** The screen of the certificates' settings. */
export const certificateSettingsTexts = {
  title: places.certificates,
  description: 'Desde cuándo se descargan los certificados de retención, qué dicen y con qué se firman.',
  tabs: 'Configuración de certificados',
  tabNames: { fechas: 'Fechas', contenido: fields.content, firma: 'Firma digital' },
  unsaved: sentences.unsavedChanges,
  discard: actions.discard,
} as const

/** What certificates lack, shown to the staff before it issues any. */
export const certificateReadinessTexts = {
  trialTitle: 'Por ahora los certificados salen de prueba, sin validez',
  title: 'Antes de expedir certificados',
  dates: '{tipo} de {anio}',
  lacks: {
    address: {
      text: 'El portal está en {direccion}, una dirección que solo abre en el equipo donde se instaló: nadie más podría verificar un certificado. Los que se expidan ahora dicen «de prueba» en el papel, en el portal y en la verificación pública. Para expedir los definitivos, quien administra el servidor pone la variable PUBLIC_URL con la dirección pública (por ejemplo, https://proveedores.suempresa.com/) y reinicia el servidor; o agregue y compruebe una dirección propia en «Datos de la compañía». Los de prueba se expiden de nuevo, con su número definitivo.',
      link: 'Ir a las direcciones web',
    },
    module: {
      text: 'El módulo de certificados está apagado: los proveedores no lo ven en su menú.',
      link: 'Ir a Parámetros',
    },
    downloads: {
      text: 'La descarga de certificados está apagada: los proveedores ven sus retenciones, pero no descargan nada.',
      link: 'Ir a Parámetros',
    },
    lines: {
      text: 'Aún no hay retenciones cargadas: no hay nada que certificar.',
      link: 'Cargar retenciones',
    },
    dates: {
      text: 'Sin fecha desde la que se descargan: {certificados}. Los proveedores los ven como no publicados.',
      link: 'Poner las fechas',
    },
    place: {
      text: 'Falta la dirección de la compañía, que la ley pide en el certificado.',
      link: actions.skipToContent,
    },
    city: {
      text: 'Falta la ciudad de la compañía, que la ley pide en el certificado.',
      link: actions.skipToContent,
    },
    signer: {
      text: 'Los certificados no nombran a un responsable. Son válidos así; si quiere que lo nombren, agréguelo.',
      link: actions.skipToContent,
    },
    key: {
      text: 'Los certificados salen sin firma digital. Son válidos así; con ella, cualquier lector de PDF muestra si alguien los cambió.',
      link: 'Ir a la firma',
    },
  } satisfies Record<CertificateLack, { text: string; link: string }>,
} as const

/** The days of release. */
export const releaseTexts = {
  intro:
    'Un certificado se puede descargar desde la fecha que se fije aquí y cuando su período haya terminado. Sin fecha no se puede.',
  year: fields.taxYear,
  caption: 'Fechas desde las que se descargan los certificados de {anio}',
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
  suggested: 'Usual: {fecha}',
  suggestAll: 'Poner las fechas usuales',
  clear: 'Quitar la fecha de {certificado}',
  clearShort: actions.remove,
  addCity: 'Fecha propia de una ciudad',
  add: 'Agregar ciudad',
  choose: 'Elija la ciudad',
  save: 'Guardar fechas',
  saved: 'Las fechas se guardaron y ya rigen en el portal.',
  invalid: 'Elija una fecha válida.',
} as const

/** What the certificates say. */
export const certificateContentTexts = {
  intro: 'Rige para los certificados que se expidan desde ahora. Los ya expedidos no cambian.',
  holder: 'Quien retuvo',
  address: fields.address,
  addressHint: 'Vacía: la dirección de contacto de la compañía.',
  city: fields.city,
  cityHint: 'En el certificado va después de la dirección.',
  cityTwice: 'La dirección ya termina con la ciudad: en el certificado se escribe una sola vez.',
  phone: fields.phone,
  signer: fields.responsible,
  hasSigner: 'El certificado nombra a un responsable',
  name: fields.name,
  position: fields.jobTitle,
  notes: 'Notas al pie',
  notesIntro: 'Se imprimen al final de cada certificado, después de las de ley.',
  note: 'Nota {n}',
  addNote: 'Agregar nota',
  removeNote: 'Quitar la nota {n}',
  noNotes: 'Sin notas propias: solo se imprimen las de ley.',
  bimonthly: 'ICA por bimestre',
  bimonthlyIntro: 'Ciudades cuyo ICA se certifica cada bimestre. El de las demás se certifica por año.',
  noCities: 'Todavía no hay retenciones de ICA cargadas.',
  save: 'Guardar contenido',
  saved: 'El contenido de los certificados se guardó.',
} as const

/** What signs the certificates. */
export const signingKeyTexts = {
  intro:
    'Con un certificado de firma digital (PKCS#12) los certificados y constancias salen firmados. Sin él son válidos por ley, sin firma.',
  none: 'Los certificados se expiden sin firma digital.',
  holder: 'A nombre de',
  issuer: 'Emitido por',
  trialIssuer: 'Es de prueba: ninguna entidad de certificación lo respalda',
  period: 'Vigencia',
  span: 'Del {desde} al {hasta}',
  fingerprint: 'Huella SHA-256',
  warnings: {
    'sealed-elsewhere':
      'Se guardó con otra clave de esta instalación y no se puede abrir. Los certificados se expiden sin firma: cárguelo de nuevo.',
    expired: 'Venció el {hasta}. Los certificados se expiden sin firma hasta que cargue uno vigente.',
    expires: 'Vence en {dias} {dias:día|días}, el {hasta}. Solicite su renovación.',
    early: 'Rige desde el {desde}. Hasta ese día los certificados se expiden sin firma.',
    'self-issued': 'Es autofirmado: los lectores de PDF no confiarán en la firma.',
    'no-chain': 'El archivo no trae el certificado de quien lo emitió ({emisor}); inclúyalo al exportarlo.',
  },
  load: 'Cargar un certificado',
  replace: 'Reemplazar el certificado',
  file: 'Archivo PKCS#12 (.p12 o .pfx)',
  fileTexts: {
    choose: actions.chooseFile,
    drop: actions.dropFile,
    chosen: fields.chosenFile,
    remove: actions.removeNamed,
    sending: sentences.sendingFile,
  },
  password: 'Contraseña del archivo',
  passwordHint: 'Se guarda cifrada junto con el archivo; nadie puede volver a leerla.',
  showPassword: 'Mostrar la contraseña',
  hidePassword: 'Ocultar la contraseña',
  keep: 'Guardar certificado',
  kept: 'El certificado se guardó: los documentos que se expidan desde ahora salen firmados.',
  trial: 'Usar uno de prueba',
  trialHint: 'Sirve para ver cómo queda un documento firmado. Ningún lector confiará en esa firma.',
  trialKept: 'Se creó un certificado de prueba.',
  test: 'Probar la firma',
  remove: actions.withdraw,
  removeTitle: '¿Retirar el certificado?',
  removeText:
    'Los documentos que se expidan desde ahora saldrán sin firma digital. Los ya firmados no cambian.',
  removed: 'El certificado se retiró.',
  cancel: actions.cancel,
  close: actions.close,
} as const

/** The page on which the signature is tried. */
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

/** What is wrong, and what to do. */
export const certificateSettingsFaults = {
  note: 'Escriba la nota o quítela.',
  noteLong: 'Escriba como máximo 1000 caracteres.',
  signer: 'Escriba el nombre.',
  fileMissing: 'Elija el archivo del certificado.',
  fileLarge: 'El archivo pesa más de {limit} kB: no es un certificado PKCS#12.',
  passwordMissing: 'Escriba la contraseña del archivo.',
  noKey: 'Cargue primero un certificado vigente.',
  keys: {
    malformed: 'El archivo no es un certificado PKCS#12 (.p12 o .pfx), o está dañado.',
    'wrong-password': 'La contraseña no abre el archivo. Revísela y escríbala de nuevo.',
    'no-key': 'El archivo no trae la clave privada. Expórtelo de nuevo con ella.',
    'no-certificate': 'El archivo no trae el certificado de su clave privada. Expórtelo de nuevo con él.',
    'unsupported-cipher':
      'El archivo está cifrado de un modo que no se usa. Expórtelo de nuevo con AES-256 o Triple DES.',
    'unsupported-key':
      'La clave no sirve para firmar PDF: use RSA de 2048 bits o más, o una curva P-256, P-384 o P-521.',
  },
} as const
