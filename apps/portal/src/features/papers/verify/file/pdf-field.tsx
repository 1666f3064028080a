import { fill } from '@enlace/contract/core/fill.ts'
import { checkedFileTexts, fileCheckTexts as texts } from '@enlace/contract/papers/verify/texts.ts'
import { FileInput } from '@enlace/ui/file-input.tsx'
import { useRef, useState } from 'react'
import { fileSizeText } from '@enlace/web/document/file-size.ts'
import { fingerprintOf } from './fingerprint.ts'

type PdfFieldProps = {
  label: string
  hint: string
  /** What is done with the fingerprint of a file that was chosen; the file itself goes nowhere. */
  onFingerprint: (sha256: string, file: File) => void | Promise<void>
  /** The file was taken out, or another is being read. */
  onReset: () => void
}

const words = {
  ...checkedFileTexts,
  remove: (name: string) => fill(checkedFileTexts.remove, { name }),
  sending: (name: string) => fill(checkedFileTexts.sending, { name }),
  size: fileSizeText,
}

/** A PDF of which the browser makes the fingerprint, and why it cannot where it cannot. */
export function PdfField({ label, hint, onFingerprint, onReset }: PdfFieldProps) {
  const [file, setFile] = useState<File>()
  const [fault, setFault] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const turn = useRef(0)
  const handleChange = async ([next]: File[]) => {
    const own = ++turn.current
    setFile(next)
    setFault(undefined)
    onReset()
    if (!next) return
    setBusy(true)
    const read = await fingerprintOf(next)
    // Another file was chosen meanwhile.
    if (own !== turn.current) return
    if ('fault' in read) setFault(fill(texts[read.fault], { name: next.name }))
    else await onFingerprint(read.sha256, next)
    if (own === turn.current) setBusy(false)
  }
  return (
    <>
      <FileInput
        label={label}
        hint={hint}
        error={fault}
        accept="application/pdf,.pdf"
        files={file ? [file] : []}
        onChange={(files) => void handleChange(files)}
        texts={words}
      />
      {isBusy && !fault && <p role="status">{texts.working}</p>}
    </>
  )
}
