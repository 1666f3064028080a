import { menuTexts as texts } from '@enlace/contract/core/menu/texts'
import type { BranchAccount, Membership } from '@enlace/contract/core/session/schemas'
import { Select } from '@enlace/ui/select'
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
          options={memberships.map((membership) => ({
            value: membership.id,
            label: membershipLabel(membership),
          }))}
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

function membershipLabel({ companyName, razon_social }: Membership): string {
  return `${companyName} · ${razon_social}`
}
