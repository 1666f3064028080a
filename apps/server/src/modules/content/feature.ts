import * as content from '@enlace/contract/content/calls.ts'
import * as pages from '@enlace/contract/content/pages/calls.ts'
import * as drafts from '@enlace/contract/content/drafts/calls.ts'
import * as templateEditor from '@enlace/contract/content/editor/calls.ts'
import { getMenu, postMenu } from '@enlace/contract/content/menu/calls.ts'
import { getFilledTemplate } from '@enlace/contract/content/unlayer/calls.ts'
import type { Feature } from '../../core/feature.ts'
import { draftRoutes } from './drafts/routes.ts'
import { templateEditorRoutes } from './editor/routes.ts'
import { templateRoutes } from './editor/unlayer-routes.ts'
import { menuRoutes } from './menu/routes.ts'
import { pagesRoutes } from './pages/routes.ts'
import { contentRoutes } from './routes.ts'

export const contentFeature: Feature = {
  portal: {
    calls: [content, { getMenu, postMenu, getFilledTemplate }],
    slices: [contentRoutes, menuRoutes, templateRoutes],
  },
  backoffice: {
    calls: [pages, drafts, templateEditor],
    slices: [pagesRoutes, draftRoutes, templateEditorRoutes],
  },
}
