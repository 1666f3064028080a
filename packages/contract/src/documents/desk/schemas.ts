import * as z from 'zod/mini'
import { SupplierId } from '../../core/values.ts'
import type { DocumentDescription } from '../description.ts'
import { DocumentThread } from './thread-schemas.ts'
import { answersOf, filtersShapeOf, queriesOf } from '../shapes.ts'

/** The supplier to whose documents a list is narrowed. */
export const NamedSupplier = z.object({ id: z.number(), nombre: z.string(), nit: z.string() })
export type NamedSupplier = z.infer<typeof NamedSupplier>

/** The filters of a kind's list for the staff, besides those of the description. */
const ofTheDesk = { proveedor: z.optional(SupplierId) }

/** Returns the queries of a kind's list for the staff. */
export const deskQueriesOf = <const D extends Pick<DocumentDescription, 'filters'>>({ filters }: D) =>
  queriesOf({ ...filtersShapeOf<D['filters']>(filters), ...ofTheDesk })

/** Returns the answers of a kind's calls for the staff. */
export function deskAnswersOf<
  const D extends Pick<DocumentDescription, 'fields' | 'more' | 'lines' | 'filters'>,
>(description: D) {
  const { Page, Rows, Detail } = answersOf(description)
  return {
    Rows,
    Page: z.extend(Page, {
      /** Null where the list is of all suppliers. */
      proveedor: z.nullable(NamedSupplier),
    }),
    Detail: z.extend(Detail, {
      /** The latest first. */
      consultas: z.array(DocumentThread),
    }),
  }
}
