import { supplierDocumentKinds } from '@enlace/contract/supplier-documents/schemas.ts'
import { supplierDocumentsTexts as texts } from '@enlace/contract/supplier-documents/texts.ts'
import { SupplierId } from '@enlace/contract/core/values.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import * as z from 'zod/mini'
import { paths } from '../../core/paths.ts'
import { ScreenSkeleton } from '../../core/screen/screen-skeleton.tsx'
import { documentsQuery } from './queries.ts'
import { DocumentsView } from './view.tsx'

/** `/proveedores/{id}/documentos/{kind}`: what the portal has of a supplier. */
export const supplierDocumentsRoute = screenRoute({
  path: paths.supplierDocuments.pattern,
  title: texts.title,
  params: z.object({ id: SupplierId, kind: z.enum(supplierDocumentKinds) }),
  search: ({ q, page }): { q?: string; page: number } => ({
    page: Math.max(1, Math.min(400, Math.trunc(Number(page)) || 1)),
    ...(q !== undefined && q !== '' && { q: q.slice(0, 100) }),
  }),
  query: (params, search) => documentsQuery(params, search),
  Screen: ({ data, params: { id, kind }, search, changeSearch, isRefreshing }) => (
    <DocumentsView
      documents={data}
      isLoading={isRefreshing}
      onSearch={changeSearch}
      links={{
        supplier: paths.supplier({ id }, { parte: 'documentos' }),
        kind: (other) => paths.supplierDocuments({ id, kind: other }),
        document: (document) => paths.supplierDocument({ id, kind, document }),
        page: (page) =>
          paths.supplierDocuments({ id, kind }, { q: search.q, page: page > 1 ? page : undefined }),
      }}
      {...{ kind, search }}
    />
  ),
  Pending: () => <ScreenSkeleton title={texts.title} />,
})
