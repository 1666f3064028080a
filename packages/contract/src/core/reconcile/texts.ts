import * as actions from '../words/action-texts.ts'
import * as fields from '../words/field-texts.ts'
import * as places from '../words/place-texts.ts'
import * as sentences from '../words/sentence-texts.ts'

/** Texts shared by all comparisons of a supplier's own list with the company's data. */
export const ownListTexts = {
  reading: 'Comparando su archivo…',
  columns: 'Cómo se leyó su archivo',
  columnsOf: '{archivo}, encabezado en el renglón {line}',
  columnsOfSheet: '{archivo}, hoja «{hoja}», encabezado en el renglón {line}',
  numero: 'Número de factura',
  prefijo: 'Prefijo',
  noColumn: 'No tiene',
  pick: sentences.chooseColumn,
  again: 'Comparar de nuevo',
  unnamed: fields.columnNumbered,
  sample: 'Primeros renglones de su archivo',
  results: fields.result,
  download: 'Descargar XLSX',
  invoice: places.invoice,
  finding: fields.result,
  lines: 'Renglón',
  own: 'En su archivo',
  company: 'En la compañía',
  difference: 'Diferencia',
  byDigits: 'Encontrada por los últimos dígitos y el valor',
  total: fields.totalIn,
  cut: 'Se muestran las primeras {shown} de {total}. El archivo de Excel las incluye todas.',
  unread: 'Renglones que no se compararon ({n})',
  unreadLine: 'Renglón {line}: {reason}',
  unreadLineWith: 'Renglón {line}: {reason} ({text})',
  unreadMore: 'Y {n} más: el archivo de Excel los incluye todos.',
  unreadSheet: 'No comparados',
  nothing: 'Su archivo no trae facturas que se puedan comparar.',
  nothingOfFinding: 'Ninguna factura con este resultado.',
  workbookFacts: 'Archivo comparado: {archivo}',
  workbookMoment: 'Corte: {fecha}',
} as const

/** The file field; `megabytes` is the maximum size. */
export const ownFileTexts = {
  megabytes: 8,
  choose: actions.chooseFile,
  drop: actions.dropFile,
  chosen: fields.chosenFile,
  remove: actions.removeNamed,
  sending: sentences.sendingFile,
} as const

/** The findings in words. */
export const findingTexts = {
  difiere: 'Difiere',
  'solo-archivo': 'Solo en su archivo',
  'solo-compania': 'Solo en la compañía',
  coincide: 'Coincide',
} as const

/** Why a line was skipped. */
export const unreadTexts = {
  'sin-numero': 'sin número de factura',
  'sin-valor': 'sin valor',
  'valor-ilegible': 'el valor no se pudo leer',
  'moneda-desconocida': 'moneda desconocida',
  totales: 'es un renglón de totales',
} as const

/** Why a file could not be read at all, each with its remedy. */
export const gridFaultTexts = {
  'not-a-table': '«{name}» no es un archivo de Excel ni de texto. Guárdelo como XLSX o CSV.',
  unreadable:
    'No pudimos leer «{name}»: puede estar dañado o tener contraseña. Ábralo y guárdelo de nuevo como XLSX o CSV.',
  'too-large':
    '«{name}» es demasiado grande al abrirlo. Deje solo la hoja con sus facturas y guárdelo de nuevo.',
  'too-many-rows': '«{name}» tiene más de 20.000 renglones. Deje solo los que quiere comparar o divídalo.',
  empty: '«{name}» no tiene renglones. Revise que sea el archivo que quiere comparar.',
  'took-too-long':
    '«{name}» tardó demasiado en abrirse. Deje solo la hoja con sus facturas y guárdelo de nuevo.',
} as const
