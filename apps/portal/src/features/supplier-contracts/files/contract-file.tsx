import { downloadIcon } from '@enlace/ui/core/icons.ts'
import { IconButton } from '@enlace/ui/icon-button.tsx'
import { DownloadButton } from '@enlace/web/document/download-button.tsx'
import { useNeedsServer } from '@enlace/web/connection.ts'

type ContractFileProps = { id: string; label: string }

const loadCall = async () =>
  (await import('@enlace/contract/documents/attachments/calls.ts')).downloadDocumentFile

/** Gets a file of a contract to the person: the signed contract itself. */
export function ContractFile({ id, label }: ContractFileProps) {
  return <DownloadButton id={id} label={label} loadCall={loadCall} />
}

/** The same within a row of a table. */
export function RowFile({ id, label }: ContractFileProps) {
  const offline = useNeedsServer()
  const handleClick = async () => {
    const [{ download }, call] = await Promise.all([import('@enlace/web/http/download.ts'), loadCall()])
    await download(call, { params: { id } })
  }
  return <IconButton {...offline} icon={downloadIcon} label={label} onClick={() => void handleClick()} />
}
