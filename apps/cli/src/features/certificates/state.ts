import { certificatesCommandTexts as texts } from '@enlace/contract/certificates/cli-texts.ts'
import { certificateTypeTexts } from '@enlace/contract/certificates/period-texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import type { Database } from '@enlace/database/database.ts'
import { Scope } from '@enlace/database/scope.ts'
import { formatDate, formatInstant } from '@enlace/domain/calendar-date.ts'
import { groupThousands } from '@enlace/domain/decimal.ts'
import { findRuns, readState, type KeptRun } from '@enlace/server/modules/certificates/index.ts'
import type { CommandContext } from '../../core/command.ts'
import { nameOf } from './given.ts'

const shown = (n: number) => groupThousands(String(n))

/** Shows from when the certificates of a year can be had, how many stand, and what was done for all suppliers. */
export async function printState(
  db: Database,
  company: { id: number; nombre: string },
  year: number,
  print: CommandContext['print'],
): Promise<void> {
  const scope = Scope.ofStaff(company.id)
  const { releases, counts } = await readState(db, scope, year)
  print(fill(texts.title, { year, company: company.nombre }))
  if (releases.length === 0) print(texts.noRelease)
  for (const { fecha, ...key } of releases)
    print(fill(texts.release, { name: nameOf(key), date: formatDate(fecha) }))
  for (const { tipo, standing, replaced, revoked } of counts) {
    const { name } = certificateTypeTexts[tipo]
    print(
      fill(texts.count, {
        name,
        standing: shown(standing),
        replaced: shown(replaced),
        revoked: shown(revoked),
      }),
    )
  }
  const runs = await findRuns(db, scope)
  if (runs.length > 0) print(`\n${texts.runs}`)
  for (const run of runs) printRun(run, print)
}

function printRun(run: KeptRun, print: CommandContext['print']): void {
  const { act, anio, state, done, total, made, failed, last_error, created_at } = run
  print(
    fill(texts.run, {
      instant: formatInstant(new Date(created_at)),
      act: texts.acts[act],
      year: anio,
      state: texts.states[state],
      done: shown(done),
      total: shown(total),
      made: shown(made),
      unit: texts.units[act],
    }),
  )
  if (failed > 0) print(fill(texts.failed, { n: shown(failed), error: last_error ?? '' }))
}
