import * as papers from '@enlace/contract/papers/desk/calls.ts'
import * as notes from '@enlace/contract/papers/notes/calls.ts'
import * as verify from '@enlace/contract/papers/verify/calls.ts'
import type { Feature } from '../../core/feature.ts'
import { paperNotesRoutes } from './notes/routes.ts'
import { paperRoutes } from './desk/routes.ts'
import { verifyRoutes } from './verify-routes.ts'

export const papersFeature: Feature = {
  portal: { calls: [papers, verify], slices: [paperRoutes, verifyRoutes] },
  backoffice: { calls: [notes], slices: [paperNotesRoutes] },
}
