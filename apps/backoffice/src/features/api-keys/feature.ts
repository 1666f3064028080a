import { apiKeysTexts } from '@enlace/contract/api-keys/texts.ts'
import { paths } from '../../core/paths.ts'
import type { ScreenEntry } from '../../core/screen/screen-entry.ts'

const access = { actor: 'staff', area: 'operation' } as const

/** The keys by which programs push data. */
export const apiKeysScreens: readonly ScreenEntry[] = [
  {
    path: paths.apiKeys.pattern,
    access,
    load: () => import('./route.tsx').then((chunk) => chunk.apiKeysRoute),
    menu: { group: 'oversight', label: apiKeysTexts.title },
  },
  {
    path: paths.apiKey.pattern,
    access,
    load: () => import('./detail-route.tsx').then((chunk) => chunk.apiKeyRoute),
  },
]
