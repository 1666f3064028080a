import { fill } from '@enlace/contract/core/fill.ts'
import { longestViewName } from '@enlace/contract/views/limits.ts'
import type { SavedView } from '@enlace/contract/views/schemas.ts'
import { savedViewTexts as texts } from '@enlace/contract/views/texts.ts'
import { Checkbox } from '@enlace/ui/checkbox.tsx'
import { toast } from '@enlace/ui/core/toasts.ts'
import { Dialog } from '@enlace/ui/dialog.tsx'
import { DialogFooter } from '@enlace/ui/dialog-footer.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import { useId, useState } from 'react'
import { failureOf } from '@enlace/web/http/failure.ts'
import type { OwnViews } from './use-views.ts'

type SaveViewProps = {
  own: OwnViews
  /** What is kept under the name. */
  present: Pick<SavedView, 'days' | 'search' | 'columns'>
  onClose: () => void
}

/** Saves what a list shows now under a name. */
export function SaveView({ own, present, onClose }: SaveViewProps) {
  const form = useId()
  const [name, setName] = useState('')
  const [isDefault, setIsDefault] = useState(false)
  const [error, setError] = useState<string>()
  const [isSending, setIsSending] = useState(false)

  const handleSubmit = async () => {
    const fault = faultOf(name)
    setError(fault)
    if (fault !== undefined || isSending) return
    setIsSending(true)
    try {
      await own.save({ ...present, name, is_default: isDefault })
      toast({ kind: 'success', message: fill(texts.saved, { name: name.trim() }) })
      onClose()
    } catch (thrown) {
      setError(failureOf(thrown).message)
      setIsSending(false)
    }
  }
  return (
    <Dialog isOpen onClose={onClose} title={texts.saveTitle} closeLabel={texts.close}>
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void handleSubmit()
        }}
      >
        <Stack gap="regular">
          <p>{texts.saveHint}</p>
          <TextInput
            label={texts.name}
            isRequired
            autoComplete="off"
            value={name}
            error={error}
            onChange={(event) => setName(event.target.value)}
          />
          <Checkbox
            label={texts.openFirst}
            checked={isDefault}
            onChange={(event) => setIsDefault(event.target.checked)}
          />
        </Stack>
      </form>
      <DialogFooter cancel={texts.cancel} confirm={texts.confirm} form={form} isBusy={isSending} />
    </Dialog>
  )
}

/** What is wrong with a view's name; nothing where it is right. */
export function faultOf(name: string): string | undefined {
  const length = name.trim().length
  if (length === 0) return texts.nameMissing
  return length > longestViewName ? fill(texts.nameTooLong, { n: longestViewName }) : undefined
}
