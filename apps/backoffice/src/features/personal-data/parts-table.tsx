import { tableTexts } from '@enlace/contract/core/list/texts.ts'
import { personalKinds } from '@enlace/contract/personal-data/kinds/kind-texts.ts'
import { stayingReasons } from '@enlace/contract/personal-data/kinds/texts.ts'
import type { PersonalFate, PersonalPart } from '@enlace/contract/personal-data/schemas.ts'
import { personalDataTexts as texts } from '@enlace/contract/personal-data/texts.ts'
import type { Column } from '@enlace/ui/core/columns.ts'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { showCount } from '@enlace/web/document/shown.ts'
import styles from './personal-data.module.css'

type PartsTableProps = {
  caption: string
  parts: readonly PersonalPart[]
  /** The heading and the words of what becomes, or became, of them. */
  fate: string
  fates: Readonly<Record<PersonalFate, string>>
}

const whyOf = ({ motivo }: PersonalPart) =>
  motivo === null ? null : motivo === 'trabajo' ? texts.work : stayingReasons[motivo]

const long = (words: string | null) => <span className={styles.long}>{words}</span>

/** What is held of a person by kinds: how much, what becomes of it, and why where it stays. */
export function PartsTable({ caption, parts, fate, fates }: PartsTableProps) {
  const columns: readonly Column<PersonalPart>[] = [
    {
      id: 'tipo',
      header: texts.kind,
      card: 'number',
      cell: ({ tipo }) => long(personalKinds[tipo]),
    },
    {
      id: 'registros',
      header: texts.rows,
      align: 'end',
      card: 'amount',
      cell: ({ registros }) => showCount(registros),
    },
    { id: 'destino', header: fate, card: 'text', cell: ({ destino }) => fates[destino] },
    {
      id: 'motivo',
      header: texts.why,
      card: 'text',
      cell: (part) => long(whyOf(part)),
    },
  ]
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={parts}
      rowKey={({ destino, tipo, motivo }) => `${destino} ${tipo} ${motivo}`}
      texts={tableTexts}
    />
  )
}
