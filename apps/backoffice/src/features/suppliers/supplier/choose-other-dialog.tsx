import { fill } from '@enlace/contract/core/fill.ts'
import { mergeTexts as texts } from '@enlace/contract/suppliers/merges/texts.ts'
import { Combobox } from '@enlace/ui/combobox.tsx'
import type { ComboboxOption, ComboboxProps } from '@enlace/ui/combobox-field.tsx'
import { Dialog } from '@enlace/ui/dialog.tsx'
import { DialogFooter } from '@enlace/ui/dialog-footer.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { useState } from 'react'

type ChooseOtherDialogProps = {
  nombre: string
  search: ComboboxProps['search']
  onChoose: (other: string) => void
  onClose: () => void
}

/** Chooses the third party that is the same as this one; nothing is done yet. */
export function ChooseOtherDialog({ nombre, search, onChoose, onClose }: ChooseOtherDialogProps) {
  const [other, setOther] = useState<ComboboxOption | null>(null)
  return (
    <Dialog isOpen onClose={onClose} title={texts.chooseTitle} closeLabel={texts.close}>
      <Stack>
        <p>{fill(texts.chooseHint, { nombre })}</p>
        <Combobox
          label={texts.search}
          value={other}
          onChange={setOther}
          search={search}
          minLength={2}
          texts={texts.combobox}
        />
      </Stack>
      <DialogFooter
        cancel={texts.close}
        confirm={texts.review}
        isDisabled={other === null}
        onConfirm={() => other && onChoose(other.value)}
      />
    </Dialog>
  )
}
