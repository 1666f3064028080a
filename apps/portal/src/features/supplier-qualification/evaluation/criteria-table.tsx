import { fill } from '@enlace/contract/core/fill.ts'
import { tableTexts } from '@enlace/contract/core/list/texts.ts'
import { indicatorTexts } from '@enlace/contract/supplier-qualification/evaluation/indicator-texts.ts'
import type { EvaluatedCriterion } from '@enlace/contract/supplier-qualification/evaluation/schemas.ts'
import { criteriaTexts as texts } from '@enlace/contract/supplier-qualification/texts.ts'
import { formatQuantity } from '@enlace/domain/decimal.ts'
import type { Column } from '@enlace/ui/core/columns.ts'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Quiet } from '@enlace/ui/quiet.tsx'
import { StatusChip } from '@enlace/ui/status-chip.tsx'
import styles from './criteria-table.module.css'

/** What the score is made of: Criterio · Peso · Puntaje · Nivel · Observación (screens 2.12). */
export function CriteriaTable({ criteria }: { criteria: readonly EvaluatedCriterion[] }) {
  return (
    <Panel title={texts.title} isFlush>
      <DataTable
        caption={texts.title}
        columns={columns}
        rows={criteria}
        rowKey={({ id }) => id}
        texts={tableTexts}
      />
    </Panel>
  )
}

const columns: readonly Column<EvaluatedCriterion>[] = [
  { id: 'criterion', header: texts.criterion, card: 'number', cell: ({ nombre }) => nombre },
  {
    id: 'weight',
    header: texts.weight,
    align: 'end',
    card: 'date',
    cell: ({ peso }) => `${formatQuantity(peso)} %`,
  },
  {
    id: 'score',
    header: texts.score,
    align: 'end',
    card: 'amount',
    cell: ({ puntaje }) => (puntaje === null ? texts.notApplied : formatQuantity(puntaje)),
  },
  {
    id: 'contribution',
    header: texts.contribution,
    align: 'end',
    priority: 3,
    cell: ({ aporte }) => (aporte === null ? texts.none : formatQuantity(aporte)),
  },
  {
    id: 'level',
    header: texts.level,
    card: 'status',
    cell: ({ nivel, tono }) =>
      nivel === null ? texts.notApplied : <StatusChip tone={tono ?? 'neutral'}>{nivel}</StatusChip>,
  },
  {
    id: 'remark',
    header: texts.remark,
    card: 'text',
    cell: (criterion) => <Remark criterion={criterion} />,
  },
]

/** What the company says of a criterion, which number speaks for it, and its items one by one. */
function Remark({ criterion }: { criterion: EvaluatedCriterion }) {
  const { observacion, indicador, items, maximo, descripcion } = criterion
  return (
    <div className={styles.remark}>
      {observacion !== '' && <p>{observacion}</p>}
      {indicador !== null && (
        <Quiet isSmall>{fill(texts.indicator, { indicador: indicatorTexts.names[indicador] })}</Quiet>
      )}
      {(items.length > 0 || descripcion !== '') && (
        <details>
          <summary>
            {items.length === 0
              ? texts.description
              : fill(items.length === 1 ? texts.items.one : texts.items.many, { n: items.length })}
          </summary>
          {descripcion !== '' && <Quiet isSmall>{descripcion}</Quiet>}
          {items.length > 0 && (
            <ul className={styles.items}>
              {items.map(({ nombre, valor }) => (
                <li key={nombre}>
                  <span>{nombre}</span>
                  <strong>
                    {valor === null
                      ? texts.notApplied
                      : fill(texts.item, { valor: formatQuantity(valor), maximo })}
                  </strong>
                </li>
              ))}
            </ul>
          )}
        </details>
      )}
    </div>
  )
}
