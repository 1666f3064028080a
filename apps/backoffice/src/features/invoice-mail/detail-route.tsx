import { useQueryClient } from '@tanstack/react-query'
import { getInvoiceMail, listInvoiceMails } from '@enlace/contract/invoice-mail/desk/calls.ts'
import type { InvoiceMailDetail } from '@enlace/contract/invoice-mail/desk/schemas.ts'
import { invoiceMailsTexts, invoiceMailTexts as texts } from '@enlace/contract/invoice-mail/desk/texts.ts'
import { useAct } from '@enlace/web/http/use-act.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import * as z from 'zod/mini'
import { keyOfList } from '../../core/list/key-of-list.ts'
import { useFresh } from '../../core/live/use-fresh.ts'
import { paths } from '../../core/paths.ts'
import { usePresence } from '../../core/presence/use-presence.ts'
import { ScreenSkeleton } from '../../core/screen/screen-skeleton.tsx'
import { useMayWrite } from '../../core/session/staff-session.ts'
import { findSuppliers } from '../../core/suppliers/find-suppliers.ts'
import { InvoiceMailView } from './detail-view.tsx'
import { actsOf, downloadFile, invoiceMailQuery } from './queries.ts'

/** `/correo-facturas/{id}`: one mail of the mailbox of invoices. */
export const invoiceMailRoute = screenRoute({
  path: paths.invoiceMail.pattern,
  title: ({ data }: { params: { id: string }; data: InvoiceMailDetail | undefined }) =>
    data?.asunto || invoiceMailsTexts.title,
  params: z.object({ id: z.uuid() }),
  query: ({ id }) => invoiceMailQuery(id),
  Screen: ({ data }) => <Mail key={data.id} mail={data} />,
  Pending: () => <ScreenSkeleton title={invoiceMailsTexts.title} />,
})

function Mail({ mail }: { mail: InvoiceMailDetail }) {
  const { id, version } = mail
  const client = useQueryClient()
  const mayWrite = useMayWrite('invoices')
  const others = usePresence({ kind: 'invoice-mail', id })
  useFresh({ kind: 'invoice-mail' }, getInvoiceMail, listInvoiceMails)
  const { busy, run, take } = useAct<InvoiceMailDetail>(invoiceMailQuery(id).queryKey)
  const acts = actsOf(id)
  const decide = async (work: Promise<InvoiceMailDetail>) => {
    await take(work)
    await client.invalidateQueries({ queryKey: keyOfList(listInvoiceMails) })
  }
  return (
    <InvoiceMailView
      {...{ mail, others, mayWrite }}
      isBusy={busy !== undefined}
      search={findSuppliers}
      onDownload={(file) => void downloadFile(file)}
      onAssign={(supplier) => decide(acts.assign(version, supplier))}
      onDiscard={(nota) => decide(acts.discard(version, nota))}
      onReopen={() => void run('reopen', () => decide(acts.reopen(version)), texts.reopened)}
    />
  )
}
