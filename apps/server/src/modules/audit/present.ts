import { fill } from '@enlace/contract/core/fill.ts'
import { actorText } from '@enlace/contract/core/words/actor-texts.ts'
import { sheetTexts } from '@enlace/contract/exports/texts.ts'
import { auditActText } from '@enlace/contract/audit/shown-texts.ts'
import type { AuditDetail } from '@enlace/contract/audit/schemas.ts'
import { auditTexts as texts, auditTopicTexts } from '@enlace/contract/audit/texts.ts'
import type { Sheet } from '@enlace/documents/sheet.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { changedFields, told } from './changed-fields.ts'
import { column } from '../exports/index.ts'
import type { AuditRow } from './queries.ts'

type Facts = Pick<AuditDetail, 'cambios' | 'hechos'>

/** Returns the details of an entry: changed values, and the others unchanged. */
export function factsOf(detail: AuditRow['detalle']): Facts {
  const { before, after, ...rest } = detail ?? {}
  return {
    cambios: changedFields(before, after),
    hechos: Object.entries(rest).flatMap(([campo, value]) => {
      const valor = told(value)
      return valor === null ? [] : [{ campo, valor }]
    }),
  }
}

/** Creates the sheet of the trail. */
export function auditSheet(
  company: { nombre: string; nit: string },
  isFiltered: boolean,
  rows: AsyncIterable<readonly AuditRow[]>,
  moment: Date,
): Sheet<AuditRow> {
  return {
    title: texts.sheet,
    facts: [
      `${company.nombre} · ${company.nit}`,
      [
        fill(sheetTexts.made, { instant: formatInstant(moment) }),
        ...(isFiltered ? [texts.filtered] : []),
      ].join(' · '),
    ],
    columns: [
      column('at', texts.at, 'text', ({ at }) => formatInstant(new Date(at))),
      column('persona', texts.person, 'text', ({ persona }) => actorText(persona)),
      column('accion', texts.act, 'text', ({ accion }) => auditActText(accion)),
      column('objeto', texts.about, 'text', ({ objeto }) => objeto),
      column('tema', texts.topic, 'text', ({ tema }) => auditTopicTexts[tema]),
      column('direccion', texts.address, 'text', ({ direccion }) => direccion),
      column('codigo', texts.code, 'text', ({ accion }) => accion),
      column('detalle', texts.noted, 'text', ({ detalle }) =>
        detalle === null ? '' : JSON.stringify(detalle),
      ),
    ],
    rows,
    currencyOf: () => 'COP',
    totalLabel: () => '',
  }
}
