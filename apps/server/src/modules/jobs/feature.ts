import * as jobsHealth from '@enlace/contract/jobs/calls.ts'
import type { Feature } from '../../core/feature.ts'
import { failedJobs } from './queries.ts'

export const jobsFeature: Feature = {
  backoffice: { calls: [jobsHealth], slices: [] },
  counts: { 'failed-jobs': failedJobs },
}
