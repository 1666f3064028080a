import * as blog from '@enlace/contract/blog/supplier/calls.ts'
import * as blogDesk from '@enlace/contract/blog/desk/calls.ts'
import type { Feature } from '../../core/feature.ts'
import { announceCommunique } from './announce-jobs.ts'
import { blogDeskRoutes } from './desk/routes.ts'
import { blogRoutes } from './supplier/routes.ts'

export const blogFeature: Feature = {
  portal: { calls: [blog], slices: [blogRoutes] },
  backoffice: { calls: [blogDesk], slices: [blogDeskRoutes] },
  tasks: [announceCommunique],
}
