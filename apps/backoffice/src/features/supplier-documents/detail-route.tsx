import { relatedTexts } from '@enlace/contract/documents/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { supplierDocumentKinds, type SupplierDocument } from '@enlace/contract/supplier-documents/schemas.ts'
import { supplierDocumentsTexts as texts } from '@enlace/contract/supplier-documents/texts.ts'
import { SupplierId } from '@enlace/contract/core/values.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import * as z from 'zod/mini'
import { namedDocumentQuery } from '../../core/documents/queries.ts'
import { paths } from '../../core/paths.ts'
import { ScreenSkeleton } from '../../core/screen/screen-skeleton.tsx'
import { DocumentView } from './detail-view.tsx'

/** `/proveedores/{id}/documentos/{kind}/{document}`: one document of a supplier. */
export const supplierDocumentRoute = screenRoute({
  path: paths.supplierDocument.pattern,
  title: ({ data }: { params: object; data: SupplierDocument | undefined }) =>
    data ? fill(relatedTexts[data.kind], { numero: data.numero }) : texts.title,
  params: z.object({ id: SupplierId, kind: z.enum(supplierDocumentKinds), document: z.uuid() }),
  query: ({ id, kind, document }) => namedDocumentQuery(id, kind, document),
  Screen: ({ data, params: { id, kind } }) => (
    <DocumentView
      document={data}
      links={{
        supplier: paths.supplier({ id }, { parte: 'documentos' }),
        list: paths.supplierDocuments({ id, kind }),
        document: (other, document) => paths.supplierDocument({ id, kind: other, document }),
      }}
    />
  ),
  Pending: () => <ScreenSkeleton title={texts.title} />,
})
