import { deskActTexts } from '@enlace/contract/search/desk/texts.ts'
import { supplierChoiceTexts as texts } from '@enlace/contract/suppliers/texts.ts'
import { Combobox } from '@enlace/ui/combobox.tsx'
import type { ComboboxProps } from '@enlace/ui/combobox-field.tsx'
import { Dialog } from '@enlace/ui/dialog.tsx'

type ChooseSupplierDialogProps = {
  find: ComboboxProps['search']
  onChoose: (id: string) => void
  onClose: () => void
}

/** Chooses the supplier to invite somebody of, by NIT or name. */
export function ChooseSupplierDialog({ find, onChoose, onClose }: ChooseSupplierDialogProps) {
  return (
    <Dialog isOpen onClose={onClose} title={deskActTexts.inviteSupplier} closeLabel={texts.close}>
      <Combobox
        label={texts.search}
        hint={texts.hint}
        value={null}
        onChange={(option) => option && onChoose(option.value)}
        search={find}
        minLength={2}
        texts={texts.combobox}
      />
    </Dialog>
  )
}
