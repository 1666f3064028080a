import { fill } from '@enlace/contract/core/fill.ts'
import { tableTexts } from '@enlace/contract/core/list/texts.ts'
import type { FormCriterion } from '@enlace/contract/supplier-qualification/evaluation/schemas.ts'
import type { Qualification } from '@enlace/contract/supplier-qualification/schemas.ts'
import { criteriaTexts, qualificationTexts as texts } from '@enlace/contract/supplier-qualification/texts.ts'
import { formatMonth } from '@enlace/domain/calendar-date.ts'
import { formatQuantity } from '@enlace/domain/decimal.ts'
import type { Column } from '@enlace/ui/core/columns.ts'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { EmptyState } from '@enlace/ui/empty-state.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { BandScale } from './band-scale.tsx'

/** Before the first evaluation: when it is published, and by what the company evaluates. */
export function NoEvaluation({
  qualification: { form, next },
  company,
}: {
  qualification: Pick<Qualification, 'form' | 'next'>
  company: string
}) {
  if (!form || !next)
    return (
      <Panel>
        <EmptyState title={fill(texts.noForm, { company })}>{texts.noFormHint}</EmptyState>
      </Panel>
    )
  return (
    <>
      <Panel>
        <EmptyState title={fill(texts.empty, { periodo: formatMonth(next.publica) })}>
          {texts.emptyHint}
        </EmptyState>
      </Panel>
      <Panel title={criteriaTexts.howTitle}>
        <p>{criteriaTexts.how}</p>
        <BandScale bands={form.bandas} />
      </Panel>
      <Panel title={form.nombre} isFlush>
        <DataTable
          caption={form.nombre}
          columns={columns}
          rows={form.criterios}
          rowKey={({ id }) => id}
          texts={tableTexts}
        />
      </Panel>
    </>
  )
}

const columns: readonly Column<FormCriterion>[] = [
  { id: 'criterion', header: criteriaTexts.criterion, card: 'number', cell: ({ nombre }) => nombre },
  {
    id: 'weight',
    header: criteriaTexts.weight,
    align: 'end',
    card: 'amount',
    cell: ({ peso }) => `${formatQuantity(peso)} %`,
  },
  {
    id: 'description',
    header: criteriaTexts.description,
    card: 'text',
    cell: ({ descripcion, items }) => [descripcion, ...items].filter((text) => text !== '').join(' · '),
  },
]
