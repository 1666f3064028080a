import { fill } from '@enlace/contract/core/fill.ts'
import { tableTexts } from '@enlace/contract/core/list/texts.ts'
import type { InvoiceMatch, MatchedDocument, MatchedLine } from '@enlace/contract/invoices/match-schemas.ts'
import { matchResultTexts, matchScreenTexts as texts } from '@enlace/contract/invoices/screen-texts.ts'
import { formatDate } from '@enlace/domain/calendar-date.ts'
import { formatQuantity } from '@enlace/domain/decimal.ts'
import type { Column } from '@enlace/ui/core/columns.ts'
import type { Tone } from '@enlace/ui/core/tone.ts'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { DefinitionList } from '@enlace/ui/definition-list.tsx'
import { Link } from '@enlace/ui/link.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { StatusChip } from '@enlace/ui/status-chip.tsx'
import type { ReactNode } from 'react'
import { UnitPrice } from '../document/unit-price.tsx'
import styles from './invoices.module.css'

const tones: Readonly<Record<keyof typeof matchResultTexts, Tone>> = {
  cuadra: 'good',
  dentro_de_tolerancia: 'good',
  difiere: 'bad',
  sin_orden: 'neutral',
  sin_linea: 'warning',
}

/** How well an invoice fits its order, in a word; nothing where that is not known. */
export function MatchChip({ result }: { result: keyof typeof matchResultTexts | null }) {
  return result && <StatusChip tone={tones[result]}>{matchResultTexts[result]}</StatusChip>
}

type MatchPanelProps = {
  match: InvoiceMatch
  moneda: string
  /** Where an order and an entry lead; nothing for a reader who may not open them. */
  hrefOfOrder: ((id: string) => string) | undefined
  hrefOfEntry: ((id: string) => string) | undefined
  /** Shown in a narrow column: without its table of lines. */
  isNarrow?: boolean
}

/** An invoice beside the order and the entries that it bills, line by line, with what differs in words. */
export function MatchPanel({ match, moneda, hrefOfOrder, hrefOfEntry, isNarrow = false }: MatchPanelProps) {
  const { orden, entradas, lineas } = match
  return (
    <Panel title={texts.title} actions={!isNarrow && <MatchChip result={match.resultado} />}>
      <Stack>
        <div>
          {isNarrow && <MatchChip result={match.resultado} />}
          <p>{match.texto}</p>
        </div>
        {(orden || entradas.length > 0) && (
          <DefinitionList
            items={[
              ...(orden ? [{ label: texts.order, value: named(orden, hrefOfOrder) }] : []),
              ...(entradas.length > 0
                ? [
                    {
                      label: texts.entries,
                      // Links under each other need room between them to be hit by a finger.
                      value: (
                        <Stack gap="small">
                          {entradas.map((entry) => (
                            <div key={entry.id}>{named(entry, hrefOfEntry)}</div>
                          ))}
                        </Stack>
                      ),
                    },
                  ]
                : []),
            ]}
          />
        )}
        {!isNarrow && lineas.length > 0 && (
          <DataTable
            caption={texts.lines}
            columns={lineColumns(moneda)}
            rows={lineas}
            rowKey={({ linea }) => linea}
            texts={tableTexts}
          />
        )}
      </Stack>
    </Panel>
  )
}

function named({ id, numero, fecha }: MatchedDocument, hrefOf: MatchPanelProps['hrefOfOrder']): ReactNode {
  const words = fill(texts.document, { numero, fecha: formatDate(fecha) })
  return hrefOf ? <Link href={hrefOf(id)}>{words}</Link> : words
}

function lineColumns(moneda: string): readonly Column<MatchedLine>[] {
  const price = (value: string | null) =>
    value === null ? texts.noLine : <UnitPrice value={value} moneda={moneda} />
  return [
    {
      id: 'descripcion',
      header: texts.lines,
      card: 'number',
      cell: ({ descripcion, diferencias }) => (
        <>
          {descripcion}
          {diferencias.map((difference) => (
            <p key={difference} className={styles.soft}>
              {difference}
            </p>
          ))}
        </>
      ),
    },
    {
      id: 'cantidad',
      header: texts.invoiced,
      align: 'end',
      card: 'date',
      cell: ({ cantidad }) => formatQuantity(cantidad),
    },
    {
      id: 'pendiente',
      header: texts.pending,
      align: 'end',
      cell: ({ cantidad_pendiente }) =>
        cantidad_pendiente === null ? texts.noLine : formatQuantity(cantidad_pendiente),
    },
    { id: 'precio', header: texts.price, align: 'end', cell: ({ precio }) => price(precio) },
    {
      id: 'pactado',
      header: texts.agreed,
      align: 'end',
      cell: ({ precio_pactado }) => price(precio_pactado),
    },
    {
      id: 'resultado',
      header: texts.result,
      card: 'status',
      cell: ({ resultado }) => <MatchChip result={resultado} />,
    },
  ]
}
