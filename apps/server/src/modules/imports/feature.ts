import * as imports from '@enlace/contract/imports/calls.ts'
import * as sourceChanges from '@enlace/contract/imports/sources/calls.ts'
import type { Feature } from '../../core/feature.ts'
import { sourceAlarms } from './alarms/jobs.ts'
import { importLoad, importSweep } from './jobs.ts'
import { missedSources } from './loads/queries.ts'
import { importLook } from './look-jobs.ts'
import { importRoutes } from './routes.ts'
import { sourceChangesRoutes } from './sources/routes.ts'

export const importsFeature: Feature = {
  backoffice: { calls: [imports, sourceChanges], slices: [importRoutes, sourceChangesRoutes] },
  tasks: [importLoad, importLook, importSweep, sourceAlarms],
  counts: { 'source-alarms': missedSources },
}
