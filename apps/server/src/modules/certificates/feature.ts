import * as certificates from '@enlace/contract/certificates/calls.ts'
import * as certificateZips from '@enlace/contract/certificates/zip-calls.ts'
import * as certificateReconciliation from '@enlace/contract/certificates/reconcile/calls.ts'
import * as certificateSettings from '@enlace/contract/certificates/settings/calls.ts'
import * as certificatesDesk from '@enlace/contract/certificates/desk/calls.ts'
import type { Feature } from '../../core/feature.ts'
import { openRuns } from './desk/queries.ts'
import { certificatesDeskRoutes } from './desk/routes.ts'
import { certificateFileRoutes } from './file-routes.ts'
import { certificateReconcileRoutes } from './reconcile-routes.ts'
import { certificateRoutes } from './routes.ts'
import { certificateRun } from './runs/jobs.ts'
import { certificateSettingsRoutes } from './settings/routes.ts'
import { certificateZipRoutes } from './zip-routes.ts'

export const certificatesFeature: Feature = {
  portal: {
    calls: [certificates, certificateZips, certificateReconciliation],
    slices: [certificateRoutes, certificateFileRoutes, certificateZipRoutes, certificateReconcileRoutes],
  },
  backoffice: {
    calls: [certificateSettings, certificatesDesk],
    slices: [certificateSettingsRoutes, certificatesDeskRoutes],
  },
  tasks: [certificateRun],
  counts: { certificates: openRuns },
}
