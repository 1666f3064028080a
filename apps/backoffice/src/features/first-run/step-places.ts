import type { FirstStep } from '@enlace/contract/core/first-run/schemas'
import { paths } from '../../core/paths.ts'

/** Where each step is done; the modules are chosen among the steps themselves. */
export const stepPlaces: Readonly<Record<FirstStep, `#/${string}`>> = {
  contact: paths.ownCompany(),
  branding: paths.branding(),
  modules: paths.firstRun(),
  data: paths.imports(),
  content: paths.content(),
  mail: paths.mail(),
  invite: paths.staffMembers(),
  suppliers: paths.suppliers(),
}
