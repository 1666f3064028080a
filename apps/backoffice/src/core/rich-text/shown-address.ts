import { readBoot } from '../boot.ts'

/** Where the back office shows a picture from: a file of the company lies with the portal, the rest where it says. */
export function shownAddress(address: string): string {
  return address.startsWith('company-files/') ? new URL(address, readBoot().portalUrl).href : address
}
