import type { Feature } from '../../core/feature.ts'
import { pushSweep } from './settings/jobs.ts'

export const pushFeature: Feature = {
  tasks: [pushSweep],
}
