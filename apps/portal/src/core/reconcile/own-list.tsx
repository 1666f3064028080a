import type { OwnFileReading, ReconcileWorkbook } from '@enlace/contract/core/reconcile/schemas.ts'
import type { Money } from '@enlace/domain/money.ts'
import type { Column } from '@enlace/ui/core/columns.ts'
import { ComparedTotals } from './compared-totals.tsx'
import { type ComparedRow, ComparisonResult } from './comparison-result.tsx'
import { OwnColumns, type OwnChoice, type OwnRole } from './own-columns.tsx'
import { OwnFile } from './own-file.tsx'
import { type Compare, useComparison } from './use-comparison.ts'

type OwnColumnPlaces<Role extends string> = Readonly<Partial<Record<Role, number | null>>>

/** What every comparison answers: how the file was read, its rows, and both sides added up in each currency. */
type Compared<Role extends string, Row> = OwnFileReading & {
  rows: readonly Row[]
  columns: OwnColumnPlaces<Role> | null
  totals: readonly { moneda: string; own: Money; company: Money; difference: Money }[]
}

/** What is said about the list, its columns and its rows. */
type OwnListTexts = {
  file: string
  fileHint: string
  privacy: string
  unknownColumns: string
  table: string
  allMatch: string
}

type OwnListProps<
  Role extends string,
  Row extends ComparedRow,
  Fields,
  Result extends Compared<Role, Row>,
> = {
  texts: OwnListTexts
  roles: readonly OwnRole<Role>[]
  rowColumns: readonly Column<Row>[]
  /** How a file that was just chosen is read. */
  first: Fields
  /** What a comparison is told besides the columns, where there is something to choose. */
  choiceOf?: (result: Result) => OwnChoice
  fieldsOf: (columns: Partial<Record<Role, number>>, choice: string | undefined) => Fields
  onCompare: Compare<Fields, Result>
  onExport: Compare<Fields, ReconcileWorkbook>
}

/** The person's own list beside the company's: the file, how it was read and how else it could be, and what was found. */
export function OwnList<
  Role extends string,
  Row extends ComparedRow,
  Fields,
  Result extends Compared<Role, Row>,
>(props: OwnListProps<Role, Row, Fields, Result>) {
  const { texts, first, onExport } = props
  const comparison = useComparison(props.onCompare, first)
  const { file, fields = first, result, progress } = comparison
  const choice = result && props.choiceOf?.(result)
  return (
    <>
      <OwnFile
        label={texts.file}
        hint={`${texts.fileHint} ${texts.privacy}`}
        onChoose={comparison.choose}
        onRetry={() => comparison.again(fields)}
        {...comparison}
      />
      {result && file && (
        <>
          {/* Another way of reading the file is another form. */}
          <OwnColumns
            key={JSON.stringify([result.columns, choice?.value])}
            reading={result}
            roles={props.roles}
            columns={result.columns}
            unknown={texts.unknownColumns}
            {...(choice && { choice })}
            isBusy={progress !== undefined}
            onRead={(columns, chosen) => comparison.again(props.fieldsOf(columns, chosen))}
          />
          {result.columns && (
            <ComparisonResult
              reading={result}
              rows={result.rows}
              columns={props.rowColumns}
              caption={texts.table}
              allMatch={texts.allMatch}
              totals={result.totals.map((sums) => (
                <ComparedTotals key={sums.moneda} {...sums} />
              ))}
              onExport={() => onExport(file, fields, () => undefined)}
            />
          )}
        </>
      )}
    </>
  )
}
