import { type CheckedQuantities, isSome } from '@enlace/domain/checked-quantities.ts'
import { formatQuantity } from '@enlace/domain/decimal.ts'
import { fill } from '../core/fill.ts'

/** What was rejected of an entry, or waits for a decision. */
export const checkedTexts = {
  title: 'Rechazos y cuarentena',
  rejected: '{n} de {cantidad} {um} {n:rechazada|rechazadas}',
  quarantine: '{n} de {cantidad} {um} en cuarentena',
  withReason: '{partes}: {motivo}',
  line: '{linea}. {item} · {descripcion}',
} as const

interface CheckedLine extends CheckedQuantities {
  linea: number
  item: string
  descripcion: string
  um: string
  motivo_rechazo: string | null
}

/** Returns what was rejected of a line or is in quarantine, as "2 de 10 UND rechazadas: empaque roto". */
export function checkedText(line: CheckedLine): string | undefined {
  const { cantidad_rechazada: rejected, cantidad_cuarentena: quarantine, motivo_rechazo: motivo, um } = line
  const cantidad = formatQuantity(line.cantidad)
  const say = (text: string, quantity: string | null) =>
    isSome(quantity) ? [fill(text, { n: formatQuantity(quantity), cantidad, um })] : []
  const partes = [...say(checkedTexts.rejected, rejected), ...say(checkedTexts.quarantine, quarantine)].join(
    '; ',
  )
  if (partes === '') return undefined
  return motivo === null ? partes : fill(checkedTexts.withReason, { partes, motivo })
}

/** Returns the lines of which something was rejected or is in quarantine, with the sentence of each. */
export const rejectionsOf = (lines: readonly CheckedLine[]) =>
  lines.flatMap((line) => {
    const text = checkedText(line)
    const { linea, item, descripcion } = line
    return text === undefined ? [] : [{ label: fill(checkedTexts.line, { linea, item, descripcion }), text }]
  })
