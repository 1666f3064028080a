import { deskTexts } from '@enlace/contract/core/desk/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { suppliersAsked } from '@enlace/contract/required-documents/schemas.ts'
import { supplierClassTexts as texts } from '@enlace/contract/suppliers/class-texts.ts'
import type { SupplierClass, SupplierDetail } from '@enlace/contract/suppliers/schemas.ts'
import { Button } from '@enlace/ui/button.tsx'
import { toast } from '@enlace/ui/core/toasts.ts'
import { DefinitionList } from '@enlace/ui/definition-list.tsx'
import { Dialog } from '@enlace/ui/dialog.tsx'
import { DialogFooter } from '@enlace/ui/dialog-footer.tsx'
import { ErrorSummary } from '@enlace/ui/error-summary.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Select } from '@enlace/ui/select.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { useSending } from '@enlace/web/form/use-sending.ts'
import { useState } from 'react'

export type ClassPanelProps = {
  supplier: SupplierDetail['supplier']
  mayWrite: boolean
  /** @throws CallFailure where it was refused. */
  onClassify: (wanted: SupplierClass) => Promise<unknown>
}

/** The size of a supplier and the risk that the company sees in it. */
export function ClassPanel({ supplier, mayWrite, onClassify }: ClassPanelProps) {
  const [isEditing, setIsEditing] = useState(false)
  const { tamano, riesgo } = supplier
  return (
    <Panel
      title={texts.title}
      actions={mayWrite && <Button onClick={() => setIsEditing(true)}>{texts.edit}</Button>}
    >
      <Stack>
        <p>{texts.hint}</p>
        <DefinitionList
          items={[
            { label: texts.tamano, value: tamano === null ? texts.unset : texts.tamanos[tamano] },
            { label: texts.riesgo, value: riesgo === null ? texts.unset : texts.riesgos[riesgo] },
          ]}
        />
      </Stack>
      {isEditing && <ClassDialog {...{ supplier, onClassify }} onClose={() => setIsEditing(false)} />}
    </Panel>
  )
}

type ClassDialogProps = Omit<ClassPanelProps, 'mayWrite'> & { onClose: () => void }

function ClassDialog({ supplier, onClassify, onClose }: ClassDialogProps) {
  const [tamano, setTamano] = useState(supplier.tamano)
  const [riesgo, setRiesgo] = useState(supplier.riesgo)
  const { isSending, problem, run } = useSending()
  const handleSubmit = async () => {
    if (!(await run(() => onClassify({ tamano, riesgo })))) return
    toast({ kind: 'success', message: fill(texts.saved, { nombre: supplier.nombre }) })
    onClose()
  }
  return (
    <Dialog isOpen title={texts.title} closeLabel={texts.close} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void handleSubmit()
        }}
      >
        <Stack>
          {problem && <ErrorSummary title={problem.title ?? deskTexts.refused} errors={[problem]} />}
          <Select
            label={texts.tamano}
            options={optionsOf(suppliersAsked.tamano, texts.tamanos)}
            value={tamano ?? ''}
            onChange={({ target: { value } }) =>
              setTamano(suppliersAsked.tamano.find((one) => one === value) ?? null)
            }
          />
          <Select
            label={texts.riesgo}
            options={optionsOf(suppliersAsked.riesgo, texts.riesgos)}
            value={riesgo ?? ''}
            onChange={({ target: { value } }) =>
              setRiesgo(suppliersAsked.riesgo.find((one) => one === value) ?? null)
            }
          />
          <DialogFooter cancel={texts.cancel} confirm={texts.save} isBusy={isSending} />
        </Stack>
      </form>
    </Dialog>
  )
}

const optionsOf = <Word extends string>(words: readonly Word[], labels: Readonly<Record<Word, string>>) => [
  { value: '', label: texts.unset },
  ...words.map((value) => ({ value, label: labels[value] })),
]
