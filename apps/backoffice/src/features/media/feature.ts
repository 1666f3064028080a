import { mediaLibraryTexts } from '@enlace/contract/media/library-texts.ts'
import { paths } from '../../core/paths.ts'
import type { ScreenEntry } from '../../core/screen/screen-entry.ts'

const access = { actor: 'staff', area: 'content' } as const

/** The library of pictures. */
export const mediaScreens: readonly ScreenEntry[] = [
  {
    path: paths.media.pattern,
    access,
    load: () => import('./route.tsx').then((chunk) => chunk.mediaLibraryRoute),
    menu: { group: 'content', label: mediaLibraryTexts.title },
  },
  {
    path: paths.medium.pattern,
    access,
    load: () => import('./detail-route.tsx').then((chunk) => chunk.mediumRoute),
  },
]
