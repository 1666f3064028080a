import { contentCodePattern, longestContentCode } from '@enlace/contract/core/content/places'
import type { TemplateKind } from '@enlace/contract/core/drafts/schemas'
import { Skeleton } from '@enlace/ui/skeleton'
import { staffRight } from '@enlace/domain/staff-roles'
import { paramOf } from '@enlace/web/screen/read-params.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { useReducer } from 'react'
import type { Drafted } from '@enlace/contract/core/drafts/schemas'
import { draftedQuery, readDraftedVersion } from '../../core/drafts/queries.ts'
import { useDraft } from '../../core/drafts/use-draft.ts'
import { paths } from '../../core/paths.ts'
import { useMayWrite, useStaff } from '../../core/staff-session.ts'
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
