import { formatMoney, isNegativeMoney, negateMoney } from '@enlace/domain/money.ts'
import { fill } from '../core/fill.ts'
import type { ContractExecution } from './detail-schemas.ts'
import { executionReasonTexts } from './imputed-texts.ts'

/** Returns a sentence on why the company's figure matches, or does not match, the sum of the documents. */
export function executionSentence(execution: ContractExecution, moneda: string): string {
  const { razon, diferencia, facturado, pagado } = execution
  const size = isNegativeMoney(diferencia) ? negateMoney(diferencia) : diferencia
  return fill(executionReasonTexts[razon], {
    diferencia: formatMoney(size, moneda),
    facturado: formatMoney(facturado, moneda),
    pagado: formatMoney(pagado, moneda),
  })
}
