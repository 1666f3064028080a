import { fill } from '../core/fill.ts'
import { reportTexts as texts } from './texts.ts'

const feminine = new Set(['sucursal', 'moneda', 'edad', 'bodega', 'situacion', 'tipo'])
const masculine = new Set([
  'medio',
  'banco',
  'comprador',
  'motivo',
  'municipio',
  'resultado',
  'estado',
  'estado_programacion_pago',
])

/**
 * Returns the text of an inactive filter, in the gender of its name: `Edad: todas`. The gender of an operator's own
 * column is unknown.
 */
export function anyOfText(id: string, header: string): string {
  const text = feminine.has(id) ? texts.anyOfFeminine : masculine.has(id) ? texts.anyOfMasculine : texts.anyOf
  return fill(text, { filter: header })
}
