import type { CertificateKind } from '@enlace/domain/certificates.ts'
import { columnsWithout, type LoadedRow } from './loaded-row.ts'
import { ownedLoad, type OwnedRow } from './owner.ts'

const columns = columnsWithout('withholding_lines', ['moneda'])

/**
 * A withholding of one type on one document. `tarifa` is per cent, for ica per thousand; `base` is the value without
 * IVA, for iva the IVA generated; `operacion` is the value of the operation without IVA, for iva only; `valor` is
 * negative for a reversed withholding.
 */
export type WithholdingLineRow = OwnedRow &
  LoadedRow<'withholding_lines', typeof columns> & { tipo: CertificateKind }

/** How withholding lines are loaded. */
export const withholdingLinesLoad = ownedLoad<WithholdingLineRow>('withholding_lines', columns)
