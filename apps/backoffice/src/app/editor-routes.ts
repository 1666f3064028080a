import { mediaLibraryTexts } from '@enlace/contract/media/library-texts.ts'
import { menuEditorTexts } from '@enlace/contract/content/menu-editor/texts.ts'
import { templateEditorTexts } from '@enlace/contract/content/editor/texts.ts'
import { paths } from '../core/paths.ts'
import type { ScreenEntry } from '../core/screen/screen-entry.ts'

const access = { actor: 'staff', area: 'content' } as const

/** The library of pictures, the templates and the menu, in the order of the back office's menu. */
export const editorScreens: readonly ScreenEntry[] = [
  {
    path: paths.media.pattern,
    access,
    load: () => import('../features/media/route.tsx').then((chunk) => chunk.mediaLibraryRoute),
    menu: { group: 'content', label: mediaLibraryTexts.title },
  },
  {
    path: paths.medium.pattern,
    access,
    load: () => import('../features/media/detail-route.tsx').then((chunk) => chunk.mediumRoute),
  },
  {
    path: paths.templates.pattern,
    access,
    load: () =>
      import('../features/content/editor/templates/route.tsx').then((chunk) => chunk.templatesRoute),
    menu: { group: 'content', label: templateEditorTexts.title },
  },
  {
    path: paths.template.pattern,
    access,
    load: () => import('../features/content/editor/detail-route.tsx').then((chunk) => chunk.templateRoute),
  },
  {
    path: paths.ownMenu.pattern,
    access,
    load: () => import('../features/content/menu/route.tsx').then((chunk) => chunk.menuEditorRoute),
    menu: { group: 'content', label: menuEditorTexts.title },
  },
]
