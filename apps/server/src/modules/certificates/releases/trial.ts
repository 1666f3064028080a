import type { Service } from '../../../core/http/service.ts'
import { verifyAddress, isTrialAt } from '../../papers/index.ts'

/** Where a company's certificates are checked, and whether they count. */
export interface CheckPlace {
  /** The address of the portal's page that checks them. */
  address: string
  /** Nobody else reaches that address: what is issued is for trying, and says so. */
  isTrial: boolean
}

/**
 * The address that is on a company's certificates: of its own host where one counts, else of the installation. At an
 * address of this machine nobody could check them. The demo's, which say so of themselves, are as they are everywhere.
 */
export async function checkPlace(
  service: Pick<Service, 'db' | 'settings'>,
  company: number,
): Promise<CheckPlace> {
  const address = await verifyAddress({ ...service, company })
  return { address, isTrial: isTrialAt(address, service.settings) }
}
