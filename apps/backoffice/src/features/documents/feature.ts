import { manyFilesTexts } from '@enlace/contract/documents/attachments/desk/many-texts.ts'
import { paths } from '../../core/paths.ts'
import type { ScreenEntry } from '../../core/screen/screen-entry.ts'

/** Many files at once, each for the document in its name. */
export const documentFileScreens: readonly ScreenEntry[] = [
  {
    path: paths.documentFiles.pattern,
    access: { actor: 'staff', area: 'third-parties', right: 'write' },
    load: () => import('./route.tsx').then((chunk) => chunk.documentFilesRoute),
    menu: { group: 'documents', label: manyFilesTexts.title },
  },
]
