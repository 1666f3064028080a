import { fill } from '@enlace/contract/core/fill'
import { supplierRegistrationTexts as texts } from '@enlace/contract/features/supplier-registration/texts'
import { FileInput } from '@enlace/ui/file-input'
import type { TemplateField } from '@enlace/web/template/template.ts'
import type { Attachments } from './use-attachments.ts'

type AttachmentFieldProps = {
  id: string
  field: TemplateField
  attachments: Attachments
  /** The name of the file that the company has already. */
  kept: string | undefined
  isMissing: boolean
}

const words = {
  ...texts.file,
  remove: (name: string) => fill(texts.file.remove, { name }),
  sending: (name: string) => fill(texts.file.sending, { name }),
  size: (bytes: number) =>
    bytes < 1_000_000
      ? `${Math.max(1, Math.round(bytes / 1000))} kB`
      : `${(bytes / 1_000_000).toLocaleString('es-CO', { maximumFractionDigits: 1 })} MB`,
}

/** A paper that the template asks for: chosen, dropped or photographed. */
export function AttachmentField({ id, field, attachments, kept, isMissing }: AttachmentFieldProps) {
  const { name, label, hint, isRequired, isMultiple } = field
  return (
    <FileInput
      id={id}
      label={label}
      hint={kept === undefined ? hint || undefined : fill(texts.file.kept, { name: kept })}
      error={attachments.errorOf(name) ?? (isMissing ? texts.requiredField : undefined)}
      isRequired={isRequired && kept === undefined}
      isMultiple={isMultiple}
      accept=".pdf,.jpg,.jpeg,.png,.xml,application/pdf,image/jpeg,image/png,application/xml,text/xml"
      files={attachments.of(name)}
      onChange={(files) => attachments.change(name, files)}
      faultOf={attachments.faultOf}
      texts={words}
    />
  )
}
