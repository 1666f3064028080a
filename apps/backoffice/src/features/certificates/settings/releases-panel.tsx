import { fill } from '@enlace/contract/core/fill.ts'
import { certificateTypeTexts, periodTexts } from '@enlace/contract/certificates/period-texts.ts'
import type { ReleaseRow, Releases } from '@enlace/contract/certificates/settings/schemas.ts'
import { releaseTexts as texts } from '@enlace/contract/certificates/settings/texts.ts'
import { type CalendarDate, formatDate, parseCalendarDate } from '@enlace/domain/calendar-date.ts'
import { groupThousands } from '@enlace/domain/decimal.ts'
import { Actions } from '@enlace/ui/actions.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { DateInput } from '@enlace/ui/date-input.tsx'
import { Hint } from '@enlace/ui/hint.tsx'
import { Row } from '@enlace/ui/row.tsx'
import { Select } from '@enlace/ui/select.tsx'
import { StatusChip } from '@enlace/ui/status-chip.tsx'
import styles from './certificates.module.css'

/** The day that is typed for a release, by the release's key. */
export type TypedDays = Readonly<Record<string, string>>

/** By what a release is known on the screen. */
export const releaseId = ({ tipo, periodo, municipio }: Pick<ReleaseRow, 'tipo' | 'periodo' | 'municipio'>) =>
  `${tipo}:${periodo}:${municipio}`

type ReleasesPanelProps = {
  releases: Releases
  typed: TypedDays
  isDisabled: boolean
  onYear: (year: number) => void
  onType: (typed: TypedDays) => void
}

/** From which days the certificates of a year can be had. */
export function ReleasesPanel({ releases, typed, isDisabled, onYear, onType }: ReleasesPanelProps) {
  const { anio, anios, hoy, filas, municipios } = releases
  const rows = [...filas, ...addedRows(releases, typed)]
  const free = municipios.filter(({ id }) => !rows.some(({ municipio }) => municipio === id))
  const type = (row: ReleaseRow, text: string) => onType({ ...typed, [releaseId(row)]: text })
  return (
    <>
      <p className={styles.intro}>{texts.intro}</p>
      <div className={styles.year}>
        <Select
          label={texts.year}
          value={String(anio)}
          options={anios.map((year) => ({ value: String(year), label: String(year) }))}
          onChange={({ target }) => onYear(Number(target.value))}
        />
      </div>
      <table className={styles.releases}>
        <caption className="visually-hidden">{fill(texts.caption, { anio })}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.kind}</th>
            <th scope="col">{texts.day}</th>
            <th scope="col">{texts.state}</th>
            <th scope="col" className={styles.figure}>
              {texts.count}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <ReleaseLine
              key={releaseId(row)}
              text={typed[releaseId(row)] ?? row.fecha ?? ''}
              onType={(text) => type(row, text)}
              {...{ row, hoy, isDisabled }}
            />
          ))}
        </tbody>
      </table>
      {!isDisabled && (
        <Actions>
          <Button
            onClick={() =>
              onType({
                ...typed,
                ...Object.fromEntries(
                  rows
                    .filter((row) => (typed[releaseId(row)] ?? row.fecha ?? '') === '')
                    .map((row) => [releaseId(row), row.sugerida]),
                ),
              })
            }
          >
            {texts.suggestAll}
          </Button>
          {free.length > 0 && (
            <Select
              label={texts.addCity}
              isLabelHidden
              value=""
              placeholder={texts.addCity}
              options={free.map(({ id, nombre }) => ({ value: id, label: nombre }))}
              onChange={({ target }) => {
                const whole = filas.find(({ tipo, periodo }) => tipo === 'ica' && periodo === 0)
                onType({ ...typed, [`ica:0:${target.value}`]: whole?.sugerida ?? '' })
              }}
            />
          )}
        </Actions>
      )}
    </>
  )
}

/** Cities with a day of their own that is not kept yet. */
function addedRows({ filas, municipios }: Releases, typed: TypedDays): ReleaseRow[] {
  const whole = filas.find(
    ({ tipo, periodo, municipio }) => tipo === 'ica' && periodo === 0 && municipio === '',
  )
  if (!whole) return []
  return municipios
    .filter(
      ({ id }) => typed[`ica:0:${id}`] !== undefined && !filas.some(({ municipio }) => municipio === id),
    )
    .map(({ id, nombre }) => ({ ...whole, municipio: id, ciudad: nombre, fecha: null, retenciones: 0 }))
}

/** A release in words: `Retención de IVA, enero – febrero`. */
function nameOf({ tipo, periodo, ciudad }: ReleaseRow): string {
  const period = periodo === 0 ? periodTexts.year.toLowerCase() : periodTexts.months[periodo]
  return [certificateTypeTexts[tipo].name, period, ciudad].filter((part) => part).join(', ')
}

type ReleaseLineProps = {
  row: ReleaseRow
  text: string
  hoy: CalendarDate
  isDisabled: boolean
  onType: (text: string) => void
}

function ReleaseLine({ row, text, hoy, isDisabled, onType }: ReleaseLineProps) {
  const certificado = nameOf(row)
  return (
    <tr>
      <th scope="row">{certificado}</th>
      <td data-label={texts.day}>
        <Row gap="regular" align="center">
          <DateInput
            label={fill(texts.dayOf, { certificado })}
            isLabelHidden
            value={text}
            disabled={isDisabled}
            onChange={({ target }) => onType(target.value)}
          />
          {text === '' ? (
            <Hint>{fill(texts.suggested, { fecha: formatDate(row.sugerida) })}</Hint>
          ) : (
            !isDisabled && (
              <Button
                variant="quiet"
                aria-label={fill(texts.clear, { certificado })}
                onClick={() => onType('')}
              >
                {texts.clearShort}
              </Button>
            )
          )}
        </Row>
      </td>
      <td data-label={texts.state}>
        <ReleaseState row={row} day={parseCalendarDate(text)} hoy={hoy} />
      </td>
      <td data-label={texts.count} className={styles.figure}>
        {groupThousands(String(row.retenciones))}
      </td>
    </tr>
  )
}

function ReleaseState({
  row,
  day,
  hoy,
}: {
  row: ReleaseRow
  day: CalendarDate | undefined
  hoy: CalendarDate
}) {
  const { states } = texts
  if (day === undefined) return <StatusChip tone="neutral">{states.unset}</StatusChip>
  if (row.fin >= hoy && day <= hoy) return <StatusChip tone="warning">{states.open}</StatusChip>
  return day <= hoy ? (
    <StatusChip tone="good">{states.available}</StatusChip>
  ) : (
    <StatusChip tone="info">{fill(states.later, { fecha: formatDate(day) })}</StatusChip>
  )
}
