import { fill } from '@enlace/contract/core/fill.ts'
import type { FoundDocuments } from '@enlace/contract/search/schemas.ts'
import { searchFieldTexts } from '@enlace/contract/search/field-texts.ts'
import { searchTexts as texts } from '@enlace/contract/search/texts.ts'
import { helpTitle } from '@enlace/contract/help/title-texts.ts'
import { CommandPalette, type PaletteGroup, type PaletteOption } from '@enlace/ui/command-palette.tsx'
import { useSearch } from '@enlace/ui/core/use-search.ts'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { countText } from '@enlace/web/document/shown.ts'
import { helpOptions } from '@enlace/web/help/help-options.ts'
import { useHelpEntries } from '@enlace/web/help/use-help-entries.ts'
import { connection, useAway } from '@enlace/web/connection.ts'
import { groupOf } from '@enlace/web/search/group-of.ts'
import { matching } from '@enlace/web/search/matching.ts'
import { useTypedAhead } from '@enlace/web/search/use-typed-ahead.ts'
import { arrivedOption, documentGroups } from './document-groups.tsx'
import { actionOptions, isExportThere, type SearchedPlaces, screenOptions, watchPage } from './places.ts'
import { keepRecent, readRecent } from './recent.ts'
import { findDocuments } from './queries.ts'

const loadHelp = async () => (await import('../help/manual.ts')).manual.entries

type PaletteProps = SearchedPlaces & { onClose: () => void }

/** The search over everything: numbers of documents, screens, and what can be done. */
export function Palette({ onClose, ...places }: PaletteProps) {
  const [text, setText] = useState('')
  const isAway = useAway()
  const search = useSearch<FoundDocuments>(async (q, signal) => [await findDocuments(q, signal)])
  // A list's tools may come after the search was opened over it.
  const canExport = useSyncExternalStore(watchPage, isExportThere)
  const typed = text.trim()
  const help = useHelpEntries(loadHelp)

  const handleText = (next: string) => {
    setText(next)
    if (next.trim() === '' || connection.isAway()) search.forget()
    else search.ask(next.trim())
  }
  useTypedAhead(handleText)
  // What was typed without a network is looked for once it is back.
  const handleConnection = useEffectEvent(() => handleText(text))
  useEffect(() => connection.subscribe(() => handleConnection()), [])
  const [found] = search.found
  const groups = [
    ...(typed === '' ? groupOf('recent', texts.recent, recentOptions()) : []),
    ...(typed !== '' && found ? documentGroups(found, typed) : []),
    ...(typed !== '' && found ? groupOf('arrived', texts.notFound, arrivedOption(found, typed)) : []),
    ...groupOf('screens', texts.screens, matching(screenOptions(places.menu), typed)),
    ...groupOf('help', helpTitle, helpOptions(help, typed)),
    ...groupOf('actions', texts.actions, matching(actionOptions(places, canExport), typed)),
  ]
  return (
    <CommandPalette
      label={texts.label}
      placeholder={searchFieldTexts.placeholder}
      text={text}
      onText={handleText}
      groups={groups}
      status={statusOf(typed, isAway, search.state, groups)}
      isBusy={search.state === 'searching'}
      closeLabel={texts.close}
      keys={[
        { key: '↑ ↓', label: texts.move },
        { key: 'Enter', label: texts.choose },
        { key: 'Esc', label: texts.leave },
      ]}
      onChoice={keepChoice}
      onClose={onClose}
    />
  )
}

function statusOf(
  typed: string,
  isAway: boolean,
  state: 'idle' | 'searching' | 'done' | 'failed',
  groups: readonly PaletteGroup[],
): string {
  if (isAway) return texts.offline
  if (typed === '') return texts.hint
  if (state === 'searching') return texts.searching
  if (state === 'failed') return texts.failed
  const count = groups.reduce((sum, { options }) => sum + options.length, 0)
  return count === 0 ? fill(texts.noMatch, { q: typed }) : countText(texts.found, count)
}

function recentOptions(): PaletteOption[] {
  return readRecent().map((place) => ({ ...place, id: `recent-${place.href}` }))
}

/** Places are remembered; what was done is not. */
function keepChoice(option: PaletteOption): void {
  if ('href' in option) keepRecent({ href: option.href, label: option.label, icon: option.icon })
}
