import type { FoundProvider, StaffOidc, WrittenStaffOidc } from '@enlace/contract/staff/oidc/schemas.ts'
import type { FormProblem } from '@enlace/web/form/form-shell.tsx'

/** The provider as it is kept, and what can be done with it. */
export type StaffOidcViewProps = {
  provider: StaffOidc
  mayWrite: boolean
  busy: 'save' | 'check' | undefined
  problem: FormProblem | null
  /** What the provider that was asked said of itself. */
  found: FoundProvider | undefined
  onSave: (written: WrittenStaffOidc) => void
  onCheck: (issuer: string) => void
  /** Looks for the record of a domain, or asks for one. */
  onCheckDomain: (domain: string) => Promise<void>
  onAskDomain: (domain: string) => Promise<void>
}
