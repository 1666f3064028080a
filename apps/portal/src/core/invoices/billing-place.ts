import { documentIdPattern } from '@enlace/contract/core/patterns.ts'
import { writeSearch } from '@enlace/web/search-params.ts'
import { paths } from '../paths.ts'

/** Returns the address of the invoices with an order in mind. */
export const billingPlace = (order: string): string => `${paths.invoices()}${writeSearch({ order })}`

/** Returns the order that an address has in mind; undefined for none. */
export const billedOrderIn = ({ order }: Readonly<Record<string, string>>): string | undefined =>
  order !== undefined && documentIdPattern.test(order) ? order : undefined
