import { lazyPart } from '@enlace/ui/core/lazy-part.tsx'
import { documentIdPattern } from '@enlace/contract/core/patterns.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { supplierContractTexts } from '@enlace/contract/supplier-contracts/detail-texts.ts'
import { supplierContractsTexts } from '@enlace/contract/supplier-contracts/texts.ts'
import { Skeleton } from '@enlace/ui/skeleton.tsx'
import { Suspense } from 'react'
import { DocumentSkeleton } from '@enlace/web/document/document-skeleton.tsx'
import { useMayOpen } from '../../core/document/use-may-open.ts'
import { paths } from '../../core/paths.ts'
import { paramOf } from '@enlace/web/screen/read-params.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { SupplierContractView } from './detail-view.tsx'
import { sendPolicy, supplierContractQuery } from './queries.ts'

const RequiredTab = lazyPart(
  async () => (await import('../../core/required-documents/contract-documents.tsx')).ContractDocuments,
)

/** One contract by its opaque id (screens 2.11). */
export const supplierContractRoute = screenRoute({
  path: paths.supplierContract.pattern,
  params: {
    safeParse(raw) {
      const id = paramOf(raw, 'id') ?? ''
      return documentIdPattern.test(id) ? { success: true, data: { id } } : { success: false }
    },
  },
  query: ({ id }) => supplierContractQuery(id),
  title: ({ data }) =>
    data ? fill(supplierContractTexts.title, { numero: data.nro_contrato }) : supplierContractsTexts.title,
  Screen: ({ data }) => (
    <SupplierContractView
      contract={data}
      listHref={paths.supplierContracts()}
      mayOpen={useMayOpen()}
      onSend={sendPolicy}
      required={
        <Suspense fallback={<Skeleton lines={8} />}>
          <RequiredTab contract={data.id} />
        </Suspense>
      }
    />
  ),
  Pending: () => (
    <DocumentSkeleton list={{ label: supplierContractsTexts.title, href: paths.supplierContracts() }} />
  ),
})
