import { fill } from '@enlace/contract/core/fill.ts'
import { messageLimits } from '@enlace/contract/questions/limits.ts'
import { messageFileTexts, questionTexts } from '@enlace/contract/questions/texts.ts'
import { FileInput } from '@enlace/ui/file-input.tsx'
import { fileSizeText } from '../document/file-size.ts'
import type { MessageFiles } from './use-message-files.ts'

type MessageFilesInputProps = {
  label: string
  chosen: MessageFiles
  /** What the server said of them. */
  error?: string | undefined
  /** How much has gone, from 0 to 1; nothing while nothing is sent. */
  progress?: number | undefined
  disabled?: boolean
}

const { count, bytes } = messageLimits.files
const words = {
  ...messageFileTexts,
  remove: (name: string) => fill(messageFileTexts.remove, { name }),
  sending: (name: string) => fill(messageFileTexts.sending, { name }),
  size: fileSizeText,
}

/** Files that go with a message or an act: chosen, dropped or photographed. */
export function MessageFilesInput({
  label,
  chosen,
  error,
  progress,
  disabled = false,
}: MessageFilesInputProps) {
  return (
    <FileInput
      label={label}
      hint={fill(questionTexts.filesHint, { n: count, megabytes: bytes / 1024 / 1024 })}
      error={error}
      isMultiple
      disabled={disabled}
      accept=".pdf,.jpg,.jpeg,.png,.xml,application/pdf,image/jpeg,image/png,application/xml,text/xml"
      files={[...chosen.files]}
      onChange={chosen.change}
      faultOf={chosen.faultOf}
      {...(progress !== undefined && { progressOf: () => progress })}
      texts={words}
    />
  )
}
