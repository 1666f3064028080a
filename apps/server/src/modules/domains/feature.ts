import * as domains from '@enlace/contract/domains/calls.ts'
import type { Feature } from '../../core/feature.ts'
import { domainProofs } from './jobs.ts'
import { domainRoutes } from './routes.ts'

export const domainsFeature: Feature = {
  backoffice: { calls: [domains], slices: [domainRoutes] },
  tasks: [domainProofs],
}
