import type { Task } from '../core/jobs/task.ts'
import { certificatePack } from '../modules/certificates/index.ts'
import { publishVersion } from '../modules/content/index.ts'
import { exportTask } from '../modules/exports/index.ts'
import { listExports } from './exports.ts'
import { features } from './features.ts'
import { putters } from './putters.ts'

/** Every background job: those of the modules, and those that combine several modules. */
export const tasks: readonly Task[] = [
  ...features.flatMap((feature) => feature.tasks ?? []),
  exportTask(listExports, [certificatePack]),
  publishVersion(putters),
]
