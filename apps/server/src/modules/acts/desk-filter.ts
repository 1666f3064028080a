import type { ListQuery } from '@enlace/contract/core/list/list.ts'

/** The filter of a desk of acts. */
export type DeskFilter = Pick<ListQuery, 'q' | 'from' | 'to' | 'status' | 'sort' | 'page' | 'size'>

/** The filter without a page. */
export type Narrowed = Omit<DeskFilter, 'page' | 'size'>
