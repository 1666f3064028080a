import { fill } from '@enlace/contract/core/fill.ts'
import { partWords } from '@enlace/contract/core/rich-text/part-words.ts'
import { richTextTexts as texts } from '@enlace/contract/core/rich-text/texts.ts'
import { toast } from '@enlace/ui/core/toasts.ts'
import { Banner } from '@enlace/ui/banner.tsx'
import { Button } from '@enlace/ui/button.tsx'
import type { FieldControl } from '@enlace/ui/field.tsx'
import { getSchema } from '@tiptap/core'
import { EditorContent, useEditor } from '@tiptap/react'
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { EditorDialogs } from './toolbar/editor-dialogs.tsx'
import { extensions } from './schema/extensions.ts'
import { lossesIn } from './paste/losses.ts'
import { pasteHandlers, type Unpasted } from './paste/paste.ts'
import { readHtml, writeHtml } from './paste/read-html.ts'
import { refuseLongPaste } from './paste/refuse-long-paste.ts'
import styles from './rich-text.module.css'
import { type EditorDialog, Toolbar } from './toolbar/toolbar.tsx'

type EditorAreaProps = {
  control: FieldControl
  value: string
  isDisabled: boolean
  sourceLabel: string
  onChange: (html: string) => void
  onSource: () => void
}

const schema = getSchema(extensions)

/** The editor, once its text can be kept whole; before that, the text as HTML with what would be lost of it. */
export function EditorArea(props: EditorAreaProps) {
  const { value, isDisabled, control, sourceLabel, onChange } = props
  const [isOpened, setIsOpened] = useState(false)
  // Only the text that came is judged: what the editor writes it can read.
  const [losses] = useState(() => lossesIn(schema, value))
  if (losses.length === 0 || isOpened) return <Editing {...props} />
  return (
    <>
      <Banner
        kind="warning"
        action={!isDisabled && <Button onClick={() => setIsOpened(true)}>{texts.openAnyway}</Button>}
      >
        <strong>{texts.lossTitle}.</strong> {fill(texts.loss, { parts: partWords(losses) })}
      </Banner>
      <textarea
        {...control}
        aria-label={sourceLabel}
        rows={16}
        className={styles.source}
        value={value}
        readOnly={isDisabled}
        spellCheck={false}
        onPaste={refuseLongPaste}
        onChange={(event) => onChange(event.target.value)}
      />
    </>
  )
}

function Editing({ control, value, isDisabled, onChange, onSource }: EditorAreaProps) {
  const [dialog, setDialog] = useState<EditorDialog>()
  const box = useRef<HTMLDivElement>(null)
  const written = useRef(value)
  const handlers = useMemo(() => pasteHandlers(tellUnpasted), [])
  const editor = useEditor({
    extensions,
    content: readHtml(schema, value),
    editable: !isDisabled,
    injectCSS: false,
    enablePasteRules: false,
    shouldRerenderOnTransaction: false,
    editorProps: { handleDOMEvents: handlers, attributes: attributesOf(control, isDisabled) },
    onUpdate: ({ editor: changed }) => {
      written.current = writeHtml(changed)
      onChange(written.current)
    },
  })
  useEffect(() => {
    editor.setOptions({
      editable: !isDisabled,
      editorProps: { handleDOMEvents: handlers, attributes: attributesOf(control, isDisabled) },
    })
    // Nothing else of the control changes while it is shown.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [editor, handlers, isDisabled, control['aria-invalid'], control['aria-describedby']])
  useEffect(() => {
    // Another text came from outside, as after a version was brought back.
    if (value === written.current) return
    written.current = value
    editor.commands.setContent(readHtml(schema, value), { emitUpdate: false })
  }, [editor, value])
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'F10' || !event.altKey) return
    event.preventDefault()
    box.current?.querySelector<HTMLElement>('[role=toolbar] [tabindex="0"]')?.focus()
  }
  return (
    <div ref={box} className={styles.editor} data-disabled={isDisabled || undefined}>
      {!isDisabled && (
        <Toolbar editor={editor} controls={control.id} onDialog={setDialog} onSource={onSource} />
      )}
      <EditorContent editor={editor} className={styles.text} onKeyDown={handleKey} />
      {dialog && <EditorDialogs editor={editor} dialog={dialog} onClose={() => setDialog(undefined)} />}
    </div>
  )
}

function attributesOf(control: FieldControl, isDisabled: boolean): Record<string, string> {
  return {
    id: control.id,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': `${control.id}-label`,
    ...(control['aria-describedby'] !== undefined && { 'aria-describedby': control['aria-describedby'] }),
    ...(control['aria-invalid'] && { 'aria-invalid': 'true' }),
    ...(control['aria-required'] && { 'aria-required': 'true' }),
    ...(isDisabled && { 'aria-readonly': 'true', tabindex: '0' }),
    lang: 'es-CO',
    spellcheck: 'true',
  }
}

function tellUnpasted({ parts, hadPicture }: Unpasted): void {
  if (parts.length > 0) toast({ kind: 'info', message: fill(texts.pasted, { parts: partWords(parts) }) })
  if (hadPicture) toast({ kind: 'info', message: texts.pastedPicture })
}
