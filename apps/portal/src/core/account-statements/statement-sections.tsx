import { statementSectionTexts as texts } from '@enlace/contract/account-statements/section-texts.ts'
import { SectionLinks } from '@enlace/ui/section-links.tsx'
import { paths } from '../paths.ts'

/** Days of movements that the navigation opens with. */
const movementDays = 90

/** The parts of the statement of account. */
export const statementTabs = [
  { id: 'balances', label: texts.balances, href: paths.accountStatements({ days: 0 }) },
  { id: 'movements', label: texts.movements, href: paths.movements({ days: movementDays }) },
  { id: 'arrived', label: texts.arrived, href: paths.arrivedInvoice({ days: 0 }) },
  { id: 'reconcile', label: texts.reconcile, href: paths.reconcileStatement({ days: 0 }) },
  { id: 'papers', label: texts.papers, href: paths.papers() },
] as const

/** The way between the balances of an account, its movements, and the two questions about them. */
export function StatementSections({ current }: { current: (typeof statementTabs)[number]['id'] }) {
  return <SectionLinks label={texts.label} links={statementTabs} current={current} />
}
