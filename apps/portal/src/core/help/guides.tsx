import { hintTexts, tourTexts } from '@enlace/contract/help/guide-texts.ts'
import { Guides as SharedGuides, type ScreenHint, type Tour } from '@enlace/web/help/guides.tsx'
import { paths } from '../paths.ts'
import { manual } from './manual.ts'
import { seenHelp } from './seen.ts'

const hints: readonly ScreenHint[] = [
  { topic: 'statement', path: paths.accountStatements.pattern, ...hintTexts.statement },
  { topic: 'certificates', path: paths.certificates.pattern, ...hintTexts.certificates },
  { topic: 'bank-accounts', path: paths.profileBankAccounts.pattern, ...hintTexts['bank-accounts'] },
  { topic: 'users', path: paths.users.pattern, ...hintTexts.users },
]

/** What each step of the tour points at: in the header, or the menu that holds it. */
const anchors: readonly (readonly string[])[] = [
  [],
  ['header nav a[href^="#/account-statements"]'],
  ['header [aria-keyshortcuts*="Control+K"]'],
  ['header nav a[href="#/users"]'],
  ['header button[aria-haspopup=menu]'],
]

const tour: Tour = {
  topic: 'tour',
  steps: tourTexts.map((words, place) => ({ ...words, anchors: anchors[place] ?? [] })),
}

/** The hints of the portal's screens, and the tour of a principal user. */
export function Guides({ path, isMaster }: { path: string; isMaster: boolean }) {
  return (
    <SharedGuides
      path={path}
      hints={hints}
      tour={isMaster ? tour : undefined}
      store={seenHelp}
      entries={manual.entries}
    />
  )
}
