import type { BackofficeBoot } from '@enlace/contract/backoffice/schemas.ts'

/** What the server wrote into the page. */
export function readBoot(page: Document = document): BackofficeBoot {
  const island = page.getElementById('boot')?.textContent
  if (!island) throw new Error('The page came without its boot data')
  // Our own server wrote it by the contract's BackofficeBoot.
  return JSON.parse(island) as BackofficeBoot
}
