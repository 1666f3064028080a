import * as exportedFiles from '@enlace/contract/exports/calls.ts'
import type { Feature } from '../../core/feature.ts'

export const exportsFeature: Feature = {
  portal: { calls: [exportedFiles], slices: [] },
}
