import { menuTexts as texts } from '@enlace/contract/content/menu/texts.ts'
import type { BranchAccount, Membership } from '@enlace/contract/sign-in/session/schemas.ts'
import { Select } from '@enlace/ui/select.tsx'
import styles from './selectors.module.css'

type SelectorsProps = {
  accounts: readonly BranchAccount[]
  memberships: readonly Membership[]
  /** The selected branch account; null is all of them. */
  thirdId: number | null
  onBranch: (thirdId: number | null) => void
  onMembership: (membership: Membership) => void
}

/** Company and branch that the person works with, where there is a choice (decisions 2). */
export function Selectors({ accounts, memberships, thirdId, onBranch, onMembership }: SelectorsProps) {
  const current = memberships.find((membership) => membership.isCurrent)
  const handleMembership = (id: string) => {
    const chosen = memberships.find((membership) => membership.id === id)
    if (chosen) onMembership(chosen)
  }
  return (
    <div className={styles.selectors}>
      {memberships.length > 1 && (
        <Select
          label={texts.company}
          isLabelHidden
          value={current?.id ?? ''}
          options={membershipOptions(memberships)}
          onChange={(event) => handleMembership(event.currentTarget.value)}
        />
      )}
      {accounts.length > 1 && (
        <Select
          label={texts.branch}
          isLabelHidden
          value={thirdId === null ? '' : String(thirdId)}
          options={[
            { value: '', label: texts.allBranches },
            ...accounts.map((account) => ({ value: String(account.thirdId), label: accountLabel(account) })),
          ]}
          onChange={(event) =>
            onBranch(event.currentTarget.value === '' ? null : Number(event.currentTarget.value))
          }
        />
      )}
    </div>
  )
}

function accountLabel({ nombre, ciudad }: BranchAccount): string {
  return ciudad && !nombre.includes(ciudad) ? `${nombre} · ${ciudad}` : nombre
}

/** Where several are in one company, the supplier tells them apart and comes first. */
function membershipOptions(memberships: readonly Membership[]) {
  const isOneCompany = new Set(memberships.map(({ company }) => company)).size < memberships.length
  return memberships.map(({ id, companyName, razon_social, isReadOnly }) => {
    const names = isOneCompany ? [razon_social, companyName] : [companyName, razon_social]
    return { value: id, label: [...names, ...(isReadOnly ? [texts.readOnly] : [])].join(' · ') }
  })
}
