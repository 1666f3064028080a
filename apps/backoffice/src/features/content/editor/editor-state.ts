import { TemplateBody, TemplateKind } from '@enlace/contract/content/drafts/schemas.ts'
import { SeenDraft } from '@enlace/contract/content/versions/schemas.ts'
import * as z from 'zod/mini'
import { keptWork } from '../../../core/forms/kept-work.ts'

/** A template that is open in the editor, as it stands there: not all of it may have been saved. */
const OpenTemplate = z.extend(TemplateBody, {
  kind: TemplateKind,
  name: z.string(),
  /** The draft that it was written over. */
  seen: SeenDraft,
})
export type OpenTemplate = z.infer<typeof OpenTemplate>

/** The editor's state (spec 3): the template that is open now, kept while its writer looks elsewhere or loads the page again. */
type EditorState = { templateOpen: OpenTemplate | null }

const kept = keptWork('template-open', OpenTemplate)
let state: EditorState | undefined

/** The open template and who changes it. */
export const editorState = {
  read(): EditorState {
    state ??= { templateOpen: kept.read() ?? null }
    return state
  },
  open(templateOpen: OpenTemplate) {
    state = { templateOpen }
    kept.keep(templateOpen)
  },
  close() {
    state = { templateOpen: null }
    kept.clear()
  },
}

/** What of a template was written and not saved before somebody looked elsewhere; null where there is none. */
export function keptOf({ kind, name }: Pick<OpenTemplate, 'kind' | 'name'>): OpenTemplate | null {
  const { templateOpen } = editorState.read()
  return templateOpen?.kind === kind && templateOpen.name === name ? templateOpen : null
}
