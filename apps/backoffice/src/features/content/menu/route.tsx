import { useQuery } from '@tanstack/react-query'
import type { Drafted } from '@enlace/contract/content/drafts/schemas.ts'
import { listTemplates } from '@enlace/contract/content/drafts/calls.ts'
import { menuEditorTexts as texts } from '@enlace/contract/content/menu-editor/texts.ts'
import { SeenDraft } from '@enlace/contract/content/versions/schemas.ts'
import { Skeleton } from '@enlace/ui/skeleton.tsx'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { useReducer, useState } from 'react'
import * as z from 'zod/mini'
import { draftedQuery, readDraftedVersion } from '../../../core/drafts/queries.ts'
import { useDraft } from '../../../core/drafts/use-draft.ts'
import { keptWork } from '../../../core/forms/kept-work.ts'
import { paths } from '../../../core/paths.ts'
import { useMayWrite } from '../../../core/session/staff-session.ts'
import { entriesIn, entriesOf, linesOf, menuOf, TypedMenu } from './entries.ts'
import { MenuEditorView } from './view.tsx'

const keptMenu = keptWork('menu', z.extend(TypedMenu, { seen: SeenDraft }))

/** The one menu that a company has. */
const item = { kind: 'menu', item: 'menu' } as const

/** `/menu`: the company's own entries of the portal's menu. */
export const menuEditorRoute = screenRoute({
  path: paths.ownMenu.pattern,
  title: texts.title,
  query: () => draftedQuery(item),
  Screen: function MenuEditorScreen({ data }) {
    const [round, renew] = useReducer((count: number) => count + 1, 0)
    return <MenuEditor key={round} drafted={data} onRenew={renew} />
  },
  Pending: () => <Skeleton lines={10} />,
})

function MenuEditor({ drafted, onRenew }: { drafted: Drafted; onRenew: () => void }) {
  const [before] = useState(() => keptMenu.read())
  const [entries, setEntries] = useState(() => (before ? entriesIn(before.items) : entriesOf(drafted)))
  const { write, acts, publishAt, ...state } = useDraft({
    item,
    drafted,
    start: menuOf(entries),
    writtenOver: before?.seen,
    kept: { keep: ({ body }, seen) => keptMenu.keep({ ...body, seen }), clear: () => keptMenu.clear() },
    onRenew,
  })
  const documents = useQuery({ ...callQuery(listTemplates), staleTime: 0 })
  return (
    <MenuEditorView
      drafted={drafted}
      entries={entries}
      documents={documents.data?.templates.filter(({ kind }) => kind === 'document') ?? []}
      isDirty={state.isDirty}
      busy={state.busy}
      hasConflict={state.hasConflict}
      mayWrite={useMayWrite('content')}
      isPlanned={publishAt !== null}
      acts={acts}
      onWrite={(next) => {
        setEntries(next)
        write(menuOf(next))
      }}
      onCompare={async (from, to) => [
        {
          label: texts.entry,
          before: linesOf(await readDraftedVersion(item, from)),
          after: linesOf(await readDraftedVersion(item, to)),
        },
      ]}
    />
  )
}
