import { fill } from '@enlace/contract/core/fill.ts'
import { tableTexts } from '@enlace/contract/core/list/texts.ts'
import type { BillableLine, BillableOrder } from '@enlace/contract/invoices/from-order/schemas.ts'
import { supportingFormTexts } from '@enlace/contract/invoices/supporting/texts.ts'
import { billableOrderTexts as texts } from '@enlace/contract/invoices/from-order/texts.ts'
import { formatDate } from '@enlace/domain/calendar-date.ts'
import { formatQuantity } from '@enlace/domain/decimal.ts'
import { ButtonLink } from '@enlace/ui/button-link.tsx'
import type { Column } from '@enlace/ui/core/columns.ts'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { DefinitionList } from '@enlace/ui/definition-list.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Row } from '@enlace/ui/row.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { Amount } from '@enlace/web/document/amount.tsx'
import { showText } from '@enlace/web/document/shown.ts'
import { UnitPrice } from '@enlace/web/document/unit-price.tsx'
import { newSupportingPlace } from '../../../core/invoices/new-document.ts'
import { paths } from '../../../core/paths.ts'
import styles from '../intake/intake.module.css'

type BillablePanelProps = {
  order: BillableOrder
  /** Whether the supplier may bill it with a cuenta de cobro. */
  maySendSupporting: boolean
}

/** What the invoice of an order should say: the order's number, its lines to be invoiced, and their value. */
export function BillablePanel({ order, maySendSupporting }: BillablePanelProps) {
  const { id, numero, fecha, entradas, lineas, moneda, valor } = order
  return (
    <Panel
      title={texts.title}
      actions={
        <Row>
          {maySendSupporting && lineas.length > 0 && (
            <ButtonLink variant="primary" href={newSupportingPlace(id)}>
              {supportingFormTexts.createFromOrder}
            </ButtonLink>
          )}
          <ButtonLink href={paths.invoices()}>{texts.other}</ButtonLink>
        </Row>
      }
    >
      <Stack>
        <DefinitionList
          items={[
            {
              label: texts.reference,
              value: (
                <>
                  <strong>{numero}</strong>
                  <p className={styles.soft}>{texts.referenceHint}</p>
                </>
              ),
            },
            { label: texts.day, value: formatDate(fecha) },
            ...(entradas.length > 0
              ? [
                  {
                    label: texts.entries,
                    value: entradas.map((entry) => (
                      <div key={entry.id}>
                        {fill(texts.entry, { numero: entry.numero, fecha: formatDate(entry.fecha) })}
                      </div>
                    )),
                  },
                ]
              : []),
            { label: texts.total, value: <Amount value={valor} moneda={moneda} isStrong /> },
          ]}
        />
        {lineas.length === 0 ? (
          <p>{texts.nothing}</p>
        ) : (
          <DataTable
            caption={texts.lines}
            columns={columnsIn(moneda)}
            rows={lineas}
            rowKey={({ linea }) => linea}
            texts={tableTexts}
          />
        )}
      </Stack>
    </Panel>
  )
}

function columnsIn(moneda: string): readonly Column<BillableLine>[] {
  return [
    { id: 'linea', header: texts.number, card: 'text', cell: ({ linea }) => linea },
    { id: 'item', header: texts.item, priority: 3, cell: ({ item }) => item },
    {
      id: 'descripcion',
      header: texts.description,
      card: 'number',
      cell: (line) => (
        <>
          {line.descripcion}
          <p className={styles.soft}>{standingOf(line)}</p>
        </>
      ),
    },
    {
      id: 'cantidad',
      header: texts.quantity,
      align: 'end',
      card: 'count',
      cell: ({ cantidad }) => formatQuantity(cantidad),
    },
    { id: 'unidad', header: texts.unit, priority: 4, cell: ({ unidad }) => showText(unidad) },
    {
      id: 'precio',
      header: texts.price,
      align: 'end',
      cell: ({ precio }) => <UnitPrice value={precio} moneda={moneda} />,
    },
    {
      id: 'valor',
      header: texts.value,
      align: 'end',
      card: 'date',
      cell: ({ valor }) => <Amount value={valor} moneda={moneda} />,
    },
  ]
}

/** What is still to be invoiced of a line, and whether it was received. */
function standingOf({ pendiente, recibida }: BillableLine): string {
  const pending = fill(texts.pending, { pendiente: formatQuantity(pendiente) })
  const entry =
    recibida === '0' ? texts.notReceived : fill(texts.received, { recibida: formatQuantity(recibida) })
  return `${pending} · ${entry}`
}
