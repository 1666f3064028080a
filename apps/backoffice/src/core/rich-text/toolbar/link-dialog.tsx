import { linkAddress } from '@enlace/contract/content/addresses.ts'
import { richTextDialogTexts as texts } from '@enlace/contract/core/rich-text/texts.ts'
import { Button } from '@enlace/ui/button.tsx'
import { Checkbox } from '@enlace/ui/checkbox.tsx'
import { Dialog } from '@enlace/ui/dialog.tsx'
import { DialogFooter } from '@enlace/ui/dialog-footer.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import { type Editor, getMarkRange } from '@tiptap/core'
import { useState } from 'react'

/** Makes the selected words a link, changes the one that they are, or takes it away. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [start] = useState(() => startOf(editor))
  const [address, setAddress] = useState(start.address)
  const [words, setWords] = useState(start.words)
  const [isNewTab, setIsNewTab] = useState(start.isNewTab)
  const [faults, setFaults] = useState<{ address?: string; words?: string }>({})
  const close = () => {
    onClose()
    editor.commands.focus()
  }
  const handleSave = () => {
    const href = linkAddress(
      /^[\w-]+(\.[\w-]+)+(\/|$)/.test(address.trim()) ? `https://${address.trim()}` : address,
    )
    const found = {
      ...(href === undefined && { address: texts.linkMalformed }),
      ...(start.asksWords && words.trim() === '' && { words: texts.linkTextMissing }),
    }
    setFaults(found)
    if (href === undefined || Object.keys(found).length > 0) return
    const link = { href, target: isNewTab ? '_blank' : null }
    onClose()
    const chain = editor.chain().focus()
    if (start.asksWords)
      chain.insertContent({ type: 'text', text: words.trim(), marks: [{ type: 'link', attrs: link }] }).run()
    else chain.extendMarkRange('link').setLink(link).run()
  }
  return (
    <Dialog isOpen title={texts.linkTitle} closeLabel={texts.close} onClose={close}>
      <Stack>
        <TextInput
          label={texts.linkAddress}
          hint={texts.linkHint}
          isRequired
          value={address}
          error={faults.address}
          inputMode="url"
          onChange={(event) => setAddress(event.target.value)}
        />
        {start.asksWords && (
          <TextInput
            label={texts.linkText}
            isRequired
            value={words}
            error={faults.words}
            onChange={(event) => setWords(event.target.value)}
          />
        )}
        <Checkbox
          label={texts.linkNewTab}
          checked={isNewTab}
          onChange={(event) => setIsNewTab(event.target.checked)}
        />
      </Stack>
      <DialogFooter
        cancel={texts.cancel}
        confirm={texts.save}
        onConfirm={handleSave}
        aside={
          start.address !== '' && (
            <Button
              variant="danger-quiet"
              onClick={() => {
                onClose()
                editor.chain().focus().extendMarkRange('link').unsetLink().run()
              }}
            >
              {texts.linkRemove}
            </Button>
          )
        }
      />
    </Dialog>
  )
}

/** What is there already: the link under the caret, or the words that become one. */
function startOf(editor: Editor) {
  const { href, target }: Record<string, unknown> = editor.getAttributes('link')
  const { state, schema } = editor
  const mark = schema.marks['link']
  const isInLink = mark !== undefined && getMarkRange(state.selection.$from, mark) !== undefined
  return {
    address: typeof href === 'string' ? href : '',
    isNewTab: target === '_blank',
    words: '',
    asksWords: state.selection.empty && !isInLink,
  }
}
