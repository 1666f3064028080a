import { deskTourTexts, hintTexts } from '@enlace/contract/help/guide-texts.ts'
import { Guides as SharedGuides, type ScreenHint, type Tour } from '@enlace/web/help/guides.tsx'
import { paths } from '../paths.ts'
import { manual } from './manual.ts'
import { seenHelp } from './seen.ts'

const hints: readonly ScreenHint[] = [
  { topic: 'desk-loads', path: paths.imports.pattern, ...hintTexts['desk-loads'] },
  { topic: 'desk-parameters', path: paths.parameters.pattern, ...hintTexts['desk-parameters'] },
  { topic: 'desk-bank-changes', path: paths.bankChange.pattern, ...hintTexts['desk-bank-changes'] },
]

/** What each step of the tour points at: in the menu, or the group of it that holds it. */
const anchors: readonly (readonly string[])[] = [
  [],
  ['nav a[href="#/inicio"]'],
  ['nav a[href="#/cargas"]'],
  ['nav a[href="#/parametros"]', 'nav a[href="#/marca"]'],
  ['header button[aria-haspopup=menu]', 'button[aria-haspopup=menu]'],
]

const tour: Tour = {
  topic: 'desk-tour',
  steps: deskTourTexts.map((words, place) => ({ ...words, anchors: anchors[place] ?? [] })),
}

/** The hints of the back office's screens, and the tour of an administrator. */
export function Guides({ path, isAdministrator }: { path: string; isAdministrator: boolean }) {
  return (
    <SharedGuides
      path={path}
      hints={hints}
      tour={isAdministrator ? tour : undefined}
      store={seenHelp}
      entries={manual.entries}
    />
  )
}
