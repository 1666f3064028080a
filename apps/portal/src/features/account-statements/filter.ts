import { statementDocument } from '@enlace/contract/account-statements/document.ts'
import type { AccountStatementsQuery } from '@enlace/contract/account-statements/schemas.ts'
import { ageingBuckets } from '@enlace/domain/ageing.ts'
import { parseCalendarDate } from '@enlace/domain/calendar-date.ts'
import { describedReaders } from '../../core/document/fields/described-filters.ts'
import { commonReaders, type FilterReaders, oneOf, severalOf } from '@enlace/web/list/read-filter.ts'

/** What the address of the list says after its path. */
export type StatementFilter = Omit<AccountStatementsQuery, 'days'>

/** How that is read. */
export const statementReaders: FilterReaders<StatementFilter> = {
  ...commonReaders,
  saldo: oneOf(['corriente', 'vencido']),
  ...describedReaders(statementDocument.filters),
  pago_desde: parseCalendarDate,
  pago_hasta: parseCalendarDate,
  bucket: severalOf(ageingBuckets.map(({ id }) => id)),
}
