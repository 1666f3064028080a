import { type ManagedConcept, WrittenConcept } from '@enlace/contract/payments/settings/schemas.ts'
import { paymentSettingsTexts as texts } from '@enlace/contract/payments/settings/texts.ts'
import { Checkbox } from '@enlace/ui/checkbox.tsx'
import { DialogFooter } from '@enlace/ui/dialog-footer.tsx'
import { Dialog } from '@enlace/ui/dialog.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import { useWritten } from './use-written.ts'

type ConceptDialogProps = {
  /** The concept to change; a new one without it. */
  concept?: ManagedConcept
  onConcept: (concept: WrittenConcept, id?: number) => Promise<void>
  onClose: () => void
}

/** Writes something that can be paid. */
export function ConceptDialog({ concept, onConcept, onClose }: ConceptDialogProps) {
  const start: WrittenConcept = {
    nombre: concept?.nombre ?? '',
    descripcion: concept?.descripcion ?? '',
    valor: concept?.valor?.replace('.', ',') ?? '',
    activo: concept?.activo ?? true,
  }
  const { values, faults, isBusy, change, submit } = useWritten(WrittenConcept, start, async (written) => {
    await onConcept(written, concept?.id)
    onClose()
  })
  return (
    <Dialog
      isOpen
      title={concept ? texts.editConcept : texts.addConcept}
      closeLabel={texts.cancel}
      onClose={onClose}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <Stack gap="regular">
          <TextInput
            label={texts.name}
            hint={texts.conceptHint}
            error={faults['nombre']}
            isRequired
            maxLength={100}
            value={values.nombre}
            onChange={({ target }) => change({ nombre: target.value })}
          />
          <TextInput
            label={texts.details}
            hint={texts.detailsHint}
            error={faults['descripcion']}
            maxLength={200}
            value={values.descripcion}
            onChange={({ target }) => change({ descripcion: target.value })}
          />
          <TextInput
            label={texts.value}
            hint={texts.valueHint}
            error={faults['valor']}
            inputMode="decimal"
            maxLength={30}
            value={values.valor}
            onChange={({ target }) => change({ valor: target.value })}
          />
          <Checkbox
            label={texts.active}
            checked={values.activo}
            onChange={({ target }) => change({ activo: target.checked })}
          />
          <DialogFooter cancel={texts.cancel} confirm={texts.save} isBusy={isBusy} />
        </Stack>
      </form>
    </Dialog>
  )
}
