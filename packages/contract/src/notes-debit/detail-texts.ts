import * as states from '../core/words/state-texts.ts'

/** Texts of one debit note's page (screens 2.6). */
export const debitNoteTexts = {
  values: 'Datos de la nota',
  applied: states.applied,
  breakdown: 'Cómo se forma el valor',
  lines: 'Documentos cruzados',
  noLines: 'Esta nota aún no se ha aplicado a ninguna factura.',
  untoldLines: 'La compañía no informó a qué documentos se aplicó esta nota.',
  annulled: 'Esta nota está anulada: no disminuye el saldo por pagar.',
  objectionAccepted: 'La compañía aceptó su objeción: esta nota no tiene saldo por descontar.',
  noRelated: 'Esta nota no tiene facturas relacionadas.',
} as const

/** The warnings of a note whose amounts, as reported by the company, are inconsistent. */
export const noteDoubtTexts = {
  value:
    'El valor de esta nota no cuadra: bruto menos descuento más impuesto da {esperado}, y la compañía informó {valor}. Pregunte a la compañía antes de registrarla.',
  applied: 'Lo aplicado ({aplicado}) supera el valor de la nota ({valor}). Pregunte a la compañía.',
  lines:
    'Los documentos cruzados suman {suma}, y la compañía informó {aplicado} aplicado. Pregunte a la compañía.',
  balance:
    'En {documentos}, el saldo anterior menos el valor aplicado no da el saldo nuevo. Pregunte a la compañía.',
  others: 'otros {n}',
} as const
