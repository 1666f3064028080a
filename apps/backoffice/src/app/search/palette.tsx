import { fill } from '@enlace/contract/core/fill.ts'
import { helpTitle } from '@enlace/contract/help/title-texts.ts'
import { searchDesk } from '@enlace/contract/search/desk/calls.ts'
import type { DeskFoundList } from '@enlace/contract/search/desk/schemas.ts'
import { deskSearchTexts as deskTexts } from '@enlace/contract/search/desk/texts.ts'
import { searchTexts as texts } from '@enlace/contract/search/texts.ts'
import type { StaffSession } from '@enlace/contract/staff/sign-in/schemas.ts'
import { CommandPalette, type PaletteGroup } from '@enlace/ui/command-palette.tsx'
import { useSearch } from '@enlace/ui/core/use-search.ts'
import type { SideGroup, SideLink } from '@enlace/ui/side-nav.tsx'
import { helpOptions } from '@enlace/web/help/help-options.ts'
import { useHelpEntries } from '@enlace/web/help/use-help-entries.ts'
import { countText } from '@enlace/web/document/shown.ts'
import { groupOf } from '@enlace/web/search/group-of.ts'
import { matching } from '@enlace/web/search/matching.ts'
import { useTypedAhead } from '@enlace/web/search/use-typed-ahead.ts'
import { useState } from 'react'
import { send } from '../../core/session/client.ts'
import { actOptions, parameterOptions, screenOptions } from './places.ts'
import { foundGroups } from './found-groups.tsx'

type PaletteProps = {
  staff: StaffSession
  menu: readonly (SideLink | SideGroup)[]
  onClose: () => void
}

const loadHelp = async () => (await import('../../core/help/manual.ts')).manual.entries

/** From so many signs on, the data is searched and parameters are offered. */
const fewest = 2

/** The search over everything: screens, suppliers, numbers of documents, parameters, and what can be done. */
export function Palette({ staff, menu, onClose }: PaletteProps) {
  const [text, setText] = useState('')
  const search = useSearch<DeskFoundList>(async (q, signal) => [
    await send(searchDesk, { query: { q } }, { signal }),
  ])
  const typed = text.trim()
  const help = useHelpEntries(loadHelp)
  const isSearched = typed.length >= fewest
  const handleText = (next: string) => {
    setText(next)
    if (next.trim().length < fewest) search.forget()
    else search.ask(next.trim())
  }
  useTypedAhead(handleText)
  const [found] = search.found
  const groups = [
    ...groupOf('screens', texts.screens, matching(screenOptions(menu), typed)),
    ...(isSearched && found ? foundGroups(found) : []),
    ...groupOf('help', helpTitle, helpOptions(help, typed)),
    ...groupOf('actions', texts.actions, matching(actOptions(staff), typed)),
    ...(isSearched
      ? groupOf('parameters', deskTexts.parameters, matching(parameterOptions(staff.rol), typed))
      : []),
  ]
  return (
    <CommandPalette
      label={deskTexts.label}
      placeholder={deskTexts.placeholder}
      text={text}
      onText={handleText}
      groups={groups}
      status={statusOf(typed, search.state, groups)}
      isBusy={search.state === 'searching'}
      closeLabel={texts.close}
      keys={[
        { key: '↑ ↓', label: texts.move },
        { key: 'Enter', label: texts.choose },
        { key: 'Esc', label: texts.leave },
      ]}
      onChoice={() => undefined}
      onClose={onClose}
    />
  )
}

function statusOf(
  typed: string,
  state: 'idle' | 'searching' | 'done' | 'failed',
  groups: readonly PaletteGroup[],
): string {
  if (typed === '') return deskTexts.hint
  if (state === 'searching') return texts.searching
  if (state === 'failed') return deskTexts.failed
  const count = groups.reduce((sum, { options }) => sum + options.length, 0)
  return count === 0 ? fill(deskTexts.noMatch, { q: typed }) : countText(texts.found, count)
}
