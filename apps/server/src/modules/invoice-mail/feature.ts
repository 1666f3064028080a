import * as desk from '@enlace/contract/invoice-mail/desk/calls.ts'
import * as mailbox from '@enlace/contract/invoice-mail/settings/calls.ts'
import type { Feature } from '../../core/feature.ts'
import { waitingMails } from './desk/queries.ts'
import { invoiceMailRoutes } from './desk/routes.ts'
import { mailboxReading } from './mailbox/jobs.ts'
import { invoiceMailboxRoutes } from './mailbox/routes.ts'

export const invoiceMailFeature: Feature = {
  backoffice: { calls: [desk, mailbox], slices: [invoiceMailRoutes, invoiceMailboxRoutes] },
  tasks: [mailboxReading],
  counts: { 'invoice-mails': waitingMails },
}
