import { backofficeTexts } from '@enlace/contract/backoffice/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { tableTexts } from '@enlace/contract/core/list/texts.ts'
import type { InvoiceBatch, InvoiceBatches, KeptFormat } from '@enlace/contract/invoice-batches/schemas.ts'
import { batchStarts } from '@enlace/contract/invoice-batches/starting-formats.ts'
import {
  batchRowTexts,
  batchStartTexts,
  invoiceBatchTexts as texts,
} from '@enlace/contract/invoice-batches/texts.ts'
import { formatDate } from '@enlace/domain/calendar-date.ts'
import { Banner } from '@enlace/ui/banner.tsx'
import { Button } from '@enlace/ui/button.tsx'
import type { Column } from '@enlace/ui/core/columns.ts'
import { closeIcon } from '@enlace/ui/core/icons.ts'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { EmptyState } from '@enlace/ui/empty-state.tsx'
import { IconButton } from '@enlace/ui/icon-button.tsx'
import { Menu } from '@enlace/ui/menu.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Quiet } from '@enlace/ui/quiet.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { batchColumns } from './columns.tsx'
import { Values } from './values.tsx'

type InvoiceBatchesViewProps = {
  batches: InvoiceBatches
  mayWrite: boolean
  formatHref: (id: string) => string
  onMake: () => void
  onDownload: (id: string) => void
  onUndo: (batch: InvoiceBatch) => void
  onRemove: (format: KeptFormat) => void
}

/** What waits for its delivery to the ERP, the files that were made, and the formats. */
export function InvoiceBatchesView(props: InvoiceBatchesViewProps) {
  const { batches, mayWrite, onMake, onDownload, onUndo } = props
  const { pendientes, archivos, formatos } = batches
  const make = mayWrite && pendientes.facturas > 0 && formatos.length > 0 && (
    <Button variant="primary" onClick={onMake}>
      {texts.make}
    </Button>
  )
  return (
    <Stack gap="large">
      <PageHeading title={texts.title} description={texts.description} actions={make} />
      {!mayWrite && <Banner kind="info">{backofficeTexts.readOnly}</Banner>}
      <Panel title={texts.pending}>
        {pendientes.facturas === 0 ? (
          <p>{texts.pendingNone}</p>
        ) : (
          <Stack gap="small">
            <strong>{fill(texts.count, { n: pendientes.facturas })}</strong>
            <Values values={pendientes.valores} />
            {pendientes.desde !== null && (
              <Quiet isSmall>{fill(texts.pendingSince, { fecha: formatDate(pendientes.desde) })}</Quiet>
            )}
          </Stack>
        )}
      </Panel>
      <FormatsPanel {...props} />
      <Panel title={texts.files}>
        {archivos.length === 0 ? (
          <EmptyState title={texts.noFiles}>{texts.noFilesHint}</EmptyState>
        ) : (
          <DataTable
            caption={texts.files}
            columns={batchColumns({ mayWrite, onDownload, onUndo })}
            rows={archivos}
            rowKey={({ id }) => id}
            texts={tableTexts}
          />
        )}
      </Panel>
    </Stack>
  )
}

function FormatsPanel({ batches, mayWrite, formatHref, onRemove }: InvoiceBatchesViewProps) {
  const { formatos } = batches
  const add = mayWrite && (
    <Menu
      isFramed
      trigger={texts.newFormat}
      items={batchStarts.map((start) => ({
        id: start,
        label: batchStartTexts[start],
        href: formatHref(start),
      }))}
    />
  )
  return (
    <Panel title={texts.formats} actions={formatos.length > 0 && add}>
      {formatos.length === 0 ? (
        <EmptyState title={texts.noFormats} action={add}>
          {texts.noFormatsHint}
        </EmptyState>
      ) : (
        <DataTable
          caption={texts.formats}
          columns={formatColumns(mayWrite, onRemove)}
          rows={formatos}
          rowKey={({ id }) => id}
          rowHref={({ id }) => formatHref(id)}
          texts={tableTexts}
        />
      )}
    </Panel>
  )
}

const formatColumns = (
  mayWrite: boolean,
  onRemove: (format: KeptFormat) => void,
): readonly Column<KeptFormat>[] => [
  { id: 'nombre', header: texts.format, card: 'number', cell: ({ formato }) => formato.nombre },
  {
    id: 'columnas',
    header: texts.contents,
    card: 'text',
    cell: ({ formato: { filas, columnas } }) =>
      fill(texts.rowsOf, { filas: batchRowTexts[filas], columnas: columnas.length }),
  },
  {
    id: 'eliminar',
    header: texts.acts,
    card: 'status',
    cell: (format) =>
      mayWrite && (
        <IconButton
          icon={closeIcon}
          label={fill(texts.removeTitle, { nombre: format.formato.nombre })}
          onClick={() => onRemove(format)}
        />
      ),
  },
]
