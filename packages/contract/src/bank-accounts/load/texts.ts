import * as sentences from '../../core/words/sentence-texts.ts'
import * as actions from '../../core/words/action-texts.ts'
import * as fields from '../../core/words/field-texts.ts'

/** The fields of an account in a file, with their name. */
export const accountColumns = {
  sucursal: fields.branchKey,
  banco: fields.bank,
  tipo: fields.accountKind,
  numero: fields.accountNumber,
  titular: fields.holder,
  documento: fields.holderDocument,
} as const

/** What became, or would become, of an account of the ERP. */
export const accountOutcomeTexts = {
  nueva: 'Nueva',
  igual: 'Igual a la que está en uso',
  distinta: 'Distinta de la que está en uso',
  en_cambio: 'Con un cambio en curso',
  desconocida: 'Sucursal desconocida',
  rechazada: 'Con error',
} as const

/** Why an account is refused or doubtful; never with its number. */
export const accountFaultTexts = {
  sucursal: 'Falta la clave de la sucursal en el ERP.',
  banco: 'El banco no está en la lista de ACH. Escriba su código de cuatro cifras o su nombre.',
  tipo: 'El tipo debe ser ahorros, corriente o depósito electrónico.',
  numero: 'El número de cuenta debe tener de 6 a 20 cifras.',
  notText: 'El número de cuenta llegó como número y pudo perder ceros o cifras. Escríbalo como texto.',
  titular: 'Falta el titular, o tiene más de 120 caracteres.',
  documento: 'El documento del titular no es válido.',
  repeated: 'La sucursal ya está en la fila {linea}. Deje una sola.',
} as const

/** What a person should look at, though the account is loaded. */
export const accountDoubtTexts = {
  number: 'La celda es un número y no texto: compruebe que la cuenta no empiece por cero.',
  bankName: 'Se leyó como {banco}.',
  otherHolder: 'El documento del titular no es el NIT del proveedor.',
  differs: 'No se cambia la cuenta en uso. Se avisa a los usuarios principales del proveedor.',
  differsKnown: 'No se cambia la cuenta en uso. Esta diferencia ya se había avisado.',
  inChange: 'El proveedor pidió un cambio que aún no termina: no se registra.',
  unknown: 'Ninguna sucursal del portal tiene esa clave del ERP.',
} as const

/** The page on which the accounts of the ERP are loaded from a file. */
export const accountLoadTexts = {
  title: 'Cargar cuentas del ERP',
  description: 'Registra las cuentas que el ERP ya tiene para cada sucursal. Nunca cambia una cuenta en uso.',
  elsewhere: 'Las cuentas bancarias se cargan en otra página, que no guarda el archivo:',
  fileTitle: fields.file,
  file: 'Archivo con las cuentas',
  fileHint:
    'Excel, OpenDocument o CSV de hasta {megas} MB y {filas} {filas:fila|filas}. El archivo no se guarda: el portal sella cada número y lo descarta.',
  template: actions.downloadTemplate,
  templateName: 'plantilla-cuentas-bancarias',
  check: actions.checkFile,
  again: 'Revisar de nuevo',
  columnsTitle: fields.columns,
  columnsHint: 'Indique de qué columna sale cada dato.',
  noColumn: sentences.chooseColumn,
  columnMissing: 'Elija la columna de {campo} y revise de nuevo.',
  rowsTitle: 'Resultado por fila',
  rowsTable: 'Cuentas del archivo',
  line: 'Fila',
  unnamed: 'Fila {linea}',
  choose: actions.chooseFile,
  branch: fields.branch,
  holder: fields.holder,
  account: fields.bankAccount,
  outcome: fields.result,
  remarks: fields.remark,
  checked: 'Revisión: todavía no se ha cargado nada.',
  shown:
    'Se muestran {n:la primera|las primeras} {n} {n:fila|filas}; las que tienen errores o dudas van primero.',
  count: '{texto}: {n}',
  load: 'Cargar las cuentas',
  loadTitle: '¿Cargar {n} {n:cuenta nueva|cuentas nuevas}?',
  loadBody:
    'Las filas iguales, con error o sin sucursal no cambian nada. Las distintas se avisan a los usuarios principales de su proveedor.',
  confirm: actions.loadFile,
  cancel: actions.cancel,
  loaded: '{n:Se cargó|Se cargaron} {n} {n:cuenta nueva|cuentas nuevas}.',
  nothing: 'El archivo no tiene cuentas nuevas ni distintas: no hay nada que cargar.',
  faults: {
    file: 'Elija el archivo con las cuentas.',
    unreadable: 'No se pudo leer el archivo: está dañado, vacío o protegido con contraseña.',
    large: 'El archivo tiene más de {filas} {filas:fila|filas}. Divídalo en varios.',
    header: 'La primera fila debe tener los nombres de las columnas.',
  },
  sheet: 'Cuentas',
  examples: [
    ['900123456-1-01', '1007', 'ahorros', '03214564821', 'Papelería Andina S.A.S.', '900123456-1'],
    ['860001911-01', 'Davivienda', 'corriente', '009876543210', 'Suministros del Valle S.A.', '860001911-1'],
  ],
} as const
