import { hashKey, useQuery, useQueryClient } from '@tanstack/react-query'
import { documentIdPattern } from '@enlace/contract/core/patterns.ts'
import { downloadAcknowledgement, downloadInvoiceFile } from '@enlace/contract/invoices/calls.ts'
import { previewSupporting } from '@enlace/contract/invoices/supporting/calls.ts'
import { fillFor } from '@enlace/contract/invoices/class-texts.ts'
import { invoiceTitle } from '@enlace/contract/invoices/screen-texts.ts'
import type { InvoiceDetail } from '@enlace/contract/invoices/schemas.ts'
import { invoicesTexts, invoiceTexts as texts } from '@enlace/contract/invoices/supplier-texts.ts'
import { toast } from '@enlace/ui/core/toasts.ts'
import { DocumentSkeleton } from '@enlace/web/document/document-skeleton.tsx'
import { download } from '@enlace/web/http/download.ts'
import { useAct } from '@enlace/web/http/use-act.ts'
import { paramOf } from '@enlace/web/screen/read-params.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { useMayOpen } from '../../../core/document/use-may-open.ts'
import { useNoticesRead } from '../../../core/notifications/queries.ts'
import { paths } from '../../../core/paths.ts'
import {
  addAnnex,
  correctWith,
  eraseDraft,
  handIn,
  handInSupporting,
  invoiceQuery,
  radianQuery,
  removeAnnex,
} from '../../../core/invoices/queries.ts'
import { documentQuestionsQuery } from '../../../core/questions/queries.ts'
import { InvoiceView } from './view.tsx'

/** One invoice that the supplier hands in, by its opaque id. */
export const invoiceRoute = screenRoute({
  path: paths.invoice.pattern,
  params: {
    safeParse(raw) {
      const id = paramOf(raw, 'id') ?? ''
      return documentIdPattern.test(id) ? { success: true, data: { id } } : { success: false }
    },
  },
  query: ({ id }) => invoiceQuery(id),
  title: ({ data }) => (data ? invoiceTitle(data) : invoicesTexts.title),
  Screen: ({ data }) => <Invoice key={data.id} invoice={data} />,
  Pending: () => <DocumentSkeleton list={{ label: invoicesTexts.title, href: paths.invoices() }} />,
})

function Invoice({ invoice }: { invoice: InvoiceDetail }) {
  const { id } = invoice
  const client = useQueryClient()
  const { data: radian } = useQuery(radianQuery(id))
  const { data: asked } = useQuery({
    ...documentQuestionsQuery('invoices', id),
    enabled: invoice.radicado !== null,
  })
  const act = useAct<InvoiceDetail>(invoiceQuery(id).queryKey)
  useNoticesRead(`/invoices/${id}`, invoice.historia.length)
  // Lists and the start page tell of it, too; what an act answered is new already.
  const own = hashKey(invoiceQuery(id).queryKey)
  const anew = () => client.invalidateQueries({ predicate: ({ queryHash }) => queryHash !== own })
  const changed = async (work: Promise<InvoiceDetail>) => {
    await act.take(work)
    void anew()
  }
  return (
    <InvoiceView
      invoice={invoice}
      radian={radian}
      questions={asked?.rows ?? []}
      mayOpen={useMayOpen()}
      busy={act.busy}
      onSubmit={() =>
        void act.run('submit', async () => {
          const done = invoice.clase === 'cuenta_cobro' ? handInSupporting(id) : handIn(id)
          await changed(done)
          toast({
            kind: 'success',
            message: fillFor(invoice, texts.submitted, { radicado: (await done).radicado ?? '' }),
          })
        })
      }
      onErase={() =>
        void act
          .run('erase', () => eraseDraft(id), texts.erased)
          .then((isErased) => {
            // The list asks anew by itself; this place would ask for what there is no more.
            if (isErased) location.replace(paths.invoices())
          })
      }
      onCorrect={(files, onProgress) => changed(correctWith(id, files, onProgress))}
      onAnnex={(anexo, files, onProgress) => changed(addAnnex(id, anexo, files, onProgress))}
      onRemoveAnnex={(file) =>
        void act.run('annex', () => changed(removeAnnex(id, file)), texts.annexRemoved)
      }
      onDownload={(file) => void download(downloadInvoiceFile, { params: { id: file } })}
      onPreview={() => void download(previewSupporting, { params: { id } })}
      onAcknowledgement={() => void download(downloadAcknowledgement, { params: { id } })}
    />
  )
}
