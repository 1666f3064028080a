import { deskActTexts } from '@enlace/contract/search/desk/texts.ts'
import { supplierChoiceTexts as texts } from '@enlace/contract/suppliers/texts.ts'
import { Combobox } from '@enlace/ui/combobox.tsx'
import type { ComboboxOption, ComboboxProps } from '@enlace/ui/combobox-field.tsx'
import { Dialog } from '@enlace/ui/dialog.tsx'
import { DialogFooter } from '@enlace/ui/dialog-footer.tsx'
import { useState } from 'react'

type ChooseSupplierDialogProps = {
  find: ComboboxProps['search']
  onChoose: (id: string) => void
  onClose: () => void
}

/** Chooses the supplier to invite somebody of, by NIT or name. */
export function ChooseSupplierDialog({ find, onChoose, onClose }: ChooseSupplierDialogProps) {
  const [chosen, setChosen] = useState<ComboboxOption | null>(null)
  return (
    <Dialog isOpen onClose={onClose} title={deskActTexts.inviteSupplier} closeLabel={texts.close}>
      <Combobox
        label={texts.search}
        hint={texts.hint}
        value={chosen}
        onChange={setChosen}
        search={find}
        minLength={2}
        texts={texts.combobox}
      />
      <DialogFooter
        cancel={texts.close}
        confirm={texts.confirm}
        isDisabled={chosen === null}
        onConfirm={() => chosen && onChoose(chosen.value)}
      />
    </Dialog>
  )
}
