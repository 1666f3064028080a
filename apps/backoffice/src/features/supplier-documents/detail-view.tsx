import { relatedTexts } from '@enlace/contract/documents/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { tableTexts } from '@enlace/contract/core/list/texts.ts'
import type { RelatedDocument } from '@enlace/contract/documents/related.ts'
import {
  type SupplierDocument,
  type SupplierDocumentKind,
  supplierDocumentKinds,
} from '@enlace/contract/supplier-documents/schemas.ts'
import { supplierDocumentsTexts as texts } from '@enlace/contract/supplier-documents/texts.ts'
import { formatWholeNit } from '@enlace/domain/nit.ts'
import { Banner } from '@enlace/ui/banner.tsx'
import { Breadcrumb } from '@enlace/ui/breadcrumb.tsx'
import type { Column } from '@enlace/ui/core/columns.ts'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { DefinitionList } from '@enlace/ui/definition-list.tsx'
import { Link } from '@enlace/ui/link.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { TotalsBox } from '@enlace/ui/totals-box.tsx'
import { Amount } from '@enlace/web/document/amount.tsx'
import { stateOwners } from '@enlace/web/document/field-value.ts'
import { showDay } from '@enlace/web/document/shown.ts'
import { StateChip } from '@enlace/web/document/state-chip.tsx'

type DocumentViewProps = {
  document: SupplierDocument
  links: {
    supplier: string
    list: string
    document: (kind: SupplierDocumentKind, id: string) => string
  }
}

/** One document of a supplier as its paper says it, with the way to what belongs with it. */
export function DocumentView({ document, links }: DocumentViewProps) {
  const { kind, numero, proveedor, estado, cifra, aviso, datos, sucursal, totales } = document
  const title = fill(relatedTexts[kind], { numero })
  return (
    <Stack gap="large">
      <Breadcrumb
        label={texts.breadcrumb}
        items={[
          { label: proveedor.nombre, href: links.supplier },
          { label: texts.kindNames[kind], href: links.list },
          { label: numero },
        ]}
      />
      <PageHeading
        title={title}
        description={`${proveedor.nombre} · NIT ${formatWholeNit(proveedor.nit)} · ${estado}`}
      />
      {aviso !== null && <Banner kind="warning">{aviso}</Banner>}
      <Panel title={texts.facts}>
        <DefinitionList items={[cifra, { label: texts.branch, value: sucursal }, ...datos]} />
      </Panel>
      {document.tablas.map((table) => (
        <Panel key={table.titulo} title={table.titulo}>
          {table.nota !== null && <p>{table.nota}</p>}
          <Rows table={table} />
        </Panel>
      ))}
      {totales.length > 0 && (
        <Panel title={texts.totals}>
          <TotalsBox rows={totales} />
        </Panel>
      )}
      {document.observaciones.map(({ titulo, texto }) => (
        <Panel key={titulo} title={titulo}>
          <p>{texto}</p>
        </Panel>
      ))}
      <Panel title={texts.related}>
        <Related document={document} documentHref={links.document} />
      </Panel>
    </Stack>
  )
}

function Rows({ table }: { table: SupplierDocument['tablas'][number] }) {
  if (table.filas.length === 0) return <p>{table.vacia}</p>
  const rows = table.filas.map((cells, at) => ({ at, cells }))
  return (
    <DataTable
      caption={table.titulo}
      columns={table.columnas.map(({ titulo, isFigure }, place) => ({
        id: String(place),
        header: titulo,
        ...(isFigure && { align: 'end' as const }), // the other way is the table's own
        card: place === 0 ? ('number' as const) : ('text' as const), // likewise
        cell: ({ cells }: (typeof rows)[number]) => cells[place] ?? '',
      }))}
      rows={rows}
      rowKey={({ at }) => at}
      texts={tableTexts}
    />
  )
}

type RelatedProps = { document: SupplierDocument; documentHref: DocumentViewProps['links']['document'] }

function Related({ document: { relacionados }, documentHref }: RelatedProps) {
  if (relacionados.length === 0) return <p>{texts.noRelated}</p>
  return (
    <DataTable
      caption={texts.related}
      columns={relatedColumns(documentHref)}
      rows={relacionados}
      rowKey={({ kind, id }) => `${kind} ${id}`}
      texts={tableTexts}
    />
  )
}

function relatedColumns(hrefOf: RelatedProps['documentHref']): readonly Column<RelatedDocument>[] {
  return [
    {
      id: 'numero',
      header: texts.document,
      card: 'number',
      cell: ({ kind, id, numero }) => {
        const own = supplierDocumentKinds.find((one) => one === kind)
        const name = fill(relatedTexts[kind], { numero })
        return own === undefined ? name : <Link href={hrefOf(own, id)}>{name}</Link>
      },
    },
    { id: 'fecha', header: texts.fecha, card: 'date', cell: ({ fecha }) => showDay(fecha) },
    {
      id: 'valor',
      header: texts.valor,
      align: 'end',
      card: 'amount',
      cell: ({ valor, moneda }) => <Amount value={valor} moneda={moneda} />,
    },
    {
      id: 'estado',
      header: texts.estado,
      card: 'status',
      cell: ({ kind, estado }) => <StateChip owner={stateOwners[kind]} state={estado} />,
    },
  ]
}
