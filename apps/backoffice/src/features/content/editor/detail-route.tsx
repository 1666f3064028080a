import { useQuery } from '@tanstack/react-query'
import { contentCodePattern, longestContentCode } from '@enlace/contract/content/places.ts'
import type { TemplateKind } from '@enlace/contract/content/drafts/schemas.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { templateEditorTexts as texts } from '@enlace/contract/content/editor/texts.ts'
import { Skeleton } from '@enlace/ui/skeleton.tsx'
import { staffRight } from '@enlace/domain/staff-roles.ts'
import { paramOf } from '@enlace/web/screen/read-params.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { useReducer } from 'react'
import type { Drafted } from '@enlace/contract/content/drafts/schemas.ts'
import { draftedQuery, readDraftedVersion } from '../../../core/drafts/queries.ts'
import { useDraft } from '../../../core/drafts/use-draft.ts'
import { paths } from '../../../core/paths.ts'
import { useMayWrite, useStaff } from '../../../core/session/staff-session.ts'
import { editorState, keptOf } from './editor-state.ts'
import { TemplateEditorView } from './editor-view.tsx'
import { askPreview, askReview, searchSuppliers } from './queries.ts'
import { comparedTemplates, startOf } from './template-body.ts'

type Params = { kind: TemplateKind; name: string }

/** `/plantillas/{kind}/{name}`: a form or document in the editor. */
export const templateRoute = screenRoute({
  path: paths.template.pattern,
  title: ({ params }: { params: Params }) => params.name,
  params: {
    safeParse(raw): { success: true; data: Params } | { success: false } {
      const kind = paramOf(raw, 'kind')
      const name = paramOf(raw, 'name') ?? ''
      const isCode = contentCodePattern.test(name) && name.length <= longestContentCode
      if (!isCode || (kind !== 'template' && kind !== 'document')) return { success: false }
      return { success: true, data: { kind, name } }
    },
  },
  query: ({ kind, name }) => draftedQuery({ kind, item: name }),
  Screen: function TemplateScreen({ data, params }) {
    const [round, renew] = useReducer((count: number) => count + 1, 0)
    return (
      <TemplateEditor
        key={`${params.kind} ${params.name} ${round}`}
        params={params}
        drafted={data}
        onRenew={renew}
      />
    )
  },
  Pending: () => <Skeleton lines={14} />,
})

type TemplateEditorProps = { params: Params; drafted: Drafted; onRenew: () => void }

function TemplateEditor({ params, drafted, onRenew }: TemplateEditorProps) {
  const { kind, name } = params
  const item = { kind, item: name }
  const { rol } = useStaff()
  const start = startOf(drafted, kind, keptOf(params))
  const reach = useReach(params)
  const { content, write, isDirty, busy, hasConflict, acts, publishAt } = useDraft({
    item,
    drafted,
    start,
    writtenOver: keptOf(params)?.seen,
    kept: {
      keep: ({ body }, seen) => editorState.open({ kind, name, ...body, seen }),
      clear: () => editorState.close(),
    },
    onRenew,
    published: reach && publishedText(reach),
  })
  return (
    <TemplateEditorView
      params={params}
      drafted={drafted}
      body={content.body}
      isDirty={isDirty}
      busy={busy}
      mayWrite={useMayWrite('content')}
      isPlanned={publishAt !== null}
      isLost={drafted.shown !== null && reach?.length === 0}
      maySeeSuppliers={staffRight(rol, 'third-parties') !== undefined}
      hasConflict={hasConflict}
      acts={acts}
      onWrite={(body) => write({ kind, body })}
      onReview={async (html) => (await askReview(kind, html)).findings}
      onPreview={async (html, supplier) => (await askPreview(kind, html, supplier)).html}
      onSearch={searchSuppliers}
      onCompare={async (from, to) =>
        comparedTemplates(await readDraftedVersion(item, from), await readDraftedVersion(item, to))
      }
    />
  )
}

/** The entries of the menu that lead to a document; undefined for a form, and until they are known. */
function useReach({ kind, name }: Params): readonly string[] | undefined {
  const { data } = useQuery({ ...draftedQuery({ kind: 'menu', item: 'menu' }), enabled: kind === 'document' })
  if (!data) return undefined
  const content = data.shown?.content ?? data.present
  const items = content?.kind === 'menu' ? content.body.items : []
  return items.flatMap(({ type, value, label }) => (type === 'template' && value === name ? [label] : []))
}

function publishedText(entries: readonly string[]): string {
  if (entries.length === 0) return texts.reach.byNone
  return fill(texts.reach.byMenu, { entries: entries.join('», «') })
}
