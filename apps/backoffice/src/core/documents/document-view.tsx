import { attachmentTexts } from '@enlace/contract/documents/attachments/texts.ts'
import type { DocumentDescription, DocumentFields } from '@enlace/contract/documents/description.ts'
import { deskDocumentTexts as texts } from '@enlace/contract/documents/desk/texts.ts'
import { historyTexts } from '@enlace/contract/documents/history/texts.ts'
import { linesTexts } from '@enlace/contract/documents/lines-texts.ts'
import { documentTexts } from '@enlace/contract/documents/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { pdfButtonTexts } from '@enlace/contract/papers/texts.ts'
import { formatWholeNit } from '@enlace/domain/nit.ts'
import { Actions } from '@enlace/ui/actions.tsx'
import { Breadcrumb } from '@enlace/ui/breadcrumb.tsx'
import { DefinitionList } from '@enlace/ui/definition-list.tsx'
import { Link } from '@enlace/ui/link.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { DocumentStateChip } from '@enlace/web/document/document-state-chip.tsx'
import { type DocumentTab, DocumentTabs } from '@enlace/web/document/document-tabs.tsx'
import { type DocumentFileCall, DownloadButton } from '@enlace/web/document/download-button.tsx'
import { fieldCell } from '@enlace/web/document/fields/field-cell.tsx'
import { pageValues } from '@enlace/web/document/fields/page-values.tsx'
import { DocumentHistory } from '@enlace/web/document/page/document-history.tsx'
import { RelatedDocuments } from '@enlace/web/document/page/related-documents.tsx'
import type { ReactNode } from 'react'
import { type FileActs, FilesTab } from './files/files-tab.tsx'
import { paths } from '../paths.ts'
import { DeskLines } from './desk-lines.tsx'
import { documentPlaces } from './document-places.ts'
import { DocumentThreads } from './document-threads.tsx'
import styles from './document-view.module.css'
import type { ReadDocument } from './read-document.ts'
import { SeenPanel } from './seen-panel.tsx'

export type DocumentViewProps = {
  description: DocumentDescription
  calls: { paper: DocumentFileCall; lines?: DocumentFileCall }
  title: string
  list: { label: string; href: string }
  document: ReadDocument
  own: Readonly<Record<string, ReactNode>> | undefined
  fileActs: FileActs | undefined
}

/** One document of a supplier: what the supplier sees of it, and whether it has looked. */
export function DocumentView(props: DocumentViewProps) {
  const { description, calls, title, list, document, own } = props
  const { id, estado, proveedor, nit, proveedor_id } = document
  // There is no workbook of no lines.
  const lines = document.lines.length > 0 ? calls.lines : undefined
  return (
    <Stack gap="large">
      <Breadcrumb label={documentTexts.breadcrumb} items={[list, { label: title }]} />
      <PageHeading
        title={title}
        description={
          <>
            <Link href={paths.supplier({ id: proveedor_id })}>{proveedor}</Link> ·{' '}
            {fill(texts.ofSupplier, { nit: formatWholeNit(nit) })}
          </>
        }
        status={<DocumentStateChip owner={description.states} state={estado} />}
        actions={
          <Actions>
            <DownloadButton label={pdfButtonTexts.download} id={id} loadCall={async () => calls.paper} />
            {lines && <DownloadButton label={linesTexts.xlsx} id={id} loadCall={async () => lines} />}
          </Actions>
        }
      />
      <div className={styles.columns}>
        <Panel title={texts.facts}>
          <DefinitionList items={factsOf(description, document, own)} />
        </Panel>
        <SeenPanel at={document.visto_at} by={document.visto_por} />
      </div>
      <DocumentTabs tabs={partsOf(props)} />
    </Stack>
  )
}

/** The amount, the facts of the supplier's page, and what else is known of it. */
function factsOf(
  description: DocumentDescription,
  document: ReadDocument,
  own: DocumentViewProps['own'],
): { label: string; value: ReactNode }[] {
  const { amount, fields, more, page, states } = description
  const values: Readonly<Record<string, unknown>> = { ...document }
  const { moneda } = document
  const { detail, label = '' } = fields[amount] ?? {}
  const others: DocumentFields = Object.fromEntries(
    Object.entries(more).filter(
      ([name, field]) =>
        field.label !== undefined &&
        field.type !== 'derived' &&
        field.type !== 'instant?' &&
        values[name] !== null &&
        !page.includes(name),
    ),
  )
  return [
    {
      label: detail ?? label,
      value: fieldCell({ type: 'money', isStrong: true }, values[amount], { moneda }),
    },
    ...pageValues(description, document, own),
    ...Object.entries(others).map(([name, field]) => ({
      label: field.label ?? '',
      value: fieldCell(field, values[name], { moneda, states }),
    })),
  ]
}

/** The parts of a document: its lines, what belongs with it, what was asked, what happened, and its files. */
function partsOf({ description, document, title, fileActs }: DocumentViewProps): DocumentTab[] {
  const { kind } = description
  const { lines, related, consultas, history, attachments, moneda } = document
  const hasLines = Object.keys(description.lines).length > 0
  return [
    ...(hasLines
      ? [
          {
            id: 'lineas',
            label: texts.lines,
            count: lines.length,
            content: <DeskLines {...{ description, document }} />,
          },
        ]
      : []),
    {
      id: 'relacionados',
      label: texts.related,
      count: related.length,
      content: (
        <RelatedDocuments related={related} hrefOf={(other, id) => documentPlaces[other].one({ id })} />
      ),
    },
    {
      id: 'consultas',
      label: texts.questions,
      count: consultas.length,
      content: <DocumentThreads threads={consultas} />,
    },
    {
      id: 'historial',
      label: historyTexts.title,
      content: <DocumentHistory kind={kind} events={history} moneda={moneda} />,
    },
    {
      id: 'archivos',
      label: attachmentTexts.title,
      count: attachments.length,
      content: <FilesTab document={title} files={attachments} acts={fileActs} />,
    },
  ]
}
