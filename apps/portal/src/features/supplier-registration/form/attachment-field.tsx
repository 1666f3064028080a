import { fill } from '@enlace/contract/core/fill.ts'
import { kindsOf } from '@enlace/contract/supplier-registration/paper-kinds.ts'
import { supplierRegistrationTexts as texts } from '@enlace/contract/supplier-registration/texts.ts'
import { FileInput } from '@enlace/ui/file-input.tsx'
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

const { camera: _, ...withoutCamera } = words

/** A paper that the template asks for: chosen, dropped or photographed. */
export function AttachmentField({ id, field, attachments, kept, isMissing }: AttachmentFieldProps) {
  const { name, label, hint, isRequired, isMultiple } = field
  const kinds = kindsOf(field.accept)
  const takesPictures = kinds.some(({ mediaTypes }) => mediaTypes.some((type) => type.startsWith('image/')))
  return (
    <FileInput
      id={id}
      label={label}
      hint={kept === undefined ? hint || undefined : fill(texts.file.kept, { name: kept })}
      error={attachments.errorOf(name) ?? (isMissing ? texts.requiredField : undefined)}
      isRequired={isRequired && kept === undefined}
      isMultiple={isMultiple}
      accept={kinds.flatMap(({ endings, mediaTypes }) => [...endings, ...mediaTypes]).join(',')}
      files={attachments.of(name)}
      onChange={(files) => attachments.change(name, files, kinds)}
      faultOf={attachments.faultOf}
      texts={takesPictures ? words : withoutCamera}
    />
  )
}
