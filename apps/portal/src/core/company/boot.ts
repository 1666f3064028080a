import type { BootData } from '@enlace/contract/company/schemas.ts'

/** The element of the first HTML response that carries the boot data. */
export const bootElementId = 'boot'

/** The company, its flags and parameters, as the first HTML response brought them. */
export function readBoot(page: Document = document): BootData {
  const island = page.getElementById(bootElementId)?.textContent
  if (!island) throw new Error('The page came without its boot data')
  // Our own server wrote it from the contract's BootData; checking it again would cost the first paint.
  return JSON.parse(island) as BootData
}
