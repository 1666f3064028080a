import type { PlatformParameters } from '@enlace/contract/company/schemas.ts'
import {
  type AnsweredOf,
  columnsAt,
  type DerivedOf,
  type DocumentField,
  type DocumentFields,
  type FieldContent,
  isShownBy,
  type ValuesOf,
} from '@enlace/contract/documents/description.ts'
import type { SheetColumn, SheetKind, SheetValue } from '@enlace/documents/sheet.ts'
import type { Money } from '@enlace/domain/money.ts'
import type { StateOwner } from '@enlace/domain/states.ts'
import { type ExportColumn, stateText } from '../exports/index.ts'

/** Values that types cannot express: those of derived fields, which are required, and special wordings. */
export type SheetWords<F extends DocumentFields> = {
  readonly [N in DerivedOf<F>]: (row: ValuesOf<F>) => string
} & { readonly [N in AnsweredOf<F>]?: (row: ValuesOf<F>) => string }

const kinds: Readonly<Record<FieldContent, SheetKind>> = {
  id: 'text',
  'id?': 'text',
  code: 'text',
  text: 'text',
  'text?': 'text',
  day: 'date',
  'day?': 'date',
  'instant?': 'text',
  currency: 'text',
  money: 'money',
  'money?': 'money',
  quantity: 'quantity',
  'quantity?': 'quantity',
  price: 'quantity',
  percent: 'percent',
  count: 'integer',
  'count?': 'integer',
  state: 'text',
  choice: 'text',
  derived: 'text',
}

/** Returns the fields as columns of a spreadsheet or of an exported list; the company's parameters hide flagged ones. */
export function sheetColumns<const F extends DocumentFields>(
  fields: F,
  derived: SheetWords<F>,
  states?: StateOwner,
): readonly ExportColumn<ValuesOf<F>>[] {
  return columnsAt(fields, 'export').map(({ name, column: id, label: header = '', ...field }) => {
    const { type, isSum, flag } = field
    const words: Readonly<Record<string, ((row: ValuesOf<F>) => string) | undefined>> = derived
    const own = words[name]
    // The answer has the fields of its description.
    const valueOf = (row: ValuesOf<F>) => (row as Readonly<Record<string, SheetValue>>)[name] ?? null
    const value = own ?? ((row: ValuesOf<F>) => sheetValue(field, valueOf(row), states))
    // Sums are of fields that hold amounts.
    const total = isSum === true && { total: (row: ValuesOf<F>) => valueOf(row) as Money }
    return {
      id,
      header,
      kind: kinds[type],
      value,
      ...total,
      ...(flag && { isShown: (given: PlatformParameters) => isShownBy(given, { flag }) }),
    }
  })
}

/** Returns the columns that the company's parameters allow. */
export const columnsShown = <Row>(columns: readonly ExportColumn<Row>[], parameters: PlatformParameters) =>
  columns.filter(({ isShown }) => isShown?.(parameters) ?? true) satisfies readonly SheetColumn<Row>[]

/** Returns the name of a state or an option, and any other value unchanged. */
function sheetValue({ type, states, options }: DocumentField, value: SheetValue, own?: StateOwner) {
  const owner = states ?? own
  if (type === 'state' && owner) return stateText(owner, String(value))
  return options ? (options[String(value)] ?? value) : value
}
