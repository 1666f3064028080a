import { paths } from '../../core/paths.ts'
import type { ScreenEntry } from '../../core/screen/screen-entry.ts'

/** A new trial company, and the page of the one that is open. */
export const trialScreens: readonly ScreenEntry[] = [
  {
    path: paths.newTrial.pattern,
    access: { actor: 'staff', area: 'settings', right: 'write' },
    load: () => import('./new-route.tsx').then((chunk) => chunk.newTrialRoute),
  },
  {
    path: paths.trial.pattern,
    access: { actor: 'staff', area: 'settings' },
    load: () => import('./route.tsx').then((chunk) => chunk.trialRoute),
  },
]
