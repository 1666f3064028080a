import {
  changeInvoiceMailbox,
  getInvoiceMailbox,
  tryInvoiceMailbox,
} from '@enlace/contract/invoice-mail/settings/calls.ts'
import type { WrittenMailbox } from '@enlace/contract/invoice-mail/settings/schemas.ts'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { withStepUp } from '@enlace/web/second-factor/step-up.ts'
import { send } from '../../../core/session/client.ts'

/** The company's mailbox of invoices, as it stands now. */
export const mailboxQuery = () => ({ ...callQuery(getInvoiceMailbox), staleTime: 0 })

/** Tries a mailbox out, by the password that is kept where none is typed. @throws CallFailure */
export const attempt = ({ version: _, encendido: __, ...body }: WrittenMailbox) =>
  send(tryInvoiceMailbox, { body })

/** Sets the mailbox, once it is sure who asks. @throws CallFailure */
export const change = (body: WrittenMailbox) => withStepUp(() => send(changeInvoiceMailbox, { body }))
