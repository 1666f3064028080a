import { formatMoney, isNegativeMoney, negateMoney } from '@enlace/domain/money.ts'
import { fill } from '../core/fill.ts'
import type { ContractExecution } from './detail-schemas.ts'
import { executionReasonTexts } from './imputed-texts.ts'

/** Why the company's figure is, or is not, what the documents add up to, in a sentence. */
export function executionSentence(execution: ContractExecution, moneda: string): string {
  const { razon, diferencia, facturado, pagado } = execution
  const size = isNegativeMoney(diferencia) ? negateMoney(diferencia) : diferencia
  return fill(executionReasonTexts[razon], {
    diferencia: formatMoney(size, moneda),
    facturado: formatMoney(facturado, moneda),
    pagado: formatMoney(pagado, moneda),
  })
}
