import { backofficePlaceTexts } from '@enlace/contract/backoffice/texts.ts'
import { paths } from '../../core/paths.ts'
import type { ScreenEntry } from '../../core/screen/screen-entry.ts'

/** Background jobs. */
export const jobsScreens: readonly ScreenEntry[] = [
  {
    path: paths.jobs.pattern,
    access: { actor: 'staff', area: 'operation' },
    load: () => import('./route.tsx').then((chunk) => chunk.jobsRoute),
    menu: { group: 'oversight', label: backofficePlaceTexts.jobs, count: 'failed-jobs' },
  },
]
