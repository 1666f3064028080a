import type { ReconcileWorkbook } from '@enlace/contract/core/reconcile/schemas.ts'
import type {
  ReconcileFields,
  Reconciliation,
} from '@enlace/contract/account-statements/reconcile/schemas.ts'
import { reconcileTexts as texts } from '@enlace/contract/account-statements/reconcile/texts.ts'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { OwnList } from '../../../core/reconcile/own-list.tsx'
import type { Compare } from '../../../core/reconcile/use-comparison.ts'
import { comparedInvoiceColumns } from './columns.tsx'
import { StatementSections } from '../../../core/account-statements/statement-sections.tsx'

type ReconcileViewProps = {
  onCompare: Compare<ReconcileFields, Reconciliation>
  onExport: Compare<ReconcileFields, ReconcileWorkbook>
  hrefOf: (id: string) => string
}

const roles = [
  { id: 'numero', label: texts.numero },
  { id: 'prefijo', label: texts.prefijo, isOptional: true },
  { id: 'valor', label: texts.valor },
  { id: 'moneda', label: texts.moneda, isOptional: true },
] as const

const amounts = [
  { value: 'saldo', label: texts.saldo },
  { value: 'facturado', label: texts.facturado },
]

/** The person's own list of invoices compared with the company's: the file, how it was read, and what was found. */
export function ReconcileView({ onCompare, onExport, hrefOf }: ReconcileViewProps) {
  return (
    <Stack>
      <PageHeading
        title={texts.title}
        description={texts.description}
        sections={<StatementSections current="reconcile" />}
      />
      <OwnList
        texts={texts}
        roles={roles}
        rowColumns={comparedInvoiceColumns(hrefOf)}
        first={{}}
        choiceOf={({ compara }) => ({ label: texts.compara, value: compara, options: amounts })}
        fieldsOf={(columns, amount): ReconcileFields => ({
          ...columns,
          compara: amount === 'facturado' ? amount : 'saldo',
        })}
        onCompare={onCompare}
        onExport={onExport}
      />
    </Stack>
  )
}
