import { fill } from '@enlace/contract/core/fill.ts'
import { templateReviewTexts } from '@enlace/contract/content/editor/review-texts.ts'
import { templateEditorTexts } from '@enlace/contract/content/editor/texts.ts'
import { neededFields, withNeededFields } from '@enlace/domain/company-start/registration-form.ts'
import { Actions } from '@enlace/ui/actions.tsx'
import { Banner } from '@enlace/ui/banner.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { EmptyState } from '@enlace/ui/empty-state.tsx'
import { cleanTemplate } from '@enlace/web/template/clean-template.ts'
import { fieldsOf } from '@enlace/web/template/template.ts'
import { useMemo } from 'react'

const texts = templateEditorTexts.ready

/** In the place of an empty page: the form that visitors can send at once, or a page that is empty indeed. */
export function ReadyFormOffer({ onUse, onBlank }: { onUse: () => void; onBlank: () => void }) {
  return (
    <EmptyState
      title={texts.title}
      action={
        <Actions>
          <Button variant="primary" onClick={onUse}>
            {texts.use}
          </Button>
          <Button onClick={onBlank}>{texts.blank}</Button>
        </Actions>
      }
    >
      {texts.text}
    </EmptyState>
  )
}

/** Tells which questions a form misses that the portal needs, and adds them at a press; nothing where it has them. */
export function MissingFields({ html, onAdd }: { html: string; onAdd: (html: string) => void }) {
  const present = useMemo(() => new Set(fieldsOf(cleanTemplate(html)).map(({ name }) => name)), [html])
  const missing = neededFields.filter((name) => !present.has(name))
  if (html.trim() === '' || missing.length === 0) return null
  const names = missing.map((name) => templateReviewTexts.needed[name]).join(', ')
  return (
    <Banner
      kind="warning"
      action={<Button onClick={() => onAdd(withNeededFields(html, present))}>{texts.add}</Button>}
    >
      {fill(texts.missing, { names })}
    </Banner>
  )
}
