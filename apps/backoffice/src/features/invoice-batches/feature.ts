import { invoiceBatchTexts } from '@enlace/contract/invoice-batches/texts.ts'
import { paths } from '../../core/paths.ts'
import type { ScreenEntry } from '../../core/screen/screen-entry.ts'

const access = { actor: 'staff', area: 'invoices' } as const

/** The files of accepted invoices for the ERP, and their formats. */
export const invoiceBatchesScreens: readonly ScreenEntry[] = [
  {
    path: paths.invoiceBatches.pattern,
    access,
    load: () => import('./route.tsx').then((chunk) => chunk.invoiceBatchesRoute),
    menu: { group: 'data', label: invoiceBatchTexts.title, module: 'radicar_factura' },
  },
  {
    path: paths.invoiceFormat.pattern,
    access,
    load: () => import('./format/route.tsx').then((chunk) => chunk.invoiceFormatRoute),
  },
]
