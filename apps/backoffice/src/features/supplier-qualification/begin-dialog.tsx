import { formTexts } from '@enlace/contract/core/form/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { NewEvaluation } from '@enlace/contract/supplier-qualification/desk/schemas.ts'
import { qualificationDeskTexts as texts } from '@enlace/contract/supplier-qualification/desk/texts.ts'
import { formatQuantity } from '@enlace/domain/decimal.ts'
import { Banner } from '@enlace/ui/banner.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { Dialog } from '@enlace/ui/dialog.tsx'
import { DialogFooter } from '@enlace/ui/dialog-footer.tsx'
import { Select } from '@enlace/ui/select.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import { FormShell } from '@enlace/web/form/form-shell.tsx'
import { useContractForm } from '@enlace/web/form/use-contract-form.ts'
import { useSending } from '@enlace/web/form/use-sending.ts'

type BeginDialogProps = {
  periods: readonly { id: string; texto: string }[]
  /** The criteria of the form that the product proposes, where the company has none. */
  proposed: readonly { nombre: string; peso: string }[]
  isTaking: boolean
  onTakeForm: () => void
  onBegin: (wanted: NewEvaluation) => Promise<void>
  onClose: () => void
}

/** Asks which supplier is evaluated, and for which period. */
export function BeginDialog(props: BeginDialogProps) {
  const { periods, onBegin, onClose } = props
  const form = useContractForm<NewEvaluation, NewEvaluation>({
    schema: NewEvaluation,
    defaults: { nit: '', periodo: '' },
  })
  const { isSending, problem, run } = useSending()
  return (
    <Dialog isOpen onClose={onClose} title={texts.beginTitle} closeLabel={texts.close}>
      {periods.length === 0 ? (
        <Proposed {...props} />
      ) : (
        <Stack>
          <p>{texts.beginIntro}</p>
          <FormShell
            form={form}
            isSending={isSending}
            problem={problem}
            onSubmit={(wanted) => void run(() => onBegin(wanted))}
          >
            <TextInput
              {...form.field('nit')}
              label={texts.beginNit}
              isRequired
              inputMode="numeric"
              autoComplete="off"
            />
            <Select
              {...form.field('periodo')}
              label={texts.beginPeriod}
              isRequired
              placeholder={texts.choosePeriod}
              options={periods.map(({ id, texto }) => ({ value: id, label: texto }))}
            />
            <DialogFooter cancel={formTexts.cancel} confirm={texts.confirmBegin} isBusy={isSending} />
          </FormShell>
        </Stack>
      )}
    </Dialog>
  )
}

/** A company without a form begins with the proposed one. */
function Proposed({ proposed, isTaking, onTakeForm }: BeginDialogProps) {
  const criterios = proposed
    .map(({ nombre, peso }) => fill(texts.proposedCriterion, { nombre, peso: formatQuantity(peso) }))
    .join(', ')
  return (
    <Stack>
      <Banner kind="info">{fill(texts.noForm, { criterios })}</Banner>
      <div>
        <Button variant="primary" size="large" isBusy={isTaking} onClick={onTakeForm}>
          {texts.takeForm}
        </Button>
      </div>
    </Stack>
  )
}
