import type { downloadDocumentFile } from '@enlace/contract/documents/attachments/calls.ts'
import { Button } from '@enlace/ui/button.tsx'
import { downloadIcon } from '@enlace/ui/core/icons.ts'
import { useState } from 'react'
import { useNeedsServer } from '../connection.ts'

/** A call that delivers a file of one document. */
export type DocumentFileCall = typeof downloadDocumentFile

type DownloadButtonProps = {
  label: string
  /** The document's id. */
  id: string
  /** The call, which comes with the first click. */
  loadCall: () => Promise<DocumentFileCall>
}

/** Gets a file that is made of a document to the person. */
export function DownloadButton({ label, id, loadCall }: DownloadButtonProps) {
  const [isBusy, setBusy] = useState(false)
  const offline = useNeedsServer()
  const handleClick = async () => {
    setBusy(true)
    try {
      const [{ download }, call] = await Promise.all([import('../http/download.ts'), loadCall()])
      await download(call, { params: { id } })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button {...offline} icon={downloadIcon} isBusy={isBusy} onClick={() => void handleClick()}>
      {label}
    </Button>
  )
}
