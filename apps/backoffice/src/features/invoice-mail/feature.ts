import { invoiceMailsTexts } from '@enlace/contract/invoice-mail/desk/texts.ts'
import { invoiceMailboxTexts } from '@enlace/contract/invoice-mail/settings/texts.ts'
import { paths } from '../../core/paths.ts'
import type { ScreenEntry } from '../../core/screen/screen-entry.ts'

const access = { actor: 'staff', area: 'invoices' } as const

/** The mails of the mailbox of invoices, and how that mailbox is reached. */
export const invoiceMailScreens: readonly ScreenEntry[] = [
  {
    path: paths.invoiceMailbox.pattern,
    access: { actor: 'staff', area: 'settings' },
    load: () => import('./settings/route.tsx').then((chunk) => chunk.invoiceMailboxRoute),
    menu: {
      group: 'settings',
      section: 'communication',
      label: invoiceMailboxTexts.title,
      module: 'radicar_factura',
    },
  },
  {
    path: paths.invoiceMails.pattern,
    access,
    load: () => import('./route.tsx').then((chunk) => chunk.invoiceMailsRoute),
    menu: {
      group: 'work',
      label: invoiceMailsTexts.title,
      count: 'invoice-mails',
      module: 'radicar_factura',
    },
  },
  {
    path: paths.invoiceMail.pattern,
    access,
    load: () => import('./detail-route.tsx').then((chunk) => chunk.invoiceMailRoute),
  },
]
