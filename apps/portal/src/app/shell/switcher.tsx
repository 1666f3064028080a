import { menuTexts as texts } from '@enlace/contract/content/menu/texts.ts'
import type { BranchAccount, Membership } from '@enlace/contract/sign-in/session/schemas.ts'
import { drawerId } from '@enlace/ui/app-shell.tsx'
import { cutAt70 } from '@enlace/ui/core/option-text.ts'
import { Menu, type MenuSection } from '@enlace/ui/menu.tsx'
import styles from './switcher.module.css'

type SwitcherProps = {
  /** The company of this page, which is known before the others are. */
  company: string
  accounts: readonly BranchAccount[]
  memberships: readonly Membership[]
  /** The selected branch account; null is all of them. */
  thirdId: number | null
  onBranch: (thirdId: number | null) => void
  onMembership: (membership: Membership) => void
}

/** Company and branch that the person works with; a menu where there is a choice (decisions 2). */
export function Switcher(props: SwitcherProps) {
  const { accounts, memberships, thirdId } = props
  const current = memberships.find((membership) => membership.isCurrent)
  const names = [
    ...(current && isOneCompany(memberships) ? [current.razon_social] : []),
    current?.companyName ?? props.company,
    ...branchNames(accounts, thirdId),
  ]
  const words = (
    <>
      <span className={styles.label}>{texts.switcher} </span>
      <span className={styles.names} title={names.join(separator)}>
        {names.map((name, place) => (
          <span key={name} className={styles.name}>
            {place > 0 && <span className={styles.separator}>{separator}</span>}
            {name}
          </span>
        ))}
      </span>
    </>
  )
  const sections = [...companySection(props), ...branchSection(props)]
  if (sections.length === 0) return <p className={styles.fixed}>{words}</p>
  return <Menu trigger={words} items={sections} />
}

const separator = ' · '

function companySection({ memberships, onMembership }: SwitcherProps): MenuSection[] {
  if (memberships.length < 2) return []
  return [
    {
      id: 'company',
      label: texts.company,
      items: memberships.map((membership) => ({
        id: membership.id,
        label: cutAt70(membershipLabel(membership, isOneCompany(memberships))),
        isChecked: membership.isCurrent,
        onSelect: () => {
          closeDrawer()
          if (!membership.isCurrent) onMembership(membership)
        },
      })),
    },
  ]
}

function branchSection({ accounts, thirdId, onBranch }: SwitcherProps): MenuSection[] {
  if (accounts.length < 2) return []
  const branches = accounts.map((account) => ({
    id: account.thirdId as number | null, // beside the one that is all of them
    label: accountLabel(account),
  }))
  return [
    {
      id: 'branch',
      label: texts.branch,
      items: [{ id: null, label: texts.allBranches }, ...branches].map(({ id, label }) => ({
        id: `branch-${id ?? 'all'}`,
        label: cutAt70(label),
        isChecked: id === thirdId,
        onSelect: () => {
          closeDrawer()
          onBranch(id)
        },
      })),
    },
  ]
}

/** On a phone the choice is made in the drawer, which then gives way to the page. */
function closeDrawer() {
  const drawer = document.getElementById(drawerId)
  if (drawer?.matches(':popover-open')) drawer.hidePopover()
}

/** Nothing until the branches are known. */
function branchNames(accounts: readonly BranchAccount[], thirdId: number | null): string[] {
  const [only, ...others] = accounts
  if (!only) return []
  if (others.length === 0) return [only.nombre]
  const chosen = accounts.find((account) => account.thirdId === thirdId)
  return [chosen?.nombre ?? texts.allBranches]
}

function accountLabel({ nombre, ciudad }: BranchAccount): string {
  return ciudad && !nombre.includes(ciudad) ? `${nombre}${separator}${ciudad}` : nombre
}

/** Where several are in one company, the supplier tells them apart and comes first. */
const isOneCompany = (memberships: readonly Membership[]) =>
  new Set(memberships.map(({ company }) => company)).size < memberships.length

function membershipLabel({ companyName, razon_social, isReadOnly }: Membership, isOne: boolean): string {
  const names = isOne ? [razon_social, companyName] : [companyName, razon_social]
  return [...names, ...(isReadOnly ? [texts.readOnly] : [])].join(separator)
}
