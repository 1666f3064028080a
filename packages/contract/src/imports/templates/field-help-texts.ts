import { fill } from '../../core/fill.ts'
import { loadedFieldsOf } from '../loaded/kinds.ts'
import type { ImportPart } from '../schemas.ts'

/** The valid content of a cell, by its type. */
export const importCellTexts = {
  code: 'Letras y números, como aparecen en el ERP; se conservan los ceros iniciales.',
  text: 'Texto en una línea.',
  paragraph: 'Texto; puede tener varias líneas.',
  nit: 'NIT o cédula, con o sin puntos; el dígito de verificación va después de un guion o en su columna.',
  date: 'Fecha: como fecha de Excel, aaaa-mm-dd o dd/mm/aaaa.',
  decimal: 'Número, con sus decimales.',
  money: 'Valor en pesos o en la moneda del documento, con hasta dos decimales.',
  rate: 'Porcentaje: 19 % o 0,19.',
  invoices: 'Uno o varios números de factura, separados con coma.',
  'withholding-type':
    'ReteFuente, ReteIVA, ReteICA, Timbre, Estampilla, Sobretasa bomberil o Contribución especial, o la cuenta del PUC (2365, 2367, 2368).',
  'withholding-rate': 'Tarifa: 2,5 %; de ICA también por mil: 9,66 ‰.',
  year: 'Año de cuatro cifras.',
  bimester: 'De 1 a 6.',
  municipality: 'Código DIVIPOLA (11001) o nombre del municipio con su departamento.',
  flag: 'Sí o No.',
  values: 'Uno de estos: {values}.',
} as const

const cells: Readonly<Record<string, string>> = importCellTexts

/** Returns the purpose of a field in a sentence. */
export const fieldHelp = (part: ImportPart, field: string): string => loadedFieldsOf(part)[field]?.help ?? ''

/** Returns the valid content of a field's cells: its closed list, or the format of its type. */
export const cellHelp = (kind: string, values: readonly string[] | undefined): string =>
  values ? fill(importCellTexts.values, { values: values.join(', ') }) : (cells[kind] ?? '')
