import * as suppliers from '@enlace/contract/suppliers/calls.ts'
import * as supplierUsers from '@enlace/contract/suppliers/users/calls.ts'
import * as supplierMerges from '@enlace/contract/suppliers/merges/calls.ts'
import type { Feature } from '../../core/feature.ts'
import { supplierMergeRoutes } from './merges/routes.ts'
import { supplierRoutes } from './routes.ts'
import { supplierSummaryRoutes } from './summary-routes.ts'
import { supplierUserRoutes } from './users/routes.ts'
import { supplierViewRoutes } from './view-routes.ts'

export const suppliersFeature: Feature = {
  backoffice: {
    calls: [suppliers, supplierUsers, supplierMerges],
    slices: [
      supplierRoutes,
      supplierSummaryRoutes,
      supplierUserRoutes,
      supplierMergeRoutes,
      supplierViewRoutes,
    ],
  },
}
