import { fill } from '@enlace/contract/core/fill.ts'
import { filterTexts } from '@enlace/contract/core/list/texts.ts'
import { anyOfText } from '@enlace/contract/reports/filter-words.ts'
import type { Report } from '@enlace/contract/reports/schemas.ts'
import { reportPeriodTexts, reportTexts as texts } from '@enlace/contract/reports/texts.ts'
import { movingPeriods } from '@enlace/domain/report-period.ts'
import { Button } from '@enlace/ui/button.tsx'
import { closeIcon } from '@enlace/ui/core/icons.ts'
import { FilterBar } from '@enlace/ui/filter-bar.tsx'
import { Select } from '@enlace/ui/select.tsx'
import { showCount } from '@enlace/web/document/shown.ts'
import { DateRange } from '@enlace/web/list/date-range.tsx'
import { SearchBox } from '@enlace/web/list/search-box.tsx'
import type { ChangeSearch } from '@enlace/web/screen/change-search.ts'
import { readChosen, writeChosen, type ReportFilterWords } from './filter.ts'
import styles from './parameters.module.css'

type ParametersProps = {
  report: Report
  filter: ReportFilterWords
  onChange: ChangeSearch
  /** Nothing narrows the report but its own period. */
  isPlain: boolean
  onClear: () => void
}

const periods = [...movingPeriods, 'fechas'] as const

/** Of which days the report is, and what it is narrowed to; all of it stands in the address. */
export function Parameters({ report, filter, onChange, isPlain, onClear }: ParametersProps) {
  const chosen = readChosen(filter.filtro)
  const count = chosen.size
  return (
    <FilterBar
      search={report.hasSearch && <SearchBox label={texts.search} q={filter.q} onChange={onChange} />}
      openLabel={count === 0 ? filterTexts.open : fill(filterTexts.openWithCount, { n: count })}
      closeLabel={filterTexts.close}
    >
      {report.periodo !== null && (
        <div className={styles.select}>
          <Select
            label={texts.period}
            isLabelHidden
            // What was chosen stands at once; the answer comes after it.
            value={filter.periodo ?? report.periodo}
            options={periods.map((value) => ({ value, label: reportPeriodTexts[value] }))}
            onChange={({ target }) =>
              onChange(
                target.value === 'fechas'
                  ? { periodo: 'fechas', from: report.from ?? undefined, to: report.to ?? undefined }
                  : { periodo: target.value, from: undefined, to: undefined },
                { replaces: true },
              )
            }
          />
        </div>
      )}
      {report.periodo === 'fechas' && (
        <DateRange label={texts.period} from={filter.from} to={filter.to} onChange={onChange} />
      )}
      {report.filters.map(({ id, header, values }) => (
        <div key={id} className={styles.select}>
          <Select
            label={header}
            isLabelHidden
            value={chosen.has(id) ? `=${chosen.get(id)}` : ''}
            options={[
              { value: '', label: anyOfText(id, header) },
              ...values.map(({ value, label, rows }) => ({
                value: `=${value}`,
                label: fill(filterTexts.withCount, { value: label, n: showCount(rows) }),
              })),
            ]}
            onChange={({ target }) =>
              onChange(
                { filtro: writeChosen(chosen, id, target.value === '' ? undefined : target.value.slice(1)) },
                { replaces: true },
              )
            }
          />
        </div>
      ))}
      {!isPlain && (
        <Button icon={closeIcon} onClick={onClear}>
          {filterTexts.clear}
        </Button>
      )}
    </FilterBar>
  )
}
