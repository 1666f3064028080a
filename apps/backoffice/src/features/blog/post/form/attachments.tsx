import { fill } from '@enlace/contract/core/fill.ts'
import type { DeskAttachment } from '@enlace/contract/blog/desk/schemas.ts'
import { blogDeskFormTexts as texts } from '@enlace/contract/blog/desk/texts.ts'
import { Button } from '@enlace/ui/button.tsx'
import { FileInput } from '@enlace/ui/file-input.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import { fileSizeText } from '@enlace/web/document/file-size.ts'
import { failureOf } from '@enlace/web/http/failure.ts'
import { useState } from 'react'
import type { TakeFile } from '../../actions.ts'
import styles from '../../post.module.css'

const words = {
  choose: texts.addFile,
  drop: texts.dropFile,
  chosen: texts.chosenFiles,
  remove: (nombre: string) => fill(texts.remove, { nombre }),
  sending: (name: string) => fill(texts.sendingFile, { name }),
  size: fileSizeText,
}

type AttachmentsProps = {
  files: readonly DeskAttachment[]
  isDisabled: boolean
  takeFile: TakeFile
  onChange: (files: DeskAttachment[]) => void
}

/** The files of a post: sent as soon as they are chosen, each with what it is. */
export function Attachments({ files, isDisabled, takeFile, onChange }: AttachmentsProps) {
  const [waiting, setWaiting] = useState<File[]>([])
  const [faults, setFaults] = useState<ReadonlyMap<File, string>>(new Map())
  const [progress, setProgress] = useState<{ file: File; sent: number }>()
  const handleChoice = async (chosen: File[]) => {
    const fresh = chosen.filter((file) => !waiting.includes(file))
    setWaiting(chosen)
    const taken: DeskAttachment[] = []
    for (const file of fresh) {
      try {
        taken.push(await takeFile(file, (sent) => setProgress({ file, sent })))
        setWaiting((before) => before.filter((one) => one !== file))
      } catch (thrown) {
        const { fields, message } = failureOf(thrown)
        setFaults((before) => new Map(before).set(file, Object.values(fields)[0] ?? message))
      }
    }
    setProgress(undefined)
    if (taken.length === 0) return
    const known = new Set(files.map(({ sha256 }) => sha256))
    onChange([...files, ...taken.filter(({ sha256 }) => !known.has(sha256))])
  }
  return (
    <Stack>
      {files.length > 0 && (
        <ul className={styles.gallery}>
          {files.map((file) => (
            <li key={file.sha256} className={styles.file}>
              <span>
                {file.nombre} · {fileSizeText(file.size)}
              </span>
              <TextInput
                label={fill(texts.fileText, { nombre: file.nombre })}
                maxLength={300}
                disabled={isDisabled}
                value={file.texto}
                onChange={({ target }) =>
                  onChange(files.map((one) => (one === file ? { ...one, texto: target.value } : one)))
                }
              />
              {!isDisabled && (
                <Button onClick={() => onChange(files.filter((one) => one !== file))}>
                  {fill(texts.remove, { nombre: file.nombre })}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {!isDisabled && files.length < 10 && (
        <FileInput
          label={texts.attach}
          hint={texts.attachmentsHint}
          isMultiple
          accept=".pdf,.jpg,.jpeg,.png,.xml"
          files={waiting}
          onChange={(chosen) => void handleChoice([...chosen])}
          faultOf={(file) => faults.get(file)}
          progressOf={(file) => (progress?.file === file ? progress.sent : undefined)}
          texts={words}
        />
      )}
    </Stack>
  )
}
