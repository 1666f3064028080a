import type { HostCheck, OwnCompany } from '@enlace/contract/companies/schemas.ts'

/** What is typed of a company's own data. */
export type WrittenOwn = Pick<OwnCompany, 'nombre' | 'contact'>

/** What can be done with the hosts of a company. */
export type HostActs = {
  /** Claims a host; answers why not. */
  onAdd: (host: string) => Promise<string | undefined>
  onRemove: (host: string) => Promise<void>
  onCheck: (host: string) => Promise<HostCheck | undefined>
}
