import { invoicesDeskListTexts } from '@enlace/contract/invoices/desk/screen-texts.ts'
import { invoiceListsTexts } from '@enlace/contract/invoices/lists/texts.ts'
import { paths } from '../../core/paths.ts'
import type { ScreenEntry } from '../../core/screen/screen-entry.ts'

const access = { actor: 'staff', area: 'invoices' } as const

/** The invoices that suppliers hand in, and the decision about each. */
export const invoicesScreens: readonly ScreenEntry[] = [
  {
    path: paths.submittedInvoices.pattern,
    access,
    load: () => import('./route.tsx').then((chunk) => chunk.invoicesRoute),
    menu: {
      group: 'work',
      label: invoicesDeskListTexts.title,
      count: 'submitted-invoices',
      module: 'radicar_factura',
    },
  },
  {
    path: paths.submittedInvoice.pattern,
    access,
    load: () => import('./review/route.tsx').then((chunk) => chunk.invoiceReviewRoute),
  },
  {
    path: paths.invoiceLists.pattern,
    access: { actor: 'staff', area: 'settings' },
    load: () => import('./lists/route.tsx').then((chunk) => chunk.invoiceListsRoute),
    menu: {
      group: 'settings',
      section: 'communication',
      label: invoiceListsTexts.title,
      module: 'radicar_factura',
    },
  },
]
