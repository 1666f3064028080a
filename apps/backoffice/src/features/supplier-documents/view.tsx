import { tableTexts } from '@enlace/contract/core/list/texts.ts'
import {
  type SupplierDocumentKind,
  supplierDocumentKinds,
  type SupplierDocuments,
  supplierDocumentsPerPage,
} from '@enlace/contract/supplier-documents/schemas.ts'
import { supplierDocumentsTexts as texts } from '@enlace/contract/supplier-documents/texts.ts'
import { formatWholeNit } from '@enlace/domain/nit.ts'
import { Breadcrumb } from '@enlace/ui/breadcrumb.tsx'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { EmptyState } from '@enlace/ui/empty-state.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { SectionLinks } from '@enlace/ui/section-links.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { PageLinks } from '@enlace/web/list/page-links.tsx'
import { SearchBox } from '@enlace/web/list/search-box.tsx'
import type { ChangeSearch } from '@enlace/web/screen/change-search.ts'
import { documentColumns } from './columns.tsx'

type DocumentsViewProps = {
  kind: SupplierDocumentKind
  documents: SupplierDocuments
  search: { q?: string; page: number }
  isLoading: boolean
  links: {
    supplier: string
    kind: (kind: SupplierDocumentKind) => string
    document: (id: string) => string
    page: (page: number) => string
  }
  onSearch: ChangeSearch
}

/** The documents of a kind that the portal has of a supplier, to be looked up. */
export function DocumentsView({ kind, documents, search, isLoading, links, onSearch }: DocumentsViewProps) {
  const { proveedor, rows, total } = documents
  const isNarrowed = (search.q ?? '') !== ''
  return (
    <Stack gap="large">
      <Breadcrumb
        label={texts.breadcrumb}
        items={[{ label: proveedor.nombre, href: links.supplier }, { label: texts.title }]}
      />
      <PageHeading
        title={texts.kindNames[kind]}
        description={`${proveedor.nombre} · NIT ${formatWholeNit(proveedor.nit)}`}
      />
      <SectionLinks
        label={texts.kinds}
        current={kind}
        links={supplierDocumentKinds.map((id) => ({ id, label: texts.kindNames[id], href: links.kind(id) }))}
      />
      <Panel>
        <Stack>
          <p>{texts.readOnly}</p>
          <div role="search">
            <SearchBox
              label={texts.search}
              q={search.q}
              onChange={(changes, options) => onSearch({ ...changes, page: undefined }, options)}
            />
          </div>
          <DataTable
            caption={texts.kindNames[kind]}
            columns={documentColumns(kind)}
            rows={rows}
            rowKey={({ id }) => id}
            rowHref={({ id }) => links.document(id)}
            isLoading={isLoading}
            texts={tableTexts}
            empty={
              isNarrowed ? (
                <EmptyState title={texts.noMatch}>{texts.noMatchHint}</EmptyState>
              ) : (
                <EmptyState title={texts.none} />
              )
            }
          />
          {total > supplierDocumentsPerPage && (
            <PageLinks
              page={search.page}
              size={supplierDocumentsPerPage}
              total={total}
              hrefFor={links.page}
            />
          )}
        </Stack>
      </Panel>
    </Stack>
  )
}
