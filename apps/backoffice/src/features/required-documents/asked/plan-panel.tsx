import { fill } from '@enlace/contract/core/fill.ts'
import { type ReminderPlan, reminderLimits } from '@enlace/contract/required-documents/asked/schemas.ts'
import { askedDocumentsTexts } from '@enlace/contract/required-documents/asked/texts.ts'
import { reminderPlanTexts as texts } from '@enlace/contract/required-documents/board/texts.ts'
import { deskTexts } from '@enlace/contract/core/desk/texts.ts'
import { Button } from '@enlace/ui/button.tsx'
import { toast } from '@enlace/ui/core/toasts.ts'
import { Dialog } from '@enlace/ui/dialog.tsx'
import { DialogFooter } from '@enlace/ui/dialog-footer.tsx'
import { ErrorSummary } from '@enlace/ui/error-summary.tsx'
import { NumericInput } from '@enlace/ui/numeric-input.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import { useSending } from '@enlace/web/form/use-sending.ts'
import { useState } from 'react'
import { readPlan, writtenDays } from './plan-words.ts'

type PlanPanelProps = {
  plan: ReminderPlan
  mayWrite: boolean
  /** @throws CallFailure where it was refused. */
  onSave: (plan: ReminderPlan) => Promise<unknown>
}

/** When suppliers are reminded by themselves. */
export function PlanPanel({ plan, mayWrite, onSave }: PlanPanelProps) {
  const [isEditing, setIsEditing] = useState(false)
  const { dias_antes, cada_dias } = plan
  return (
    <Panel
      title={texts.title}
      actions={mayWrite && <Button onClick={() => setIsEditing(true)}>{texts.edit}</Button>}
    >
      <Stack>
        <p>{texts.intro}</p>
        {dias_antes.length === 0 && cada_dias === null && <p>{texts.none}</p>}
        {dias_antes.length > 0 && <p>{fill(texts.before, { dias: writtenDays(dias_antes) })}</p>}
        {cada_dias !== null && <p>{fill(texts.after, { n: cada_dias })}</p>}
      </Stack>
      {isEditing && <PlanDialog {...{ plan, onSave }} onClose={() => setIsEditing(false)} />}
    </Panel>
  )
}

function PlanDialog({ plan, onSave, onClose }: Omit<PlanPanelProps, 'mayWrite'> & { onClose: () => void }) {
  const [antes, setAntes] = useState(() => writtenDays(plan.dias_antes))
  const [cada, setCada] = useState(plan.cada_dias === null ? '' : String(plan.cada_dias))
  const [faults, setFaults] = useState<{ antes?: string; cada?: string }>({})
  const { isSending, problem, run } = useSending()
  const handleSubmit = async () => {
    const read = readPlan(antes, cada)
    setFaults(read.faults)
    if (read.plan === undefined) return
    const kept = { ...read.plan, version: plan.version }
    if (!(await run(() => onSave(kept)))) return
    toast({ kind: 'success', message: texts.saved })
    onClose()
  }
  return (
    <Dialog isOpen title={texts.title} closeLabel={askedDocumentsTexts.close} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void handleSubmit()
        }}
      >
        <Stack>
          {problem && <ErrorSummary title={problem.title ?? deskTexts.refused} errors={[problem]} />}
          <TextInput
            label={texts.antes}
            hint={texts.antesHint}
            inputMode="numeric"
            maxLength={40}
            value={antes}
            error={faults.antes}
            onChange={({ target }) => setAntes(target.value)}
          />
          <NumericInput
            isWhole
            label={texts.cada}
            hint={texts.cadaHint}
            maxLength={String(reminderLimits.every).length}
            value={cada}
            error={faults.cada}
            onChange={({ target }) => setCada(target.value)}
          />
          <DialogFooter
            cancel={askedDocumentsTexts.cancel}
            confirm={askedDocumentsTexts.save}
            isBusy={isSending}
          />
        </Stack>
      </form>
    </Dialog>
  )
}
