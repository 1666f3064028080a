import { richTextDialogTexts as texts } from '@enlace/contract/core/rich-text/texts.ts'
import { ConfirmDialog } from '@enlace/ui/confirm-dialog.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import type { Editor } from '@tiptap/core'
import { useState } from 'react'
import { filmAddress } from './film-address.ts'

/** Puts a film of YouTube or Vimeo into the text, by the address that the browser shows of it. */
export function FilmDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [address, setAddress] = useState('')
  const [name, setName] = useState('')
  const [faults, setFaults] = useState<{ address?: string; name?: string }>({})
  const close = () => {
    onClose()
    editor.commands.focus()
  }
  const handleInsert = () => {
    const src = filmAddress(address)
    const title = name.trim()
    setFaults({
      ...(src === undefined && { address: texts.filmMalformed }),
      ...(title === '' && { name: texts.filmNameMissing }),
    })
    if (src === undefined || title === '') return
    onClose()
    editor.chain().focus().insertContent({ type: 'film', attrs: { src, title } }).run()
  }
  return (
    <ConfirmDialog
      title={texts.filmTitle}
      closeLabel={texts.close}
      onClose={close}
      confirm={texts.insert}
      cancel={texts.cancel}
      onConfirm={handleInsert}
    >
      <Stack>
        <TextInput
          label={texts.filmAddress}
          hint={texts.filmHint}
          isRequired
          value={address}
          error={faults.address}
          inputMode="url"
          onChange={(event) => setAddress(event.target.value)}
        />
        <TextInput
          label={texts.filmName}
          isRequired
          value={name}
          error={faults.name}
          onChange={(event) => setName(event.target.value)}
        />
      </Stack>
    </ConfirmDialog>
  )
}
