import * as z from 'zod/mini'
import { exporting } from '../exports/schemas.ts'
import { Choice, listOf, ListQuery, paging, sliceOf, slicing } from '../core/list/list.ts'
import { longest } from '../core/patterns.ts'
import { MoneyText } from '../core/values.ts'
import {
  type AnsweredOf,
  type DocumentDescription,
  type DocumentFields,
  type DocumentFilter,
  type SumOf,
  sumsOf,
} from './description.ts'
import { fieldSchemas } from './field-schemas.ts'
import { documentFoot } from './foot.ts'

type EnumOf<O> = z.ZodMiniEnum<{ [K in keyof O & string]: K }>

type FieldsShape<F extends DocumentFields> = {
  [N in AnsweredOf<F>]: F[N] extends { options: infer O }
    ? EnumOf<O>
    : (typeof fieldSchemas)[Extract<F[N]['type'], keyof typeof fieldSchemas>]
}

/** Returns the response shape of the fields. */
export function shapeOf<F extends DocumentFields>(fields: F): FieldsShape<F> {
  const answered = Object.entries(fields).flatMap(([name, { type, options }]) =>
    type === 'derived' ? [] : [[name, options ? z.enum(Object.keys(options)) : fieldSchemas[type]]],
  )
  // Each name has the schema of its own type.
  return Object.fromEntries(answered) as FieldsShape<F>
}

type SumsShape<F extends DocumentFields> = { [N in SumOf<F>]: typeof MoneyText }

/** Returns the response shape of a list's sums. */
export const sumsShapeOf = <F extends DocumentFields>(fields: F): SumsShape<F> =>
  // Sums are amounts.
  Object.fromEntries(sumsOf(fields).map((name) => [name, MoneyText])) as SumsShape<F>

const Written = z.string().check(z.minLength(1), z.maxLength(longest.text))

type Filters = Readonly<Record<string, DocumentFilter>>
type Asked<F extends DocumentFilter> = F extends { kind: 'flag' }
  ? z.ZodMiniOptional<z.ZodMiniLiteral<'1'>>
  : F extends { kind: 'choice'; options: infer O }
    ? z.ZodMiniOptional<EnumOf<O>>
    : z.ZodMiniOptional<typeof Written>
type FiltersShape<F extends Filters> = { -readonly [N in keyof F]: Asked<F[N]> }

/** Returns the query shape of the filters. */
export function filtersShapeOf<F extends Filters>(filters: F): FiltersShape<F> {
  const asked = Object.entries(filters).map(([name, filter]) => [name, z.optional(askedOf(filter))])
  // Each filter is read by its own kind.
  return Object.fromEntries(asked) as FiltersShape<F>
}

function askedOf(filter: DocumentFilter): z.ZodMiniType {
  if (filter.kind === 'flag') return z.literal('1')
  return filter.kind === 'choice' ? z.enum(Object.keys(filter.options)) : Written
}

type ChoicesShape<N extends string> = { [Name in N]: z.ZodMiniArray<typeof Choice> }

/** Returns the response shape of the filters' choices. */
export const choicesShapeOf = <N extends string>(names: readonly N[]) =>
  // The keys are exactly the names.
  z.object(Object.fromEntries(names.map((name) => [name, z.array(Choice)])) as ChoicesShape<N>)

/** Returns the queries of a list: by page, by slice and for a file, each with the list's own filters. */
export function queriesOf<Own extends z.core.$ZodLooseShape>(own: Own) {
  const Unpaged = z.omit(ListQuery, paging)
  return {
    Query: z.extend(ListQuery, own),
    SliceQuery: z.extend(Unpaged, { ...own, ...slicing }),
    ExportQuery: z.extend(Unpaged, { ...own, ...exporting }),
  }
}

/** Returns the response schemas of a kind: row, page, slice, line, and the document with its own fields or with all. */
export function answersOf<
  const D extends Pick<DocumentDescription, 'fields' | 'more' | 'lines' | 'filters'>,
>({ fields, more, lines, filters }: D) {
  const Row = z.object(shapeOf<D['fields']>(fields))
  const Line = z.object(shapeOf<D['lines']>(lines))
  const Facts = z.extend(Row, { ...shapeOf<D['more']>(more), sucursal: z.string() })
  return {
    Row,
    Line,
    Facts,
    Rows: sliceOf(Row),
    Page: z.extend(listOf(Row, sumsShapeOf<D['fields']>(fields)), {
      // The names of the filters.
      choices: choicesShapeOf(Object.keys(filters) as (keyof D['filters'] & string)[]),
    }),
    Detail: z.extend(Facts, { lines: z.array(Line), ...documentFoot }),
  }
}
