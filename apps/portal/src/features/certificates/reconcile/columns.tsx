import { fill } from '@enlace/contract/core/fill.ts'
import { listTexts } from '@enlace/contract/core/list/texts.ts'
import type { ComparedWithholding } from '@enlace/contract/certificates/reconcile/schemas.ts'
import { certificateReconcileTexts as texts } from '@enlace/contract/certificates/reconcile/texts.ts'
import { formatMoney } from '@enlace/domain/money.ts'
import type { Column } from '@enlace/ui/core/columns.ts'
import { Hint } from '@enlace/ui/hint.tsx'
import { comparedColumns } from '../../../core/reconcile/compared-columns.tsx'

/** The columns of a comparison of withholdings: those of every comparison, the concept, and bases that differ. */
export const comparedWithholdingColumns = (
  hrefOf: (id: string) => string,
): readonly Column<ComparedWithholding>[] => [
  ...comparedColumns<ComparedWithholding>(hrefOf),
  {
    id: 'concepto',
    header: texts.concept,
    cell: (row) => (
      <>
        {row.concepto ?? listTexts.none}
        {differentBase(row) && <Hint isBlock>{differentBase(row)}</Hint>}
      </>
    ),
  },
]

/** Where both sides tell a base, and it is another. */
function differentBase({ own_base, company_base }: ComparedWithholding): string | undefined {
  if (own_base === null || company_base === null || own_base === company_base) return undefined
  return fill(texts.baseDiffers, {
    own: formatMoney(own_base, 'COP'),
    company: formatMoney(company_base, 'COP'),
  })
}
