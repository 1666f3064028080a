import { fill } from '@enlace/contract/core/fill.ts'
import { eventsDeskFormTexts as texts } from '@enlace/contract/events/desk/texts.ts'
import { Button } from '@enlace/ui/button.tsx'
import { documentIcon } from '@enlace/ui/core/icons.ts'
import { EmptyState } from '@enlace/ui/empty-state.tsx'
import { FileInput } from '@enlace/ui/file-input.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { fileSizeText } from '@enlace/web/document/file-size.ts'
import { failureOf } from '@enlace/web/http/failure.ts'
import { useState } from 'react'
import type { FileActions } from '../actions.ts'
import styles from '../event.module.css'

const words = {
  choose: texts.addFile,
  drop: texts.dropFile,
  chosen: texts.chosenFiles,
  remove: (nombre: string) => fill(texts.removeFile, { nombre }),
  sending: (name: string) => fill(texts.sendingFile, { name }),
  size: fileSizeText,
}

/** The papers that are given along with an event. */
export function FilesPart({ files, isBusy, add, remove, mayWrite }: FileActions & { mayWrite: boolean }) {
  const [chosen, setChosen] = useState<File[]>([])
  const [sent, setSent] = useState<number>()
  const [fault, setFault] = useState<string>()
  const handleChoice = async (picked: File[]) => {
    setChosen(picked)
    setFault(undefined)
    const [file] = picked
    if (!file) return
    try {
      await add(file, setSent)
      setChosen([])
    } catch (thrown) {
      const { fields, message } = failureOf(thrown)
      setFault(Object.values(fields)[0] ?? message)
    } finally {
      setSent(undefined)
    }
  }
  return (
    <Stack>
      {files.length === 0 ? (
        <EmptyState icon={documentIcon} title={texts.none}>
          {texts.noneHint}
        </EmptyState>
      ) : (
        <ul className={styles.files}>
          {files.map((file) => (
            <li key={file.id} className={styles.file}>
              <span>
                {file.nombre} · {fileSizeText(file.size)}
              </span>
              {mayWrite && (
                <Button disabled={isBusy} onClick={() => void remove(file)}>
                  {fill(texts.removeFile, { nombre: file.nombre })}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {mayWrite && (
        <FileInput
          label={texts.files}
          hint={texts.fileHint}
          accept=".pdf,.jpg,.jpeg,.png,.xml"
          files={chosen}
          onChange={(picked) => void handleChoice(picked)}
          faultOf={() => fault}
          progressOf={() => sent}
          texts={words}
        />
      )}
    </Stack>
  )
}
