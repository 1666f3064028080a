import { handOverTexts } from '@enlace/contract/bank-accounts/hand-over/texts.ts'
import { accountLoadTexts } from '@enlace/contract/bank-accounts/load/texts.ts'
import { bankDeskTexts } from '@enlace/contract/bank-accounts/desk/texts.ts'
import { SectionLinks } from '@enlace/ui/section-links.tsx'
import { paths } from '../../core/paths.ts'

const links = [
  { id: 'changes', label: handOverTexts.back, href: paths.bankChanges() },
  { id: 'hand-over', label: handOverTexts.title, href: paths.bankHandOver() },
  { id: 'load', label: accountLoadTexts.title, href: paths.bankLoad() },
]

/** The way between the pages of the bank accounts. */
export const BankSections = ({ current }: { current: 'changes' | 'hand-over' | 'load' }) => (
  <SectionLinks label={bankDeskTexts.title} links={links} current={current} />
)
