import {
  type CheckedQuantities,
  contradictingSum,
  longestRejectionReason,
} from '@enlace/domain/checked-quantities.ts'
import { formatQuantity, readDecimal, writeDecimal } from '@enlace/domain/decimal.ts'
import type { RecordReader } from '../../core/records/record-reader.ts'

const quantities = ['cantidad_aceptada', 'cantidad_rechazada', 'cantidad_cuarentena'] as const
type Field = (typeof quantities)[number] | 'motivo_rechazo'

/**
 * Checks the parts of a line's received quantity, and returns the reason at its longest. Parts that contradict the
 * quantity are kept and reported; a negative one refuses the line.
 */
export function checkedReason(
  record: RecordReader<Field>,
  line: CheckedQuantities & { motivo_rechazo: string | null },
): string | null {
  for (const field of quantities) {
    const value = line[field]
    if (value !== null && (readDecimal(value)?.units ?? 0n) < 0n)
      record.refuse('quantity-negative', { field, value })
  }
  const sum = contradictingSum(line)
  if (sum) {
    const field = quantities.find((name) => line[name] !== null) ?? 'cantidad_aceptada'
    const values = { suma: formatQuantity(writeDecimal(sum)), cantidad: formatQuantity(line.cantidad) }
    record.doubt('quantities-differ', { field, value: line[field] ?? '', values })
  }
  return atLongest(record, line.motivo_rechazo)
}

function atLongest(record: RecordReader<Field>, reason: string | null): string | null {
  if (reason === null) return null
  // The database counts characters, not the halves of which some are written.
  const characters = Array.from(reason)
  if (characters.length <= longestRejectionReason) return reason
  record.doubt('reason-cut', { field: 'motivo_rechazo', value: reason })
  return characters.slice(0, longestRejectionReason).join('')
}
