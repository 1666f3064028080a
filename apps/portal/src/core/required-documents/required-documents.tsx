import { lazyPart } from '@enlace/ui/core/lazy-part.tsx'
import { fill } from '@enlace/contract/core/fill.ts'
import { tableTexts } from '@enlace/contract/core/list/texts.ts'
import type {
  RequiredDocument,
  RequiredDocuments as Answer,
} from '@enlace/contract/required-documents/schemas.ts'
import { requiredDocumentTexts as texts } from '@enlace/contract/required-documents/texts.ts'
import { uploadTexts } from '@enlace/contract/core/uploads/texts.ts'
import { documentIcon } from '@enlace/ui/core/icons.ts'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { EmptyState } from '@enlace/ui/empty-state.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { TransferProgress } from '../upload/transfer-progress.tsx'
import { columnsOf } from './columns.tsx'
import { Completeness } from './completeness.tsx'
import type { DocumentDesk } from './desk.ts'
import { inPressingOrder } from './words.ts'

const UploadDialog = lazyPart(async () => (await import('./upload-dialog.tsx')).UploadDialog)
const VersionsDialog = lazyPart(async () => (await import('./versions-dialog.tsx')).VersionsDialog)

type RequiredDocumentsProps = {
  documents: Answer
  company: string
  desk: DocumentDesk
  offline: { disabled?: true; title?: string }
}

/** What a company asks of its supplier, or for a contract: how complete it is, what each document needs, what is on its way. */
export function RequiredDocuments({ documents, company, desk, offline }: RequiredDocumentsProps) {
  const { contrato, documentos, progreso, puede_subir } = documents
  const [open, setOpen] = useState<{ dialog: 'upload' | 'versions'; id: string }>()
  const [begun, setBegun] = useState(0)
  const rows = useMemo(() => inPressingOrder(documentos), [documentos])
  const isOfContract = contrato !== null
  const columns = columnsOf({
    isOfContract,
    maySend: puede_subir,
    offline,
    isBusy: ({ id }) => desk.transfers.some(({ subject }) => subject.split(' ')[0] === id),
    onSend: ({ id }) => setOpen({ dialog: 'upload', id }),
    onVersions: ({ id }) => setOpen({ dialog: 'versions', id }),
    onTemplate: ({ id }) => desk.downloadTemplate(id),
  })
  if (documentos.length === 0) return <NothingAsked isOfContract={isOfContract} />
  const intro = isOfContract
    ? fill(texts.introContract, { company, contrato: contrato.nro_contrato })
    : fill(texts.intro, { company })
  const chosen = documentos.find(({ id }) => id === open?.id)
  return (
    <Stack gap="regular">
      <Panel>
        <Completeness progress={progreso} intro={intro} />
      </Panel>
      <OnTheWay desk={desk} begun={begun} />
      <Panel title={texts.list} isFlush>
        <DataTable
          caption={texts.list}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          texts={tableTexts}
        />
      </Panel>
      <Suspense>
        <Dialogs
          {...{ open, chosen, desk }}
          onBegun={() => setBegun((before) => before + 1)}
          onClose={() => setOpen(undefined)}
        />
      </Suspense>
    </Stack>
  )
}

type DialogsProps = {
  open: { dialog: 'upload' | 'versions' } | undefined
  chosen: RequiredDocument | undefined
  desk: DocumentDesk
  onBegun: () => void
  onClose: () => void
}

/** The two dialogs, once one of them was asked for; what was chosen in one stays when it is closed. */
function Dialogs({ open, chosen, desk, onBegun, onClose }: DialogsProps) {
  const [last, setLast] = useState(chosen)
  if (chosen !== undefined && chosen !== last) setLast(chosen)
  const document = chosen ?? last
  if (document === undefined) return null
  return (
    <>
      <UploadDialog
        key={document.id}
        document={document}
        isOpen={open?.dialog === 'upload'}
        onSend={(file, days) => {
          desk.send(document, file, days)
          onClose()
          onBegun()
        }}
        onTemplate={() => desk.downloadTemplate(document.id)}
        onClose={onClose}
      />
      <VersionsDialog
        document={document}
        isOpen={open?.dialog === 'versions'}
        onDownload={desk.downloadVersion}
        onClose={onClose}
      />
    </>
  )
}

/** The files on their way; one that has just begun comes into view, and to the reader. */
function OnTheWay({ desk: { transfers, pause, goOn, drop }, begun }: { desk: DocumentDesk; begun: number }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (begun > 0) place.current?.focus()
  }, [begun])
  if (transfers.length === 0) return null
  return (
    <div ref={place} tabIndex={-1}>
      <Panel title={uploadTexts.title}>
        {transfers.map((transfer) => (
          <TransferProgress
            key={transfer.id}
            transfer={transfer}
            about={transfer.fields['documento'] ?? transfer.name}
            onPause={() => pause(transfer.id)}
            onGoOn={() => goOn(transfer.id)}
            onDrop={() => drop(transfer.id)}
          />
        ))}
      </Panel>
    </div>
  )
}

function NothingAsked({ isOfContract }: { isOfContract: boolean }) {
  return (
    <EmptyState icon={documentIcon} title={isOfContract ? texts.emptyContract : texts.empty}>
      {isOfContract ? texts.emptyContractText : texts.emptyText}
    </EmptyState>
  )
}
