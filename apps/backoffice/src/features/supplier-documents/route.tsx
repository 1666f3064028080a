import { tableTexts } from '@enlace/contract/core/list/texts.ts'
import { SupplierId } from '@enlace/contract/core/values.ts'
import {
  type SupplierDocumentKind,
  supplierDocumentKinds,
  type SupplierDocumentRow,
  type SupplierDocuments,
  supplierDocumentsPerPage,
} from '@enlace/contract/supplier-documents/schemas.ts'
import { supplierDocumentsTexts as texts } from '@enlace/contract/supplier-documents/texts.ts'
import { formatWholeNit } from '@enlace/domain/nit.ts'
import { Breadcrumb } from '@enlace/ui/breadcrumb.tsx'
import type { Column } from '@enlace/ui/core/columns.ts'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { EmptyState } from '@enlace/ui/empty-state.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { SectionLinks } from '@enlace/ui/section-links.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { Amount } from '@enlace/web/document/amount.tsx'
import { stateOwners } from '@enlace/web/document/field-value.ts'
import { showText } from '@enlace/web/document/shown.ts'
import { codeColumn, dayColumn, moneyColumn, stateColumn } from '@enlace/web/list/column-presets.tsx'
import { PageLinks } from '@enlace/web/list/page-links.tsx'
import { SearchBox } from '@enlace/web/list/search-box.tsx'
import type { ChangeSearch } from '@enlace/web/screen/change-search.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import * as z from 'zod/mini'
import { paths } from '../../core/paths.ts'
import { ScreenSkeleton } from '../../core/screen/screen-skeleton.tsx'
import { documentsQuery } from './queries.ts'

const dueTexts: Partial<Record<SupplierDocumentKind, string>> = texts.vence
const balanceTexts: Partial<Record<SupplierDocumentKind, string>> = texts.saldo

/** The columns of a kind: only invoices and orders have a day to come, only invoices and notes a balance. */
export function documentColumns(kind: SupplierDocumentKind): readonly Column<SupplierDocumentRow>[] {
  const due = dueTexts[kind]
  const balance = balanceTexts[kind]
  return [
    codeColumn('numero', texts.numero, { card: 'number' }),
    dayColumn('fecha', texts.fecha, { card: 'date' }),
    ...(due === undefined ? [] : [dayColumn('vence', due)]),
    moneyColumn('valor', texts.valor),
    ...(balance === undefined ? [] : [balanceColumn(balance)]),
    stateColumn(texts.estado, stateOwners[kind]),
  ]
}

const balanceColumn = (header: string): Column<SupplierDocumentRow> => ({
  id: 'saldo',
  header,
  align: 'end',
  cell: ({ saldo, moneda }) =>
    saldo === null ? showText(null) : <Amount {...{ moneda }} value={saldo} isStrong />,
})

type Search = { q?: string; page: number }

/** `/proveedores/{id}/documentos/{kind}`: what the portal has of a supplier, to be looked up. */
export const supplierDocumentsRoute = screenRoute({
  path: paths.supplierDocuments.pattern,
  title: texts.title,
  params: z.object({ id: SupplierId, kind: z.enum(supplierDocumentKinds) }),
  search: ({ q, page }): Search => ({
    page: Math.max(1, Math.min(400, Math.trunc(Number(page)) || 1)),
    ...(q !== undefined && q !== '' && { q: q.slice(0, 100) }),
  }),
  query: (params, search) => documentsQuery(params, search),
  Screen: ({ data, params: { id, kind }, search, changeSearch, isRefreshing }) => (
    <Stack gap="large">
      <Breadcrumb
        label={texts.breadcrumb}
        items={[
          { label: data.proveedor.nombre, href: paths.supplier({ id }, { parte: 'documentos' }) },
          { label: texts.title },
        ]}
      />
      <PageHeading
        title={texts.kindNames[kind]}
        description={`${data.proveedor.nombre} · NIT ${formatWholeNit(data.proveedor.nit)}`}
      />
      <SectionLinks
        label={texts.kinds}
        current={kind}
        links={supplierDocumentKinds.map((other) => ({
          id: other,
          label: texts.kindNames[other],
          href: paths.supplierDocuments({ id, kind: other }),
        }))}
      />
      <Panel>
        <Documents
          {...{ id, kind, search }}
          documents={data}
          isLoading={isRefreshing}
          onSearch={changeSearch}
        />
      </Panel>
    </Stack>
  ),
  Pending: () => <ScreenSkeleton title={texts.title} />,
})

type DocumentsProps = {
  id: number
  kind: SupplierDocumentKind
  documents: SupplierDocuments
  search: Search
  isLoading: boolean
  onSearch: ChangeSearch
}

function Documents({ id, kind, documents: { rows, total }, search, isLoading, onSearch }: DocumentsProps) {
  const { q, page } = search
  return (
    <Stack>
      <p>{texts.readOnly}</p>
      <div role="search">
        <SearchBox
          label={texts.search}
          q={q}
          onChange={(changes, options) => onSearch({ ...changes, page: undefined }, options)}
        />
      </div>
      <DataTable
        caption={texts.kindNames[kind]}
        columns={documentColumns(kind)}
        rows={rows}
        rowKey={(row) => row.id}
        rowHref={(row) => paths.supplierDocument({ id, kind, document: row.id })}
        isLoading={isLoading}
        texts={tableTexts}
        empty={
          (q ?? '') === '' ? (
            <EmptyState title={texts.none} />
          ) : (
            <EmptyState title={texts.noMatch}>{texts.noMatchHint}</EmptyState>
          )
        }
      />
      {total > supplierDocumentsPerPage && (
        <PageLinks
          page={page}
          size={supplierDocumentsPerPage}
          total={total}
          hrefFor={(to) => paths.supplierDocuments({ id, kind }, { q, page: to > 1 ? to : undefined })}
        />
      )}
    </Stack>
  )
}
