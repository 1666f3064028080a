import { type DocumentDescription, numberOf } from '@enlace/contract/documents/description.ts'
import { linesTexts } from '@enlace/contract/documents/lines-texts.ts'
import { documentTexts as texts } from '@enlace/contract/documents/texts.ts'
import { Actions } from '@enlace/ui/actions.tsx'
import { Breadcrumb } from '@enlace/ui/breadcrumb.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { printIcon } from '@enlace/ui/core/icons.ts'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { DownloadButton, type DocumentFileCall } from '@enlace/web/document/download-button.tsx'
import { DocumentStateChip } from '@enlace/web/document/document-state-chip.tsx'
import type { ReactNode } from 'react'
import { PdfButton } from '../../papers/pdf-button.tsx'
import { AskAboutDocument } from '../../questions/ask-about-document.tsx'
import styles from './document-page.module.css'
import type { DocumentViewProps } from '../document-route.tsx'
import { fieldCell } from '@enlace/web/document/fields/field-cell.tsx'
import { PrintHead } from './print-head.tsx'

type DocumentPageProps = Pick<DocumentViewProps<unknown>, 'place'> & {
  description: Pick<DocumentDescription, 'kind' | 'states' | 'number' | 'amount' | 'fields'>
  document: { id: string; moneda: string; estado: string }
  /** What the amount is called, if its field does not say it. */
  amountLabel?: string
  /** The call for a workbook of its lines. */
  loadLines?: (() => Promise<DocumentFileCall>) | false
  /** What else can be done with the document. */
  downloads?: ReactNode
  children: ReactNode
}

/** The frame of every document's page: where it stands, its number, state and amount, then what belongs to it. */
export function DocumentPage({
  place: { title, list },
  description,
  document,
  amountLabel,
  loadLines,
  downloads,
  children,
}: DocumentPageProps) {
  const { kind, states, fields, amount } = description
  const { id, estado, moneda } = document
  const values: Readonly<Record<string, unknown>> = { ...document }
  const field = fields[amount]
  return (
    <Stack gap="large">
      <PrintHead />
      <Stack gap="small">
        <Breadcrumb label={texts.breadcrumb} items={[list, { label: title }]} />
        <PageHeading
          title={title}
          status={<DocumentStateChip owner={states} state={estado} />}
          figure={
            <dl className={styles.amount}>
              <dt>{amountLabel ?? field?.detail ?? field?.label}</dt>
              <dd>{fieldCell({ type: 'money' }, values[amount], { moneda })}</dd>
            </dl>
          }
          actions={
            <Actions>
              <PdfButton kind={kind} id={id} />
              {loadLines && <DownloadButton label={linesTexts.xlsx} id={id} loadCall={loadLines} />}
              {downloads}
              <Button icon={printIcon} onClick={() => window.print()}>
                {texts.print}
              </Button>
              <AskAboutDocument kind={kind} id={id} numero={numberOf(description, document)} />
            </Actions>
          }
        />
      </Stack>
      {children}
    </Stack>
  )
}

/** Parts of a document side by side, one under the other where there is no room. */
export function DocumentColumns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>
}
