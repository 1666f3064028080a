import { lazyPart } from '@enlace/ui/core/lazy-part.tsx'
import { richTextTexts as texts } from '@enlace/contract/core/rich-text/texts.ts'
import { Field, type FieldTexts } from '@enlace/ui/field.tsx'
import { TextArea } from '@enlace/ui/text-area.tsx'
import { FaultBoundaryWith } from './fault-boundary-with.tsx'
import { Suspense, useState } from 'react'
import { fill } from '@enlace/contract/core/fill.ts'
import { lengthFault, refuseLongPaste } from './paste/refuse-long-paste.ts'
import styles from './rich-text.module.css'

const EditorArea = lazyPart(async () => (await import('./editor-area.tsx')).EditorArea)

type RichTextInputProps = FieldTexts & {
  /** The HTML as it is kept. */
  value: string
  /** Told at each change, with HTML that the content's sanitiser leaves as it is. */
  onChange: (html: string) => void
  /** Whoever may only look reads it and changes nothing. */
  isDisabled?: boolean
  id?: string | undefined
}

/**
 * Formatted text: written as it will look, or as HTML. Text that the editor could not keep whole opens as HTML, and says
 * what would be lost.
 */
export function RichTextInput({ value, onChange, isDisabled = false, error, ...rest }: RichTextInputProps) {
  const field = { ...rest, error: error ?? lengthFault(value) }
  const [isSource, setIsSource] = useState(false)
  const source = (
    <TextArea
      {...field}
      rows={16}
      className={styles.source}
      value={value}
      readOnly={isDisabled}
      spellCheck={false}
      onPaste={refuseLongPaste}
      onChange={(event) => onChange(event.target.value)}
    />
  )
  if (isSource)
    return (
      <div className={styles.whole}>
        {source}
        <button type="button" className={styles.switch} onClick={() => setIsSource(false)}>
          {texts.toVisual}
        </button>
      </div>
    )
  return (
    <FaultBoundaryWith
      instead={
        <div className={styles.whole}>
          <p role="alert">{texts.failed}</p>
          {source}
        </div>
      }
    >
      <Field {...field} hint={field.hint ?? texts.hint}>
        {(control) => (
          <Suspense fallback={<div className={styles.waiting}>{texts.loading}</div>}>
            <EditorArea
              control={control}
              value={value}
              isDisabled={isDisabled}
              sourceLabel={fill(texts.source, { label: typeof field.label === 'string' ? field.label : '' })}
              onChange={onChange}
              onSource={() => setIsSource(true)}
            />
          </Suspense>
        )}
      </Field>
    </FaultBoundaryWith>
  )
}
