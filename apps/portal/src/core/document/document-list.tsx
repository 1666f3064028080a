import type { AnyCall } from '@enlace/contract/core/call.ts'
import type { DocumentDescription } from '@enlace/contract/documents/description.ts'
import { defineList, type FilterOf, type ListParts } from '@enlace/web/list/define-list.tsx'
import type { ListPath } from '@enlace/web/list/list-route.tsx'
import { describedFilters } from '@enlace/web/document/fields/described-filters.ts'

type DocumentList<Page extends AnyCall> = Omit<
  ListParts<Page>,
  'path' | 'defaultSort' | 'hrefOf' | 'filters'
> & {
  path: ListPath
  /** Where one of the documents is read. */
  onePath: (params: { days: number; id: string }) => string
  document: Pick<DocumentDescription, 'filters' | 'fields' | 'states'>
  /** The filters that are not in the description: they come before the states. */
  ownFilters?: ListParts<Page>['filters']
}

/** The list of a kind of document: its filters from the description, the newest document first. */
export function documentList<Page extends AnyCall>({
  onePath,
  document,
  ownFilters,
  ...list
}: DocumentList<Page>) {
  const filters = describedFilters<FilterOf<Page>>(document)
  return defineList<Page>({
    ...list,
    defaultSort: '-fecha',
    hrefOf: (id, days) => onePath({ days, id }),
    filters: (props) =>
      filters.toSpliced(-1, 0, ...(ownFilters?.(props) ?? []).filter((own) => own !== false)),
  })
}
