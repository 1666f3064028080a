import { fill } from '@enlace/contract/core/fill.ts'
import { templateCanvasTexts as texts } from '@enlace/contract/content/editor/texts.ts'
import { Button } from '@enlace/ui/button.tsx'
import type { Component, Editor } from 'grapesjs'
import { ElementFields } from './element-fields.tsx'
import styles from './canvas.module.css'
import type { CanvasPicture } from './messages.ts'
import { wholeOf } from './elements/questions.ts'

type InspectorProps = {
  component: Component
  editor: Editor
  name: string
  mayWrite: boolean
  onPick: () => Promise<CanvasPicture | null>
  onNews: (news: string) => void
}

/** The element that is chosen: where it goes, and what it says. */
export function Inspector({ component, editor, name, mayWrite, onPick, onNews }: InspectorProps) {
  const whole = wholeOf(component)
  const parent = whole.parent()
  const place = whole.index()
  const total = parent?.components().length ?? 1
  const moveTo = (into: Component, at: number) => {
    whole.move(into, { at })
    editor.select(component)
    onNews(fill(texts.moved, { name, place: whole.index() + 1, total: into.components().length }))
  }
  const before = parent?.components().at(place - 1)
  const around = parent?.parent()
  return (
    <div className={styles.inspector}>
      <p className={styles.chosen}>{name}</p>
      {mayWrite && (
        <div className={styles.bar} role="group" aria-label={texts.tools}>
          <Button disabled={!parent || place === 0} onClick={() => parent && moveTo(parent, place - 1)}>
            {texts.up}
          </Button>
          <Button
            disabled={!parent || place >= total - 1}
            // The place is reckoned before the element has left its own.
            onClick={() => parent && moveTo(parent, place + 2)}
          >
            {texts.down}
          </Button>
          {around && parent && (
            <Button onClick={() => moveTo(around, parent.index() + 1)}>{texts.out}</Button>
          )}
          {before?.get('tagName') === 'fieldset' && (
            <Button onClick={() => moveTo(before, before.components().length)}>{texts.into}</Button>
          )}
          <Button
            onClick={() => {
              const [copy] = parent?.append(whole.clone(), { at: place + 1 }) ?? []
              if (copy) editor.select(copy, { scroll: true })
              onNews(fill(texts.added, { name }))
            }}
          >
            {texts.duplicate}
          </Button>
          <Button
            variant="danger-quiet"
            onClick={() => {
              whole.remove()
              onNews(fill(texts.removed, { name }))
            }}
          >
            {texts.remove}
          </Button>
        </div>
      )}
      <fieldset className={styles.fields} disabled={!mayWrite}>
        <ElementFields component={component} onPick={onPick} />
      </fieldset>
    </div>
  )
}
