import { type DragEvent, useEffect, useRef, useState } from 'react'
import { ChosenFiles, type ChosenFilesProps } from './chosen-files.tsx'
import { cameraIcon, uploadIcon } from './core/icons.ts'
import { Field, type FieldTexts } from './field.tsx'
import styles from './file-input.module.css'
import { Icon } from './icon.tsx'

type FileInputProps = FieldTexts &
  Pick<ChosenFilesProps, 'files' | 'faultOf' | 'progressOf'> & {
    id?: string
    /** All that is chosen from now on; anyone who has the form keeps it, also when the form is refused. */
    onChange: (files: File[]) => void
    /** Several at once and one after the other; otherwise the newer takes the place of the older. */
    isMultiple?: boolean
    /** Kinds that the platform's chooser offers; what is dropped is judged by `faultOf`. */
    accept?: string
    disabled?: boolean
    texts: ChosenFilesProps['texts'] & {
      choose: string
      /** Beside the button, where a pointer can drop: "o suéltelos aquí". */
      drop: string
      /** Takes a picture with a phone's camera; without it there is no such button. */
      camera?: string
    }
  }

/** Files to send: chosen, dropped or photographed; each with its size, its fault and a way to take it out again. */
export function FileInput(props: FileInputProps) {
  const { label, hint, error, isRequired, isLabelHidden, id, texts, files, onChange } = props
  const { faultOf, progressOf, isMultiple = false, accept, disabled = false } = props
  const chooser = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  useEffect(keepPageOnDrop, [])

  const take = (added: readonly File[]) => {
    if (added.length > 0 && !disabled) onChange(isMultiple ? joined(files, added) : added.slice(0, 1))
  }
  const handleDrop = (event: DragEvent) => {
    setIsOver(false)
    take([...event.dataTransfer.files])
  }
  const handleRemove = (file: File) => {
    onChange(files.filter((kept) => kept !== file))
    chooser.current?.focus()
  }
  const picker = {
    type: 'file',
    disabled,
    className: `visually-hidden ${styles.picker}`,
    onChange: (event: { currentTarget: HTMLInputElement }) => {
      take([...(event.currentTarget.files ?? [])])
      // The same file may be chosen again after it was taken out.
      event.currentTarget.value = ''
    },
  } as const
  return (
    <Field {...{ id, label, hint, error, isRequired, isLabelHidden }}>
      {({ 'aria-required': _, ...control }) => (
        <>
          <div
            className={styles.zone}
            data-over={isOver || undefined}
            onDragOver={() => setIsOver(!disabled)}
            onDragLeave={() => setIsOver(false)}
            onDrop={handleDrop}
          >
            <input
              {...picker}
              {...control}
              ref={chooser}
              required={isRequired}
              accept={accept}
              multiple={isMultiple}
            />
            <label htmlFor={control.id} className={styles.button}>
              <Icon path={uploadIcon} />
              {texts.choose}
            </label>
            {texts.camera !== undefined && (
              <div className={styles.camera}>
                <input {...picker} id={`${control.id}-camera`} accept="image/*" capture="environment" />
                <label htmlFor={`${control.id}-camera`} className={styles.button}>
                  <Icon path={cameraIcon} />
                  {texts.camera}
                </label>
              </div>
            )}
            <span className={styles.drop}>{texts.drop}</span>
          </div>
          <ChosenFiles {...{ files, faultOf, progressOf, texts }} onRemove={handleRemove} />
        </>
      )}
    </Field>
  )
}

/** What was chosen twice is there once. */
function joined(files: readonly File[], added: readonly File[]): File[] {
  const known = new Set(files.map(markOf))
  return [...files, ...added.filter((file) => !known.has(markOf(file)))]
}

function markOf({ name, size, lastModified }: File): string {
  return `${name} ${size} ${lastModified}`
}

/** A file that is dropped beside the field would otherwise open in the place of the page and what was typed into it. */
function keepPageOnDrop(): () => void {
  const ends = new AbortController()
  const keep = (event: globalThis.DragEvent) => {
    // Text that is dropped into another field goes there.
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
  }
  window.addEventListener('dragover', keep, { signal: ends.signal })
  window.addEventListener('drop', keep, { signal: ends.signal })
  return () => ends.abort()
}
