import type { TemplateKind } from '@enlace/contract/core/drafts/schemas'

/** A template that is open in the editor, as it stands there: not all of it may have been saved. */
export type OpenTemplate = { kind: TemplateKind; name: string; title: string; html: string }

/** The editor's state (spec 3): the template that is open now, kept while its writer looks elsewhere in the back office. */
type EditorState = { templateOpen: OpenTemplate | null }

let state: EditorState = { templateOpen: null }

/** The open template and who changes it. */
export const editorState = {
  read: (): EditorState => state,
  open(templateOpen: OpenTemplate) {
    state = { templateOpen }
  },
  close() {
    state = { templateOpen: null }
  },
}

/** What of a template was written and not saved before somebody looked elsewhere; null where there is none. */
export function keptOf({ kind, name }: Pick<OpenTemplate, 'kind' | 'name'>): OpenTemplate | null {
  const { templateOpen } = state
  return templateOpen?.kind === kind && templateOpen.name === name ? templateOpen : null
}
