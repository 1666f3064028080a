import { contractsDeskTexts as texts } from '@enlace/contract/supplier-contracts/desk/texts.ts'
import type { Column } from '@enlace/ui/core/columns.ts'

/** What a contract asks of a policy beside what was sent. */
export type Comparison = { part: string; demanded: string; sent: string }

/** The columns of that. */
export const comparisonColumns: readonly Column<Comparison>[] = [
  { id: 'part', header: texts.part, card: 'number', cell: ({ part }) => part },
  { id: 'demanded', header: texts.demanded, card: 'text', cell: ({ demanded }) => demanded },
  { id: 'sent', header: texts.sent, card: 'amount', cell: ({ sent }) => <strong>{sent}</strong> },
]
