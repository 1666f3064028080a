import { fill } from '@enlace/contract/core/fill.ts'
import type { SavedView } from '@enlace/contract/views/schemas.ts'
import { savedViewTexts as texts } from '@enlace/contract/views/texts.ts'
import { Button } from '@enlace/ui/button.tsx'
import { Checkbox } from '@enlace/ui/checkbox.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import { useState } from 'react'
import styles from './manage-views.module.css'
import { faultOf } from './save-view.tsx'

type ManagedViewProps = {
  view: SavedView
  /** Answers what is wrong, if anything is. */
  onChange: (view: SavedView) => Promise<string | undefined>
  onUpdate: () => Promise<string | undefined>
  onDelete: () => Promise<void>
}

/** One saved view with its name and what can be done with it; it is deleted once that was asked back. */
export function ManagedView({ view, onChange, onUpdate, onDelete }: ManagedViewProps) {
  const [name, setName] = useState(view.name)
  const [error, setError] = useState<string>()
  const [isSure, setIsSure] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const named = { name: view.name }

  const during = async (act: () => Promise<string | undefined>) => {
    setIsSending(true)
    setError(await act())
    setIsSending(false)
  }
  const handleRename = () => {
    const fault = faultOf(name)
    if (fault === undefined) void during(() => onChange({ ...view, name }))
    else setError(fault)
  }
  return (
    <li className={styles.view}>
      <form
        className={styles.name}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          handleRename()
        }}
      >
        <TextInput
          label={fill(texts.rename, named)}
          autoComplete="off"
          value={name}
          error={error}
          onChange={(event) => setName(event.target.value)}
        />
        {name.trim() !== view.name && (
          <Button type="submit" isBusy={isSending}>
            {texts.renameConfirm}
          </Button>
        )}
      </form>
      <div className={styles.acts}>
        <Checkbox
          label={texts.setFirst}
          checked={view.is_default}
          onChange={() => void during(() => onChange({ ...view, is_default: !view.is_default }))}
        />
        <span className={styles.buttons}>
          <Button aria-label={fill(texts.update, named)} onClick={() => void during(onUpdate)}>
            {texts.updateShort}
          </Button>
          <Button variant="quiet" aria-label={fill(texts.delete, named)} onClick={() => setIsSure(true)}>
            {texts.deleteShort}
          </Button>
        </span>
      </div>
      {isSure && (
        <div className={styles.acts} role="alert">
          <span>{fill(texts.deleteSure, named)}</span>
          <span className={styles.buttons}>
            <Button onClick={() => setIsSure(false)}>{texts.cancel}</Button>
            <Button variant="danger-quiet" onClick={() => void onDelete()}>
              {texts.deleteShort}
            </Button>
          </span>
        </div>
      )}
    </li>
  )
}
