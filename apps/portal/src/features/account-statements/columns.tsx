import { statementDocument } from '@enlace/contract/account-statements/document.ts'
import type { AccountStatement, AccountStatements } from '@enlace/contract/account-statements/schemas.ts'
import { daysTexts } from '@enlace/contract/account-statements/texts.ts'
import type { FieldFlags } from '@enlace/contract/documents/description.ts'
import type { Column } from '@enlace/ui/core/columns.ts'
import { showDay } from '@enlace/web/document/shown.ts'
import { Unbroken } from '@enlace/web/document/unbroken.tsx'
import { columnsShown, listColumns } from '../../core/document/fields/field-columns.tsx'
import { DaysCell } from './days-cell.tsx'

type StatementColumn = Column<AccountStatement, AccountStatements['totals'][number]>

const { fields, states } = statementDocument

const columns: readonly StatementColumn[] = listColumns(fields, states, {
  compania: { isSortable: false },
  dias: { cell: ({ dias, saldo_total }) => <DaysCell {...{ dias, saldo_total }} /> },
  fecha_estimada_pago: {
    cell: ({ fecha_estimada_pago: day }) => <Unbroken>{day ? showDay(day) : daysTexts.unscheduled}</Unbroken>,
  },
})

/** The table's columns that the company's flags leave; the company itself only where there are several. */
export const statementColumns = (
  flags: FieldFlags,
  hasSeveralCompanies: boolean,
): readonly StatementColumn[] =>
  columnsShown(columns, fields, flags).filter(
    ({ id }) => id !== fields.compania.column || hasSeveralCompanies,
  )
