import { listAccountStatementRows, listAccountStatements } from '@enlace/contract/account-statements/calls.ts'
import { statementDocument } from '@enlace/contract/account-statements/document.ts'
import type { AccountStatement, AccountStatements } from '@enlace/contract/account-statements/schemas.ts'
import { accountStatementsTexts as texts, daysTexts } from '@enlace/contract/account-statements/texts.ts'
import type { FieldFlags } from '@enlace/contract/documents/description.ts'
import { ageingBuckets } from '@enlace/domain/ageing.ts'
import { parseCalendarDate } from '@enlace/domain/calendar-date.ts'
import type { Column } from '@enlace/ui/core/columns.ts'
import { lazyBelow } from '@enlace/ui/core/lazy-part.tsx'
import { FiguresPlace } from '@enlace/ui/figures-place.tsx'
import { showDay } from '@enlace/web/document/shown.ts'
import { Unbroken } from '@enlace/web/document/unbroken.tsx'
import { defineList, type FilterOf } from '@enlace/web/list/define-list.tsx'
import { narrowed, searchOf, toggled } from '@enlace/web/list/filters.ts'
import type { ListViewProps } from '@enlace/web/list/list-place.ts'
import { commonReaders, type FilterReaders, oneOf, severalOf } from '@enlace/web/list/read-filter.ts'
import type { SearchValues } from '@enlace/web/search-params.ts'
import { useMemo } from 'react'
import { readBoot } from '../../core/company/boot.ts'
import { describedReaders, ownFilters } from '@enlace/web/document/fields/described-filters.ts'
import { columnsShown, listColumns } from '@enlace/web/document/fields/field-columns.tsx'
import { paths } from '../../core/paths.ts'
import { DaysCell } from './days-cell.tsx'
import { StatementSections } from '../../core/account-statements/statement-sections.tsx'

/** The figures come beside the rows, which are what most people look for first. */
const Summary = lazyBelow(
  async () => (await import('./summary/summary.tsx')).Summary,
  <FiguresPlace hasEnd />,
)
const NothingPending = lazyBelow(async () => (await import('./nothing-pending.tsx')).NothingPending)

type Filter = FilterOf<typeof listAccountStatements>
type Props = ListViewProps<Filter, AccountStatements>
type StatementColumn = Column<AccountStatement, AccountStatements['totals'][number]>

const { fields, states, filters } = statementDocument

const allColumns: readonly StatementColumn[] = listColumns(fields, states, {
  compania: { isSortable: false },
  dias: { cell: ({ dias, saldo_total }) => <DaysCell {...{ dias, saldo_total }} /> },
  fecha_estimada_pago: {
    cell: ({ fecha_estimada_pago: day }) => <Unbroken>{day ? showDay(day) : daysTexts.unscheduled}</Unbroken>,
  },
})

/** The day of a payment beside its state, which says already that there is none yet. */
const dayAlone: StatementColumn['cell'] = ({ fecha_estimada_pago: day }) => (
  <Unbroken>{showDay(day)}</Unbroken>
)

/** The columns (screens 2.2) that the company's flags leave; the company itself only where there are several. */
export const statementColumns = (
  flags: FieldFlags,
  hasSeveralCompanies: boolean,
): readonly StatementColumn[] =>
  columnsShown(allColumns, fields, flags)
    .filter(({ id }) => id !== fields.compania.column || hasSeveralCompanies)
    .map((column) =>
      column.id === fields.fecha_estimada_pago.column && flags.status_payment > 0
        ? { ...column, cell: dayAlone }
        : column,
    )

/** How the address of the list is read. */
export const statementReaders: FilterReaders<Filter> = {
  ...commonReaders,
  saldo: oneOf(['corriente', 'vencido']),
  ...describedReaders(filters),
  pago_desde: parseCalendarDate,
  pago_hasta: parseCalendarDate,
  bucket: severalOf(ageingBuckets.map(({ id }) => id)),
}

/** What the company owes, by due date (spec 2; screens 2.2). */
export const accountStatementsRoute = defineList<typeof listAccountStatements>({
  path: paths.accountStatements,
  list: 'account-statements',
  texts,
  readers: statementReaders,
  page: listAccountStatements,
  rows: listAccountStatementRows,
  columns: useStatementColumns,
  defaultSort: 'vence',
  hrefOf: (id, days) => paths.accountStatement({ days, id }),
  filters() {
    const { date_payment, status_payment } = readBoot().parameters
    return [
      date_payment > 0 && {
        kind: 'days',
        label: fields.fecha_estimada_pago.label,
        from: 'pago_desde',
        to: 'pago_hasta',
      },
      ...ownFilters<Filter>(filters),
      status_payment > 0 && {
        kind: 'states',
        label: fields.estado_programacion_pago.label,
        owner: fields.estado_programacion_pago.states,
      },
    ]
  },
  sections: <StatementSections current="balances" />,
  head: (props) => !props.failure && <Figures {...props} />,
  NeverAny: ({ place, answer }) => <NothingPending {...{ place, answer }} />,
})

function useStatementColumns({ answer }: Props) {
  const hasSeveral = new Set(answer?.rows.map((row) => row.compania)).size > 1
  return useMemo(() => statementColumns(readBoot().parameters, hasSeveral), [hasSeveral])
}

/** The figures at the head, each of which narrows the table. */
function Figures({ place, answer }: Props) {
  const { days, filter, onFilter, onView } = place
  const none = { saldo: undefined, bucket: undefined }
  /** A figure of all that is owed shows all of it: only what is overdue is whole in every window. */
  const widen = (changes: SearchValues) =>
    days === 0
      ? onFilter(narrowed(filter, changes))
      : onView(0, { ...searchOf({ ...filter, page: 1 }), ...changes })
  return (
    <Summary
      summary={answer?.summary}
      saldo={filter.saldo}
      buckets={filter.bucket ?? []}
      showsPayment={readBoot().parameters.date_payment > 0}
      onBalance={(saldo) =>
        saldo === 'vencido' ? onFilter(narrowed(filter, { ...none, saldo })) : widen({ ...none, saldo })
      }
      onWhole={() => onFilter(narrowed(filter, none))}
      onBucket={(id) => {
        const bucket = toggled(filter.bucket, id)
        if (bucket.includes('current')) widen({ ...none, bucket })
        else onFilter(narrowed(filter, { ...none, bucket }))
      }}
    />
  )
}
