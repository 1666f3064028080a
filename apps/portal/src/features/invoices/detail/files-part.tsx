import { fill } from '@enlace/contract/core/fill.ts'
import { annexFiles } from '@enlace/contract/invoices/limits.ts'
import type { InvoiceDetail } from '@enlace/contract/invoices/schemas.ts'
import { invoiceTrailTexts } from '@enlace/contract/invoices/screen-texts.ts'
import { invoiceTexts as texts } from '@enlace/contract/invoices/supplier-texts.ts'
import { Button } from '@enlace/ui/button.tsx'
import { closeIcon } from '@enlace/ui/core/icons.ts'
import { FileInput } from '@enlace/ui/file-input.tsx'
import { toast } from '@enlace/ui/core/toasts.ts'
import { IconButton } from '@enlace/ui/icon-button.tsx'
import { PlainList } from '@enlace/ui/plain-list.tsx'
import { Select } from '@enlace/ui/select.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { StatusChip } from '@enlace/ui/status-chip.tsx'
import { useSending } from '@enlace/web/form/use-sending.ts'
import { annexTone, annexWord } from '@enlace/web/invoices/annex-words.ts'
import { InvoiceFilesPanel } from '@enlace/web/invoices/trail-panels.tsx'
import { useState } from 'react'
import { annexKinds, invoiceFileWords, sizeFault } from '../../../core/invoices/file-words.ts'

export type SendAnnex = (
  anexo: string,
  files: readonly File[],
  onProgress: (sent: number) => void,
) => Promise<void>

type FilesPartProps = {
  invoice: InvoiceDetail
  onDownload: (file: string) => void
  onAnnex: SendAnnex
  onRemoveAnnex: (file: string) => void
}

/** The files of an invoice, the annexes that the company asks for, and the field for more while it may be changed. */
export function FilesPart({ invoice, onDownload, onAnnex, onRemoveAnnex }: FilesPartProps) {
  const { archivos, anexos, puede } = invoice
  return (
    <InvoiceFilesPanel
      archivos={archivos}
      onDownload={onDownload}
      renderActs={({ id, nombre, clase }) =>
        puede.anexar &&
        clase === 'anexo' && (
          <IconButton
            icon={closeIcon}
            label={fill(invoiceTrailTexts.remove, { nombre })}
            onClick={() => onRemoveAnnex(id)}
          />
        )
      }
    >
      {anexos.length > 0 && (
        <>
          <h3>{texts.annexes}</h3>
          <PlainList gap="small">
            {anexos.map((annex) => (
              <li key={annex.nombre}>
                <StatusChip tone={annexTone(annex)}>{annexWord(annex)}</StatusChip> {annex.nombre}
              </li>
            ))}
          </PlainList>
        </>
      )}
      {puede.anexar && <AnnexForm invoice={invoice} onAnnex={onAnnex} />}
    </InvoiceFilesPanel>
  )
}

type AnnexFormProps = Pick<FilesPartProps, 'invoice' | 'onAnnex'>

function AnnexForm({ invoice: { anexos }, onAnnex }: AnnexFormProps) {
  const missing = anexos.find(({ entregado }) => !entregado)
  const [kind, setKind] = useState<string>()
  const [files, setFiles] = useState<readonly File[]>([])
  const { isSending, progress, problem, run } = useSending()
  const anexo = kind ?? missing?.nombre ?? ''
  const handleAdd = async () => {
    if (files.some((file) => sizeFault(file) !== undefined)) return
    if (!(await run((onProgress) => onAnnex(anexo, files, onProgress)))) return
    setFiles([])
    setKind(undefined)
    toast({ kind: 'success', message: texts.annexAdded })
  }
  return (
    <Stack gap="small">
      {anexos.length > 0 && (
        <Select
          label={texts.annexKind}
          value={anexo}
          options={[
            ...anexos.map(({ nombre }) => ({ value: nombre, label: nombre })),
            { value: '', label: texts.annexOther },
          ]}
          onChange={({ currentTarget }) => setKind(currentTarget.value)}
        />
      )}
      <FileInput
        label={texts.annexFile}
        hint={fill(texts.annexHint, { n: annexFiles.count, megabytes: annexFiles.bytes / 1024 / 1024 })}
        error={problem?.message}
        isMultiple
        accept={annexKinds}
        files={[...files]}
        onChange={setFiles}
        faultOf={sizeFault}
        {...(isSending && { progressOf: () => progress })}
        texts={invoiceFileWords}
      />
      {files.length > 0 && (
        <div>
          <Button isBusy={isSending} onClick={() => void handleAdd()}>
            {texts.annexAdd}
          </Button>
        </div>
      )}
    </Stack>
  )
}
