import { fill } from '@enlace/contract/core/fill.ts'
import type { AccountStatement, AccountStatements } from '@enlace/contract/account-statements/schemas.ts'
import { statementDocument } from '@enlace/contract/account-statements/document.ts'
import { accountStatementsTexts as texts } from '@enlace/contract/account-statements/texts.ts'
import type { FieldFlags } from '@enlace/contract/documents/description.ts'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import { Button } from '@enlace/ui/button.tsx'
import { ButtonLink } from '@enlace/ui/button-link.tsx'
import { EmptyState } from '@enlace/ui/empty-state.tsx'
import { DateRange } from '@enlace/web/list/date-range.tsx'
import { useMemo } from 'react'
import { narrowed, toggled } from '@enlace/web/list/filters.ts'
import type { ListViewProps } from '@enlace/web/list/list-place.ts'
import { ListScreen } from '@enlace/web/list/list-screen.tsx'
import type { LoadSlice } from '@enlace/web/list/use-slices.ts'
import { ownFilters } from '../../core/document/fields/described-filters.ts'
import { statementColumns } from './columns.tsx'
import type { StatementFilter } from './filter.ts'
import { nothingPendingText } from './nothing-pending-text.ts'
import { StatementSections } from './statement-sections.tsx'
import { Summary } from './summary/summary.tsx'

const { fields, filters } = statementDocument

type AccountStatementsViewProps = ListViewProps<StatementFilter, AccountStatements> & {
  loadSlice: LoadSlice<AccountStatement>
  parameters: FieldFlags
  today: CalendarDate
  paymentsHref: string
  hrefOf: (id: string) => string
}

/** What the company owes: figures that narrow the table, filters, and the invoices by due date. */
export function AccountStatementsView(props: AccountStatementsViewProps) {
  const { place, answer, failure, parameters } = props
  const { filter, onFilter } = place
  const hasSeveral = new Set(answer?.rows.map((row) => row.compania)).size > 1
  const columns = useMemo(() => statementColumns(parameters, hasSeveral), [parameters, hasSeveral])
  return (
    <ListScreen
      {...props}
      list="account-statements"
      texts={texts}
      columns={columns}
      defaultSort="vence"
      filters={[
        parameters.date_payment > 0 && {
          kind: 'part',
          name: 'pago',
          part: (
            <DateRange
              label={fields.fecha_estimada_pago.label}
              from={filter.pago_desde}
              to={filter.pago_hasta}
              onChange={({ from, to }) => onFilter(narrowed(filter, { pago_desde: from, pago_hasta: to }))}
            />
          ),
        },
        ...ownFilters<StatementFilter>(filters),
        parameters.status_payment > 0 && {
          kind: 'states',
          label: fields.estado_programacion_pago.label,
          owner: fields.estado_programacion_pago.states,
        },
      ]}
      neverAny={<NothingPending {...props} />}
    >
      <StatementSections current="balances" />
      {!failure && (
        <Summary
          summary={answer?.summary}
          saldo={filter.saldo}
          buckets={filter.bucket ?? []}
          showsPayment={parameters.date_payment > 0}
          onBalance={(saldo) => onFilter(narrowed(filter, { saldo, bucket: undefined }))}
          onBucket={(bucket) =>
            onFilter(narrowed(filter, { saldo: undefined, bucket: toggled(filter.bucket, bucket) }))
          }
        />
      )}
    </ListScreen>
  )
}

function NothingPending({
  place: { days, onWindow },
  answer,
  today,
  paymentsHref,
}: AccountStatementsViewProps) {
  if (days > 0)
    return (
      <EmptyState
        title={fill(texts.noneInWindow, { n: days })}
        action={<Button onClick={() => onWindow(0)}>{texts.seeAll}</Button>}
      />
    )
  return (
    <EmptyState
      title={nothingPendingText(answer?.dataAsOf ?? null, today)}
      action={<ButtonLink href={paymentsHref}>{texts.seePayments}</ButtonLink>}
    />
  )
}
