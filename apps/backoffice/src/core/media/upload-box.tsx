import { fill } from '@enlace/contract/core/fill.ts'
import { mediaLimits } from '@enlace/contract/media/limits.ts'
import { mediaPickerTexts as texts } from '@enlace/contract/media/texts.ts'
import { Button } from '@enlace/ui/button.tsx'
import { toast } from '@enlace/ui/core/toasts.ts'
import { FileInput } from '@enlace/ui/file-input.tsx'
import { fileSizeText } from '@enlace/web/document/file-size.ts'
import { failureOf } from '@enlace/web/http/failure.ts'
import { useState } from 'react'
import styles from './media-grid.module.css'

const words = {
  choose: texts.upload,
  drop: texts.drop,
  chosen: texts.chosen,
  remove: (name: string) => fill(texts.removeFile, { name }),
  sending: (name: string) => fill(texts.sending, { name }),
  size: fileSizeText,
}
const kinds = '.jpg,.jpeg,.png,.webp,.avif,.svg,image/jpeg,image/png,image/webp,image/avif,image/svg+xml'

type UploadBoxProps = {
  onSend: (files: readonly File[], onProgress: (sent: number) => void) => Promise<unknown>
  label?: string
  sendLabel?: string
  /** One file, which takes the place of the one before. */
  isSingle?: boolean
}

/** Pictures to upload: chosen or dropped, each with its fault; those that were refused stay to be looked at. */
export function UploadBox({ onSend, label, sendLabel, isSingle = false }: UploadBoxProps) {
  const [files, setFiles] = useState<File[]>([])
  const [sent, setSent] = useState<number>()
  const [faults, setFaults] = useState<readonly string[]>([])
  const handleSend = async () => {
    setFaults([])
    setSent(0)
    try {
      await onSend(files, setSent)
      toast({
        kind: 'success',
        message: files.length === 1 ? texts.sentOne : fill(texts.sent, { count: files.length }),
      })
      setFiles([])
    } catch (thrown) {
      const { fields, message } = failureOf(thrown)
      const said = Object.values(fields)
      setFaults(said.length > 0 ? said : [message])
    } finally {
      setSent(undefined)
    }
  }
  return (
    <div className={styles.upload}>
      <FileInput
        label={label ?? texts.uploadLabel}
        hint={texts.uploadHint}
        accept={kinds}
        isMultiple={!isSingle}
        files={files}
        onChange={(chosen) => setFiles(chosen.slice(0, isSingle ? 1 : mediaLimits.files))}
        disabled={sent !== undefined}
        progressOf={() => sent}
        texts={words}
        error={faults.length > 1 ? texts.refused : faults[0]}
      />
      {faults.length > 1 && (
        <ul>
          {faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      )}
      {files.length > 0 && (
        <Button variant="primary" isBusy={sent !== undefined} onClick={() => void handleSend()}>
          {sendLabel ?? texts.send}
        </Button>
      )}
    </div>
  )
}
