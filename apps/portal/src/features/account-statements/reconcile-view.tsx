import type { ReconcileWorkbook } from '@enlace/contract/core/reconcile/schemas'
import type {
  ReconcileFields,
  Reconciliation,
} from '@enlace/contract/features/account-statements/reconcile-schemas'
import { reconcileTexts as texts } from '@enlace/contract/features/account-statements/reconcile-texts'
import { PageHeading } from '@enlace/ui/page-heading'
import { Stack } from '@enlace/ui/stack'
import { ComparedTotals } from '../../core/reconcile/compared-totals.tsx'
import { ComparisonResult } from '../../core/reconcile/comparison-result.tsx'
import { OwnColumns } from '../../core/reconcile/own-columns.tsx'
import { OwnFile } from '../../core/reconcile/own-file.tsx'
import { type Compare, useComparison } from '../../core/reconcile/use-comparison.ts'
import { comparedInvoiceColumns } from './reconcile-columns.tsx'
import { StatementSections } from './statement-sections.tsx'

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
] as const // their ids are the columns

const amounts = [
  { value: 'saldo', label: texts.saldo },
  { value: 'facturado', label: texts.facturado },
]

/** The person's own list of invoices compared with the company's: the file, how it was read, and what was found. */
export function ReconcileView({ onCompare, onExport, hrefOf }: ReconcileViewProps) {
  const comparison = useComparison(onCompare, {})
  const { file, fields = {}, result, progress } = comparison
  return (
    <Stack>
      <PageHeading title={texts.title} description={texts.description} />
      <StatementSections current="reconcile" />
      <OwnFile
        label={texts.file}
        hint={`${texts.fileHint} ${texts.privacy}`}
        onChoose={comparison.choose}
        onRetry={() => comparison.again(fields)}
        {...comparison}
      />
      {result && file && (
        <>
          {/* Another way of reading the file is another form. */}
          <OwnColumns
            key={JSON.stringify([result.columns, result.compara])}
            reading={result}
            roles={roles}
            columns={result.columns}
            unknown={texts.unknownColumns}
            choice={{ label: texts.compara, value: result.compara, options: amounts }}
            isBusy={progress !== undefined}
            onRead={(columns, amount) =>
              comparison.again({ ...columns, compara: amount === 'facturado' ? amount : 'saldo' })
            }
          />
          {result.columns && (
            <ComparisonResult
              reading={result}
              rows={result.rows}
              columns={comparedInvoiceColumns(hrefOf)}
              caption={texts.table}
              allMatch={texts.allMatch}
              totals={result.totals.map((sums) => (
                <ComparedTotals key={sums.moneda} {...sums} />
              ))}
              onExport={() => onExport(file, fields, () => undefined)}
            />
          )}
        </>
      )}
    </Stack>
  )
}
