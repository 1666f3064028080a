import { fill } from '@enlace/contract/core/fill.ts'
import { qualificationLimits } from '@enlace/contract/supplier-qualification/evaluation/limits.ts'
import type { Evaluation } from '@enlace/contract/supplier-qualification/evaluation/schemas.ts'
import { ReviewForm } from '@enlace/contract/supplier-qualification/schemas.ts'
import { reviewTexts } from '@enlace/contract/supplier-qualification/review-texts.ts'
import { Checkbox } from '@enlace/ui/checkbox.tsx'
import { toast } from '@enlace/ui/core/toasts.ts'
import { Dialog } from '@enlace/ui/dialog.tsx'
import { Quiet } from '@enlace/ui/quiet.tsx'
import { TextArea } from '@enlace/ui/text-area.tsx'
import { OnceForm } from '@enlace/web/form/once-form.tsx'
import { useContractForm } from '@enlace/web/form/use-contract-form.ts'
import { MessageFilesInput } from '@enlace/web/messages/message-files.tsx'
import { useMessageFiles } from '@enlace/web/messages/use-message-files.ts'
import { useSending } from '@enlace/web/form/use-sending.ts'
import type { QualificationActions } from '../calls/actions.ts'
import styles from './review-dialog.module.css'

type ReviewDialogProps = {
  evaluation: Pick<Evaluation, 'id' | 'criterios'>
  company: string
  onAsk: QualificationActions['ask']
  onClose: () => void
}

const texts = reviewTexts.dialog
const empty = { criterios: '', mensaje: '', idempotencyKey: '' }

/** What is to be reviewed and why, with files; what is typed outlives a reload. */
export function ReviewDialog({ evaluation, company, onAsk, onClose }: ReviewDialogProps) {
  const form = useContractForm({ schema: ReviewForm, defaults: empty, draft: `review:${evaluation.id}` })
  const chosen = useMessageFiles()
  const sending = useSending()
  const criteria = form
    .watch('criterios')
    .split(',')
    .filter((id) => id !== '')
  const handleSubmit = async (words: ReviewForm) => {
    const isTaken = await sending.run(async (onProgress) => {
      const { numero } = await onAsk(words, chosen.files, onProgress)
      toast({ kind: 'success', message: fill(texts.sent, { numero }) })
    })
    if (isTaken) onClose()
    return isTaken
  }
  return (
    <Dialog isOpen onClose={onClose} title={texts.title} closeLabel={texts.close}>
      <p>{fill(texts.intro, { company })}</p>
      <OnceForm
        form={form}
        sending={sending}
        submit={texts.send}
        isBlocked={chosen.hasFaults}
        onSubmit={handleSubmit}
      >
        <fieldset className={styles.criteria}>
          <legend>{texts.criteria}</legend>
          <Quiet isSmall>{texts.criteriaHint}</Quiet>
          {evaluation.criterios.map(({ id, nombre }) => (
            <Checkbox
              key={id}
              label={nombre}
              checked={criteria.includes(id)}
              onChange={(event) => {
                const others = criteria.filter((one) => one !== id)
                form.setValue('criterios', (event.currentTarget.checked ? [...others, id] : others).join(','))
              }}
            />
          ))}
        </fieldset>
        <TextArea
          {...form.field('mensaje')}
          label={texts.message}
          hint={fill(texts.messageHint, { n: qualificationLimits.message.toLocaleString('es-CO') })}
          isRequired
        />
        <MessageFilesInput
          label={texts.files}
          chosen={chosen}
          disabled={sending.isSending}
          {...(sending.isSending && { progress: sending.progress })}
        />
      </OnceForm>
    </Dialog>
  )
}
