import * as documentArchive from '@enlace/contract/document-archive/calls.ts'
import type { Feature } from '../../core/feature.ts'
import { archiveSchedule, archiveTask } from './jobs.ts'
import { documentArchiveRoutes } from './routes.ts'

export const documentArchiveFeature: Feature = {
  backoffice: { calls: [documentArchive], slices: [documentArchiveRoutes] },
  tasks: [archiveSchedule, archiveTask()],
}
