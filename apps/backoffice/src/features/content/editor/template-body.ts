import type { Drafted, KeptDraft, TemplateBody } from '@enlace/contract/content/drafts/schemas.ts'
import type { TemplateKind } from '@enlace/contract/content/drafts/schemas.ts'
import { templateEditorTexts as texts } from '@enlace/contract/content/editor/texts.ts'
import type { ComparedField } from '../../../core/versions/comparison.tsx'

/** What the editor begins with: what was written here and not saved, else the draft, else what is shown, else nothing. */
export function startOf(drafted: Drafted, kind: TemplateKind, kept: TemplateBody | null) {
  const body = kept ?? bodyOf(drafted.draft) ?? bodyOf(drafted.shown) ?? { title: '', html: '' }
  return { kind, body: { title: body.title, html: body.html } }
}

/** Two versions, part by part. */
export function comparedTemplates(before: KeptDraft, after: KeptDraft): readonly ComparedField[] {
  const [earlier, later] = [bodyOf(before), bodyOf(after)]
  return (['title', 'html'] as const).map((field) => ({
    label: texts.fields[field],
    before: earlier?.[field] ?? '',
    after: later?.[field] ?? '',
  }))
}

function bodyOf(draft: KeptDraft | null): TemplateBody | undefined {
  return draft && draft.content.kind !== 'menu' ? draft.content.body : undefined
}
