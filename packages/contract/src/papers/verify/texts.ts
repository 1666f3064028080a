import * as actions from '../../core/words/action-texts.ts'
import * as fields from '../../core/words/field-texts.ts'
import * as states from '../../core/words/state-texts.ts'

/** Texts of the public verification of an issued document. */
export const verifyTexts = {
  title: 'Verificar un documento',
  intro:
    'Escriba el código de verificación impreso en el documento. Le mostraremos los datos registrados por la compañía para que los compare.',
  code: fields.verificationCode,
  hint: 'Doce letras y números, por ejemplo 7K3M-9QX2-VD44.',
  malformed: 'El código tiene doce letras y números. Revise que esté completo.',
  missing: 'Escriba el código de verificación.',
  submit: 'Verificar',
  checking: 'Consultando el código',
  failedTitle: 'No pudimos consultar el código',
  unknownTitle: 'Código no encontrado',
  unknown:
    'Ningún documento expedido por este portal tiene el código {code}. Revise que lo haya copiado completo; si es correcto, el documento no es auténtico.',
  valid: 'Documento auténtico',
  validBody:
    '{company} expidió este documento. Compruebe que los datos coincidan con los del papel o el archivo.',
  trial: 'Documento de prueba, sin validez',
  trialBody:
    '{company} lo expidió mientras probaba el portal y no tiene validez. Solicite a la compañía el documento definitivo.',
  annulled: 'Documento anulado',
  annulledBody: 'El documento se expidió, pero se anuló el {fecha} y no tiene validez.',
  replaced: 'Documento reemplazado',
  replacedBody:
    'El documento se expidió, pero el {fecha} lo reemplazó el número {numero}. Pida a quien se lo entregó la versión vigente.',
  reason: fields.reasonSentence,
  kind: fields.document,
  fuente: 'Certificado de retención en la fuente',
  iva: 'Certificado de retención de IVA',
  ica: 'Certificado de retención de ICA',
  timbre: 'Certificado de retención del impuesto de timbre',
  estampilla: 'Certificado de descuento de estampillas',
  bomberil: 'Certificado de retención de la sobretasa bomberil',
  obra: 'Certificado de descuento de la contribución especial de obra pública',
  number: fields.number,
  numberOfVersion: '{numero} (versión {version})',
  cutOff: 'Fecha de corte',
  issued: states.issued,
  company: 'Expedido por',
  companyNit: 'NIT de la compañía',
  supplier: 'Expedido a',
  supplierNit: 'NIT del proveedor',
  withheldNit: 'NIT del retenido',
  contents: 'Contenido del documento',
  year: fields.taxYear,
  period: fields.period,
  city: fields.municipality,
  scope: 'Alcance',
  single: 'Una sola retención',
  total: 'Total retenido',
  hash: 'Huella del archivo (SHA-256)',
  another: 'Verificar otro documento',
} as const

/** Texts of the verification of a printed order or payment voucher. */
export const printedTexts = {
  kind: {
    'purchase-order': fields.purchaseOrder,
    'payments-made': 'Comprobante de egreso',
    'submitted-invoice': 'Constancia de radicación',
    'supporting-document': fields.accountBill,
  },
  same: 'Documento auténtico y vigente',
  sameBody:
    '{company} lo tiene registrado con estos mismos datos. Compruebe que coincidan con los del papel o el archivo.',
  changed: 'El documento cambió después de imprimirse',
  changedBody:
    'Es auténtico, pero los datos de la compañía ya no son los impresos. Pida a quien se lo entregó una copia actual.',
  gone: 'El documento ya no está registrado',
  goneBody:
    '{company} lo tuvo registrado con estos datos, pero lo retiró. No lo acepte sin confirmarlo con la compañía.',
  printed: 'Impreso',
  printedContents: 'Datos impresos',
  state: fields.state,
  date: fields.date,
  value: 'Valor',
  today: 'Datos de hoy',
  company: fields.company,
  supplier: fields.supplier,
} as const

/** Texts of the verification of a certificate's file, which is done in the browser. */
export const fileCheckTexts = {
  or: 'O compruebe el archivo',
  label: 'Certificado de retención en PDF',
  hint: 'Su navegador calcula la huella del archivo; el archivo no sale de su equipo.',
  compareTitle: 'Compruebe el archivo',
  compareLabel: 'El PDF que recibió',
  compareHint: 'Se compara en su navegador con la huella registrada: el archivo no sale de su equipo.',
  working: 'Calculando la huella del archivo…',
  same: 'El archivo es idéntico al que se expidió',
  sameBody: '«{name}» no ha cambiado desde que {company} lo expidió.',
  other: 'El archivo no es el que se expidió',
  otherBody:
    '«{name}» no es idéntico al certificado registrado con este código: se modificó, se guardó de nuevo o es de otra versión. Los datos válidos son los de esta página.',
  unknown: 'El archivo no está registrado',
  unknownBody:
    'Ningún certificado expedido por este portal es idéntico a «{name}». Si se escaneó o se guardó de nuevo, la huella cambia: escriba el código de verificación impreso y compare los datos.',
  notPdf: '«{name}» no es un PDF. Elija el certificado tal como lo recibió.',
  tooLarge: '«{name}» es demasiado grande para ser un certificado. Elija el PDF tal como lo recibió.',
  noHash:
    'Este navegador no puede calcular huellas en una página sin conexión segura (HTTPS). Escriba el código de verificación.',
  unreadable: 'No pudimos leer «{name}». Elija el archivo de nuevo.',
} as const

/** The file field. */
export const checkedFileTexts = {
  choose: actions.chooseFile,
  drop: actions.dropFile,
  chosen: fields.chosenFile,
  remove: actions.removeNamed,
  sending: 'Leyendo {name}',
} as const
