import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import type { Money } from '@enlace/domain/money.ts'
import type { StateOwner } from '@enlace/domain/states.ts'
import type { Column } from '@enlace/ui/core/columns.ts'
import { Amount } from '../document/amount.tsx'
import { showCount, showDay, showInstant, showText } from '../document/shown.ts'
import { StateChip } from '../document/state-chip.tsx'
import { Unbroken } from '../document/unbroken.tsx'

// The columns that many lists have. Each shows the field that bears its name; `from` names another.

/** What a column is besides its cells. */
export type ColumnTraits = Pick<Column<never>, 'isSortable' | 'card' | 'priority'>

type Traits<Field extends string> = ColumnTraits & { from?: Field }
/** Its field is named by the caller: what the list's rows have besides does not widen it. */
type Of<Field extends string, Value> = Column<Readonly<Record<Field, Value>>, unknown>

/** A column of words; none are a dash. */
export const textColumn = <Id extends string, Field extends string = Id>(
  id: Id,
  header: string,
  traits: Traits<Field> = {},
): Of<NoInfer<Field>, string | null> =>
  columnOf<Field, string | null>(id, header, traits, (words) => showText(words))

/** A column of numbers and codes that stay on one line. */
export const codeColumn = <Id extends string, Field extends string = Id>(
  id: Id,
  header: string,
  traits: Traits<Field> = {},
): Of<NoInfer<Field>, string> =>
  columnOf<Field, string>(id, header, traits, (code) => <Unbroken>{code}</Unbroken>)

/** A column of days; one that nobody told is a dash. */
export const dayColumn = <Id extends string, Field extends string = Id>(
  id: Id,
  header: string,
  traits: Traits<Field> = {},
): Of<NoInfer<Field>, CalendarDate | null> =>
  columnOf<Field, CalendarDate | null>(id, header, traits, showDay)

/** A column of moments by the clock of Colombia, on one line. */
export const instantColumn = <Id extends string, Field extends string = Id>(
  id: Id,
  header: string,
  traits: Traits<Field> = {},
): Of<NoInfer<Field>, string> =>
  columnOf<Field, string>(id, header, traits, (at) => <Unbroken>{showInstant(at)}</Unbroken>)

/** A column of counts, at the end of their room. */
export const countColumn = <Id extends string, Field extends string = Id>(
  id: Id,
  header: string,
  traits: Traits<Field> = {},
): Of<NoInfer<Field>, number> => ({ ...columnOf<Field, number>(id, header, traits, showCount), align: 'end' })

/** A column of amounts in the currency of their row; one that nobody told is a dash. */
export const moneyColumn = <Id extends string, Field extends string = Id>(
  id: Id,
  header: string,
  { from, ...traits }: Traits<Field> = {},
): Column<Readonly<Record<NoInfer<Field>, Money | null> & { moneda: string }>, unknown> => ({
  id,
  header,
  align: 'end',
  card: 'amount',
  ...traits,
  cell: (row) => {
    const value = row[fieldOf<Field>(id, from)]
    return value === null ? showText(null) : <Amount value={value} moneda={row.moneda} />
  },
})

/** The column of states: the word, icon and tone that the owner's states have everywhere. */
export const stateColumn = (
  header: string,
  owner: StateOwner,
  traits: ColumnTraits = {},
): Of<'estado', string> => ({
  id: 'estado',
  header,
  card: 'status',
  ...traits,
  cell: ({ estado }) => <StateChip owner={owner} state={estado} />,
})

function columnOf<Field extends string, Value>(
  id: string,
  header: string,
  { from, ...traits }: Traits<Field>,
  show: (value: Value) => ReturnType<Column<never>['cell']>,
): Of<Field, Value> {
  return { id, header, ...traits, cell: (row) => show(row[fieldOf<Field>(id, from)]) }
}

/** Without `from` a column is named after its field: the default of `Field` in every preset. */
const fieldOf = <Field extends string>(id: string, from: Field | undefined) => from ?? (id as Field)
