import { fill } from '@enlace/contract/core/fill.ts'
import { documentFilesTexts as fileTexts } from '@enlace/contract/documents/attachments/desk/texts.ts'
import { relatedTexts } from '@enlace/contract/documents/related/texts.ts'
import type { CompanyContractDetail } from '@enlace/contract/supplier-contracts/company/schemas.ts'
import { companyContractsTexts as texts } from '@enlace/contract/supplier-contracts/company/texts.ts'
import { Actions } from '@enlace/ui/actions.tsx'
import { Button } from '@enlace/ui/button.tsx'
import type { Column } from '@enlace/ui/core/columns.ts'
import { closeIcon, downloadIcon } from '@enlace/ui/core/icons.ts'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { IconButton } from '@enlace/ui/icon-button.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { tableTexts } from '@enlace/contract/core/list/texts.ts'
import { fileSizeText } from '@enlace/web/document/file-size.ts'
import { showInstant } from '@enlace/web/document/shown.ts'
import { useState } from 'react'
import { DecisionDialog } from '../../../core/desk/decision-dialog.tsx'
import type { ContractActs } from './actions.ts'
import styles from './company-contracts.module.css'
import { AddFilesDialog } from '../../../core/documents/files/add-files-dialog.tsx'

type ContractFile = CompanyContractDetail['archivos'][number]

type FilesPanelProps = Pick<ContractActs, 'onAdd' | 'onWithdraw' | 'onDownload'> & {
  contract: CompanyContractDetail
  mayWrite: boolean
}

/** The files of a contract; what the company added it may take back. */
export function FilesPanel({ contract, mayWrite, onAdd, onWithdraw, onDownload }: FilesPanelProps) {
  const [isAdding, setIsAdding] = useState(false)
  const [leaving, setLeaving] = useState<ContractFile>()
  const { archivos } = contract
  return (
    <Panel
      title={texts.files}
      isFlush={archivos.length > 0}
      actions={mayWrite && <Button onClick={() => setIsAdding(true)}>{fileTexts.add}</Button>}
    >
      {archivos.length === 0 ? (
        <p>{texts.noFiles}</p>
      ) : (
        <DataTable
          caption={texts.files}
          columns={columnsOf({ mayWrite, onDownload, onLeave: setLeaving })}
          rows={archivos}
          rowKey={({ id }) => id}
          empty={null}
          texts={tableTexts}
        />
      )}
      {isAdding && (
        <AddFilesDialog
          document={fill(relatedTexts['supplier-contracts'], { numero: contract.contrato })}
          onAdd={onAdd}
          onClose={() => setIsAdding(false)}
        />
      )}
      {leaving && (
        <DecisionDialog
          decision={{
            title: fill(fileTexts.withdrawTitle, { name: leaving.name }),
            intro: fileTexts.withdrawIntro,
            confirm: fileTexts.confirmWithdraw,
            isDanger: true,
            fields: [{ name: 'motivo', label: fileTexts.withdrawReason, kind: 'lines', isRequired: true }],
            draft: `contract-file:${leaving.id}`,
            done: fill(fileTexts.withdrawn, { name: leaving.name }),
            onDecide: ({ motivo = '' }) => onWithdraw(leaving.id, motivo),
          }}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </Panel>
  )
}

type RowActs = {
  mayWrite: boolean
  onDownload: (id: string) => void
  onLeave: (file: ContractFile) => void
}

const columnsOf = ({ mayWrite, onDownload, onLeave }: RowActs): readonly Column<ContractFile>[] => [
  {
    id: 'nombre',
    header: texts.files,
    card: 'number',
    cell: ({ name, description }) => (
      <span className={styles.name}>{description === null ? name : `${name} · ${description}`}</span>
    ),
  },
  { id: 'origen', header: texts.fileFrom, card: 'text', cell: originOf },
  {
    id: 'fecha',
    header: texts.fileAt,
    card: 'date',
    cell: ({ at, size }) => `${showInstant(at)} · ${fileSizeText(size)}`,
  },
  {
    id: 'acts',
    header: texts.acts,
    align: 'end',
    card: 'status',
    cell: (file) => (
      <Actions>
        <IconButton
          icon={downloadIcon}
          label={fill(texts.download, { name: file.name })}
          onClick={() => onDownload(file.id)}
        />
        {mayWrite && file.origin === 'compania' && (
          <IconButton
            icon={closeIcon}
            label={fill(fileTexts.withdraw, { name: file.name })}
            onClick={() => onLeave(file)}
          />
        )}
      </Actions>
    ),
  },
]

function originOf({ origin, actor }: ContractFile): string {
  const origen =
    origin === 'proveedor' ? texts.fileSupplier : origin === 'compania' ? texts.fileCompany : texts.fileLoad
  return actor === '' ? origen : fill(texts.fileBy, { origen, quien: actor })
}
