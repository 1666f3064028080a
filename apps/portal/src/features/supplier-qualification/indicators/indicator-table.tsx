import { fill } from '@enlace/contract/core/fill.ts'
import { tableTexts } from '@enlace/contract/core/list/texts.ts'
import {
  indicatorKinds,
  indicatorNames,
  type IndicatorName,
} from '@enlace/contract/supplier-qualification/evaluation/limits.ts'
import { indicatorTexts } from '@enlace/contract/supplier-qualification/evaluation/indicator-texts.ts'
import { indicatorBasis } from '@enlace/contract/supplier-qualification/evaluation/indicator-words.ts'
import { evaluationPeriodWords } from '@enlace/contract/supplier-qualification/period-words.ts'
import type {
  Evaluation,
  IndicatorValue,
} from '@enlace/contract/supplier-qualification/evaluation/schemas.ts'
import type { Indicators } from '@enlace/contract/supplier-qualification/schemas.ts'
import {
  indicatorTableTexts as texts,
  qualificationTexts,
} from '@enlace/contract/supplier-qualification/texts.ts'
import { formatDate, formatInstant, type CalendarDate } from '@enlace/domain/calendar-date.ts'
import { formatQuantity } from '@enlace/domain/decimal.ts'
import { Button } from '@enlace/ui/button.tsx'
import type { Column } from '@enlace/ui/core/columns.ts'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { Link } from '@enlace/ui/link.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Skeleton } from '@enlace/ui/skeleton.tsx'
import { paths } from '../../../core/paths.ts'
import type { Running } from './running.ts'
import styles from './indicator-table.module.css'

type IndicatorTableProps = Running & { evaluation: Evaluation | null }

type Row = {
  name: IndicatorName
  published: readonly IndicatorValue[]
  running: readonly IndicatorValue[] | undefined
  stretch: { desde: CalendarDate; hasta: CalendarDate } | undefined
}

/** What the supplier's own documents say: as it was published, and in the period that runs, with what is behind each. */
export function IndicatorTable(props: IndicatorTableProps) {
  const { evaluation, running, isRunningFailed, onRetryRunning } = props
  return (
    <Panel title={texts.title} isFlush>
      <div className={styles.head}>
        <p>{texts.how}</p>
        {running && running.sucursales.length > 1 && (
          <p className={styles.soft}>{fill(texts.branches, { branches: running.sucursales.join(', ') })}</p>
        )}
        {running?.dataAsOf && (
          <p className={styles.soft}>
            {fill(texts.dataAsOf, { instant: formatInstant(new Date(running.dataAsOf)) })}
          </p>
        )}
        {isRunningFailed && (
          <p role="alert">
            {qualificationTexts.failedIndicators}{' '}
            <Button onClick={onRetryRunning}>{qualificationTexts.retry}</Button>
          </p>
        )}
      </div>
      <DataTable
        caption={texts.title}
        columns={columnsOf(props)}
        rows={rowsOf(evaluation, running)}
        rowKey={({ name }) => name}
        texts={tableTexts}
      />
    </Panel>
  )
}

function rowsOf(evaluation: Evaluation | null, running: Indicators | undefined): Row[] {
  return indicatorNames.flatMap((name) => {
    const published = (evaluation?.indicadores ?? []).filter(({ nombre }) => nombre === name)
    const now = running?.indicadores.find(({ nombre }) => nombre === name)
    // What stands behind a module that is off is in neither.
    if (running && !now && published.every(({ valor }) => valor === null)) return []
    return [
      {
        name,
        published,
        running: running && (now ? [now, ...now.otras] : []),
        stretch: running && { desde: running.desde, hasta: running.hasta },
      },
    ]
  })
}

function columnsOf({ evaluation, running, mayOpen }: IndicatorTableProps): Column<Row>[] {
  return [
    {
      id: 'indicator',
      header: texts.indicator,
      card: 'number',
      cell: ({ name }) => (
        <div className={styles.indicator}>
          <strong>{indicatorTexts.names[name]}</strong>
          <p className={styles.soft}>
            {indicatorTexts.how[name]} {indicatorTexts.better[name]}
          </p>
        </div>
      ),
    },
    ...(evaluation
      ? [
          {
            id: 'published',
            header: texts.inEvaluation,
            card: 'text',
            cell: ({ name, published }: Row) => (
              <Value
                name={name}
                label={texts.inEvaluation}
                values={published}
                words={evaluationPeriodWords(evaluation.periodo)}
                href={
                  mayOpen(indicatorKinds[name])
                    ? paths.qualificationIndicator(
                        { indicator: name },
                        { desde: evaluation.desde, hasta: evaluation.hasta },
                      )
                    : undefined
                }
              />
            ),
          } as const satisfies Column<Row>, // the card's place is a word of few
        ]
      : []),
    {
      id: 'running',
      header: running
        ? fill(texts.runningOf, { from: formatDate(running.desde), to: formatDate(running.hasta) })
        : texts.running,
      card: 'text',
      cell: ({ name, running: values, stretch }) =>
        values === undefined ? (
          <Skeleton width="short" />
        ) : (
          <Value
            name={name}
            label={texts.running}
            values={values}
            words={texts.running}
            href={
              stretch && mayOpen(indicatorKinds[name])
                ? paths.qualificationIndicator({ indicator: name }, stretch)
                : undefined
            }
          />
        ),
    },
  ]
}

/** A number with what it is made of; it leads to the documents behind it. */
function Value({
  name,
  label,
  values,
  words,
  href,
}: {
  name: IndicatorName
  /** Which column it is of, where a card has no heads. */
  label: string
  values: readonly IndicatorValue[]
  words: string
  href: string | undefined
}) {
  const [value, ...others] = values
  if (!value || value.valor === null)
    return (
      <div className={styles.value}>
        <span className={styles.label}>{label}</span>
        <span className={styles.soft}>{texts.none}</span>
      </div>
    )
  const percent = `${formatQuantity(value.valor)} %`
  return (
    <div className={styles.value}>
      <span className={styles.label}>{label}</span>
      {href === undefined ? (
        <strong>{percent}</strong>
      ) : (
        <Link
          href={href}
          aria-label={`${percent}. ${fill(texts.see, { indicador: indicatorTexts.names[name], stretch: words })}`}
        >
          <strong>{percent}</strong>
        </Link>
      )}
      <span className={styles.soft}>{indicatorBasis(value)}</span>
      {others.map((other) =>
        other.valor === null || other.moneda === null ? null : (
          <span key={other.moneda} className={styles.soft}>
            {fill(texts.other, { valor: `${formatQuantity(other.valor)} %`, moneda: other.moneda })}
          </span>
        ),
      )}
    </div>
  )
}
