import type { Service } from '../../../core/http/service.ts'
import { readProfile } from '../../company/index.ts'
import { verifyAddress, isTrialAt } from '../../papers/index.ts'

/** Where a company's certificates are verified, and whether they are valid. */
export interface CheckPlace {
  /** The address of the portal's verification page. */
  address: string
  /** The address is only reachable locally. */
  isLocal: boolean
  /** The address is local, or the company is a trial: new certificates are trials, and marked as such. */
  isTrial: boolean
}

/**
 * Returns the verification address of a company's certificates: its own active host, else that of the installation.
 * Nobody could use an address of this machine. Demo certificates are marked as such and are the same everywhere.
 */
export async function checkPlace(
  service: Pick<Service, 'db' | 'settings'>,
  company: number,
): Promise<CheckPlace> {
  const address = await verifyAddress({ ...service, company })
  const isLocal = isTrialAt(address, service.settings)
  const { company: known } = await readProfile(service.db, company)
  return { address, isLocal, isTrial: isLocal || known.isTrial }
}
