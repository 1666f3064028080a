import {
  type ColumnOf,
  columnsAt,
  type DerivedOf,
  type DocumentFields,
  type FieldFlags,
  isShownBy,
  lineColumnsAt,
  type SumOf,
  type ValuesOf,
} from '@enlace/contract/documents/description.ts'
import { type Money, sumMoney } from '@enlace/domain/money.ts'
import type { DocumentStateOwner } from '@enlace/domain/document-states.ts'
import type { Column } from '@enlace/ui/core/columns.ts'
import { Amount } from '../amount.tsx'
import { fieldCell } from './field-cell.tsx'

/** What the rows of some fields add up to. */
export type SumsOf<F extends DocumentFields> = Readonly<Record<SumOf<F>, Money>>

/** What a kind says of its columns by itself: the cells of derived fields, which must be there, and what others have of their own. */
export type OwnColumns<F extends DocumentFields, Total> = {
  readonly [N in ColumnOf<F>]?: Partial<Column<ValuesOf<F>, Total>>
} & { readonly [N in DerivedOf<F> & ColumnOf<F>]: Pick<Column<ValuesOf<F>, Total>, 'cell'> }

type Listed = DocumentFields & { moneda: { type: 'currency' } }

/** The columns of a list, from the fields of its kind. */
export function listColumns<const F extends Listed, Total extends SumsOf<F> & { moneda: string }>(
  fields: F,
  states: DocumentStateOwner,
  own: OwnColumns<F, Total>,
): readonly Column<ValuesOf<F>, Total>[] {
  // Every list tells its rows' currency, which its type holds it to.
  const currencyOf = (row: ValuesOf<F> | Total) => (row as { moneda: string }).moneda
  const columns = columnsOf<F, Total>(fields, own, currencyOf, states).map((column, at) =>
    columnsAt(fields, 'screen')[at]?.type === 'derived' ? column : { isSortable: true, ...column },
  )
  // How it stands is what a row ends with.
  return columns.toSorted((one, other) => Number(one.card === 'status') - Number(other.card === 'status'))
}

/** The columns that the company's parameters leave. */
export const columnsShown = <C extends { id: string }>(
  columns: readonly C[],
  fields: DocumentFields,
  parameters: Partial<FieldFlags>,
): readonly C[] => {
  const flagged = columnsAt(fields, 'screen').filter((field) => !isShownBy(parameters, field))
  return columns.filter(({ id }) => !flagged.some(({ column }) => column === id))
}

/** The columns of a document's lines, in its currency, without the optional ones that no line has a value for. */
export function lineColumns<const F extends DocumentFields, Total extends SumsOf<F>>(
  fields: F,
  { moneda, lines }: { moneda: string; lines: readonly object[] },
  own: OwnColumns<F, Total>,
): readonly Column<ValuesOf<F>, Total>[] {
  const shown = lineColumnsAt(fields, 'screen', lines)
  return columnsOf<F, Total>(fields, own, () => moneda).filter(({ id }) =>
    shown.some(({ column }) => column === id),
  )
}

function columnsOf<F extends DocumentFields, Total>(
  fields: F,
  own: OwnColumns<F, Total>,
  currencyOf: (row: ValuesOf<F> | Total) => string,
  states?: DocumentStateOwner,
): Column<ValuesOf<F>, Total>[] {
  const owned: Readonly<Record<string, Partial<Column<ValuesOf<F>, Total>> | undefined>> = own
  return columnsAt(fields, 'screen').map(({ name, column: id, ...field }) => {
    const { label: header = '', type, card, priority, isSum, isStrong } = field
    // A row and its total have the fields of the description.
    const valueOf = (row: ValuesOf<F> | Total) => (row as Readonly<Record<string, unknown>>)[name]
    return {
      id,
      header,
      ...(atEnd.has(type) && { align: 'end' as const }), // its one value is the type
      ...(card && { card }),
      ...(priority && { priority }),
      cell: (row) => fieldCell(field, valueOf(row), { moneda: currencyOf(row), states }),
      ...(isSum === true && {
        total: (total: Total) => (
          // What is added up is an amount.
          <Amount value={valueOf(total) as Money} moneda={currencyOf(total)} isStrong={isStrong === true} />
        ),
      }),
      ...owned[name],
    }
  })
}

const atEnd: ReadonlySet<string> = new Set(['money', 'money?', 'quantity', 'quantity?', 'price', 'count'])

/** What lines add up to. */
export function sumLines<F extends DocumentFields>(fields: F, lines: readonly ValuesOf<F>[]): SumsOf<F> {
  const amounts = lines.map((line): Readonly<Record<string, unknown>> => ({ ...line }))
  const sums = Object.entries(fields).flatMap(([name, { isSum }]) =>
    // What is added up is an amount.
    isSum === true ? [[name, sumMoney(amounts.map((line) => line[name] as Money))]] : [],
  )
  // The names are those of the fields that are added up.
  return Object.fromEntries(sums) as SumsOf<F>
}
