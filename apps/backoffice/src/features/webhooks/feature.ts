import { webhooksTexts } from '@enlace/contract/webhooks/texts.ts'
import { paths } from '../../core/paths.ts'
import type { ScreenEntry } from '../../core/screen/screen-entry.ts'

const access = { actor: 'staff', area: 'operation' } as const

/** Webhooks and their deliveries. */
export const webhooksScreens: readonly ScreenEntry[] = [
  {
    path: paths.webhooks.pattern,
    access,
    load: () => import('./route.tsx').then((chunk) => chunk.webhooksRoute),
    menu: { group: 'oversight', label: webhooksTexts.title },
  },
  {
    path: paths.webhook.pattern,
    access,
    load: () => import('./detail-route.tsx').then((chunk) => chunk.webhookRoute),
  },
]
