import { menuEditorTexts } from '@enlace/contract/content/menu-editor/texts.ts'
import { pagesTexts } from '@enlace/contract/content/pages/texts.ts'
import { templateEditorTexts } from '@enlace/contract/content/editor/texts.ts'
import { paths } from '../../core/paths.ts'
import type { ScreenEntry } from '../../core/screen/screen-entry.ts'

const access = { actor: 'staff', area: 'content' } as const

/** Pages, templates and the menu of the portal. */
export const contentScreens: readonly ScreenEntry[] = [
  {
    path: paths.content.pattern,
    access,
    load: () => import('./pages/route.tsx').then((chunk) => chunk.contentRoute),
    menu: { group: 'content', label: pagesTexts.title },
  },
  {
    path: paths.contentItem.pattern,
    access,
    load: () => import('./pages/item/route.tsx').then((chunk) => chunk.contentItemRoute),
  },
  {
    path: paths.templates.pattern,
    access,
    load: () => import('./editor/templates/route.tsx').then((chunk) => chunk.templatesRoute),
    menu: { group: 'content', label: templateEditorTexts.title, after: paths.media.pattern },
  },
  {
    path: paths.template.pattern,
    access,
    load: () => import('./editor/detail-route.tsx').then((chunk) => chunk.templateRoute),
  },
  {
    path: paths.ownMenu.pattern,
    access,
    load: () => import('./menu/route.tsx').then((chunk) => chunk.menuEditorRoute),
    menu: { group: 'content', label: menuEditorTexts.title, after: paths.templates.pattern },
  },
]
