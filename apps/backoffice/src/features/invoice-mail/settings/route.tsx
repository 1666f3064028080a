import { useQueryClient } from '@tanstack/react-query'
import type { InvoiceMailbox } from '@enlace/contract/invoice-mail/settings/schemas.ts'
import { invoiceMailboxTexts as texts } from '@enlace/contract/invoice-mail/settings/texts.ts'
import { toast } from '@enlace/ui/core/toasts.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { paths } from '../../../core/paths.ts'
import { ScreenSkeleton } from '../../../core/screen/screen-skeleton.tsx'
import { useMayWrite } from '../../../core/session/staff-session.ts'
import { attempt, change, mailboxQuery } from './queries.ts'
import { InvoiceMailboxView } from './view.tsx'

/** `/buzon-facturas`: how the mailbox of invoices is reached, and whether it is read. */
export const invoiceMailboxRoute = screenRoute({
  path: paths.invoiceMailbox.pattern,
  title: texts.title,
  query: mailboxQuery,
  Screen: ({ data }) => <MailboxScreen mailbox={data} />,
  Pending: () => <ScreenSkeleton title={texts.title} />,
})

function MailboxScreen({ mailbox }: { mailbox: InvoiceMailbox }) {
  const client = useQueryClient()
  const mayWrite = useMayWrite('settings')
  return (
    <InvoiceMailboxView
      key={mailbox.buzon?.version ?? 0}
      {...{ mailbox, mayWrite }}
      onTry={attempt}
      onSave={async (written) => {
        client.setQueryData(mailboxQuery().queryKey, await change(written))
        toast({ kind: 'success', message: texts.saved })
      }}
    />
  )
}
