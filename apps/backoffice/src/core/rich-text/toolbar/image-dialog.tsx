import { imageAddress } from '@enlace/contract/content/addresses.ts'
import { richTextDialogTexts as texts } from '@enlace/contract/core/rich-text/texts.ts'
import { Actions } from '@enlace/ui/actions.tsx'
import { Checkbox } from '@enlace/ui/checkbox.tsx'
import { ConfirmDialog } from '@enlace/ui/confirm-dialog.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import type { Editor } from '@tiptap/core'
import { useState } from 'react'
import { MediaPicker } from '../../media/picker.tsx'

/** Puts a picture into the text, or changes the selected one: from the library or by its address, with its words. */
export function ImageDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [start] = useState(() => startOf(editor))
  const [address, setAddress] = useState(start.address)
  const [alt, setAlt] = useState(start.alt)
  const [isDecorative, setIsDecorative] = useState(start.address !== '' && start.alt === '')
  const [faults, setFaults] = useState<{ address?: string; alt?: string }>({})
  const close = () => {
    onClose()
    editor.commands.focus()
  }
  const handleInsert = () => {
    const src = imageAddress(address)?.address
    const words = isDecorative ? '' : alt.trim()
    const found = {
      ...(src === undefined && { address: texts.imageMalformed }),
      ...(!isDecorative && words === '' && { alt: texts.imageAltMissing }),
    }
    setFaults(found)
    if (src === undefined || Object.keys(found).length > 0) return
    onClose()
    editor.chain().focus().setImage({ src, alt: words }).run()
  }
  return (
    <ConfirmDialog
      title={texts.imageTitle}
      closeLabel={texts.close}
      onClose={close}
      confirm={start.address === '' ? texts.insert : texts.save}
      cancel={texts.cancel}
      onConfirm={handleInsert}
    >
      <Stack>
        <Actions>
          <MediaPicker
            label={texts.imageChoose}
            onPick={(picked) => {
              setAddress(picked.address)
              setAlt(picked.alt)
              setIsDecorative(picked.alt === '')
            }}
          />
        </Actions>
        <TextInput
          label={texts.imageAddress}
          hint={texts.imageHint}
          isRequired
          value={address}
          error={faults.address}
          inputMode="url"
          onChange={(event) => setAddress(event.target.value)}
        />
        <TextInput
          label={texts.imageAlt}
          hint={texts.imageAltHint}
          isRequired={!isDecorative}
          disabled={isDecorative}
          value={isDecorative ? '' : alt}
          error={faults.alt}
          onChange={(event) => setAlt(event.target.value)}
        />
        <Checkbox
          label={texts.imageDecorative}
          checked={isDecorative}
          onChange={(event) => setIsDecorative(event.target.checked)}
        />
      </Stack>
    </ConfirmDialog>
  )
}

function startOf(editor: Editor) {
  const { src, alt }: Record<string, unknown> = editor.getAttributes('image')
  return { address: typeof src === 'string' ? src : '', alt: typeof alt === 'string' ? alt : '' }
}
