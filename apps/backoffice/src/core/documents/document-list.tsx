import type { AnyCall } from '@enlace/contract/core/call.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import type { DocumentDescription } from '@enlace/contract/documents/description.ts'
import type { SheetFormat } from '@enlace/contract/documents/desk/limits.ts'
import type { NamedSupplier } from '@enlace/contract/documents/desk/schemas.ts'
import { deskDocumentTexts as texts, deskListTexts } from '@enlace/contract/documents/desk/texts.ts'
import { todayInBogota } from '@enlace/domain/calendar-date.ts'
import { describedFilters, describedReaders } from '@enlace/web/document/fields/described-filters.ts'
import { downloadNamed } from '@enlace/web/http/tell-downloaded.ts'
import { defineList, type FilterOf, type ListParts } from '@enlace/web/list/define-list.tsx'
import { commonReaders, type FilterReaders } from '@enlace/web/list/read-filter.ts'
import { windowless } from '@enlace/web/list/windowless.ts'
import { SheetMenu } from '../export/sheet-menu.tsx'
import { readSupplier } from '../suppliers/read-supplier.ts'
import { SupplierFilter } from '../suppliers/supplier-filter.tsx'
import { type DeskKind, documentPlaces } from './document-places.ts'
import { NothingLoaded } from './nothing-loaded.tsx'

type DocumentList<Page extends AnyCall> = Pick<ListParts<Page>, 'columns'> & {
  document: DocumentDescription & { kind: DeskKind }
  calls: { readonly list: Page; readonly rows: AnyCall; readonly sheet: AnyCall }
}

/** The list of a kind for the staff, of all suppliers or of one: its filters from the description, the newest document first. */
export function documentList<Page extends AnyCall>({ document, calls, columns }: DocumentList<Page>) {
  const { kind, filters, fields, date } = document
  const { file, ...own } = deskListTexts[kind]
  const { list, one } = documentPlaces[kind]
  const described = describedFilters<FilterOf<Page>>(document)
  const read = { ...commonReaders, ...describedReaders(filters), proveedor: readSupplier }
  // The list's call has exactly these filters.
  const readers = read as unknown as FilterReaders<FilterOf<Page>>
  return defineList<Page>({
    path: windowless(list),
    list: `staff-${kind}`,
    texts: { ...own, table: own.title, search: texts.search },
    page: calls.list,
    rows: calls.rows,
    readers,
    columns,
    defaultSort: `-${fields[date]?.column ?? date}`,
    hrefOf: (id) => one({ id }),
    filters: ({ place, answer }) => [
      {
        kind: 'part',
        name: 'proveedor',
        // Every list of the staff tells to whom it is narrowed.
        part: <SupplierFilter supplier={(answer as Narrowed | undefined)?.proveedor} place={place} />,
      },
      ...described,
    ],
    NeverAny: () => <NothingLoaded kind={kind} />,
    more: ({ place, answer }) =>
      // Every list of the staff tells how many rows there are.
      (answer as Narrowed | undefined)?.total !== 0 && (
        <SheetMenu onFile={(format) => void downloadSheet(calls.sheet, file, place.filter, format)} />
      ),
  })
}

type Narrowed = { proveedor: NamedSupplier | null; total: number }

/** Gets all that a filter finds as a file. */
function downloadSheet(call: AnyCall, list: string, filter: object, format: SheetFormat) {
  const { page: _, size: __, ...query } = { page: 1, size: 1, ...filter }
  const name = fill(texts.file, { list, fecha: todayInBogota(new Date()), format })
  return downloadNamed(call, { params: { format }, query: { ...query, days: 0 }, body: undefined }, name)
}
