import { threadTypes } from '@enlace/contract/questions/limits.ts'
import { threadTypeTexts } from '@enlace/contract/questions/texts.ts'
import { templateLimits } from '@enlace/contract/questions/desk/state-schemas.ts'
import { type AnswerTemplate, TemplateBody } from '@enlace/contract/questions/desk/schemas.ts'
import { templateTexts as texts } from '@enlace/contract/questions/desk/texts.ts'
import { ConfirmDialog } from '@enlace/ui/confirm-dialog.tsx'
import { Select } from '@enlace/ui/select.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { TextArea } from '@enlace/ui/text-area.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import { useState } from 'react'
import type { TemplateActs } from './actions.ts'
import { filled } from './template-words.ts'
import styles from './questions.module.css'

type TemplateDialogProps = Pick<TemplateActs, 'save'> & {
  /** Nothing for a new one. */
  template: AnswerTemplate | undefined
  isBusy: boolean
  /** What the server refused, by field. */
  refused: Readonly<Record<string, string>>
  onClose: () => void
}

/** Writes an answer template, with how it is read in a thread. */
export function TemplateDialog({ template, isBusy, refused, save, onClose }: TemplateDialogProps) {
  const [typed, setTyped] = useState<TemplateBody>({
    tipo: template?.tipo ?? null,
    titulo: template?.titulo ?? '',
    texto: template?.texto ?? '',
  })
  const [isChecked, setIsChecked] = useState(false)
  const read = TemplateBody.safeParse(typed)
  const faultOf = (name: string) =>
    (isChecked ? read.error?.issues.find(({ path }) => path[0] === name)?.message : undefined) ??
    refused[name]
  const handleSave = async () => {
    setIsChecked(true)
    if (read.success && (await save(read.data, template))) onClose()
  }
  return (
    <ConfirmDialog
      title={template ? texts.edit : texts.create}
      closeLabel={texts.close}
      onClose={onClose}
      confirm={texts.save}
      cancel={texts.cancel}
      isBusy={isBusy}
      onConfirm={() => void handleSave()}
    >
      <Stack>
        <TextInput
          label={texts.name}
          hint={texts.nameHint}
          isRequired
          value={typed.titulo}
          maxLength={templateLimits.title}
          error={faultOf('titulo')}
          onChange={({ target }) => setTyped({ ...typed, titulo: target.value })}
        />
        <Select
          label={texts.type}
          value={typed.tipo ?? ''}
          options={[
            { value: '', label: texts.anyType },
            ...threadTypes.map((value) => ({ value, label: threadTypeTexts[value] })),
          ]}
          onChange={({ target }) =>
            setTyped({ ...typed, tipo: threadTypes.find((type) => type === target.value) ?? null })
          }
        />
        <TextArea
          label={texts.words}
          hint={texts.wordsHint}
          isRequired
          rows={6}
          value={typed.texto}
          maxLength={templateLimits.words}
          error={faultOf('texto')}
          onChange={({ target }) => setTyped({ ...typed, texto: target.value })}
        />
        {typed.texto !== '' && (
          <div>
            <strong>{texts.preview}</strong>
            <p className={styles.words}>{filled(typed.texto, texts.sample)}</p>
          </div>
        )}
      </Stack>
    </ConfirmDialog>
  )
}
