import { fill } from '@enlace/contract/core/fill.ts'
import { stateTexts } from '@enlace/contract/documents/state-texts.ts'
import { sheetTexts } from '@enlace/contract/exports/texts.ts'
import * as fields from '@enlace/contract/core/words/field-texts.ts'
import type { BoardQuery, BoardRow } from '@enlace/contract/required-documents/board/schemas.ts'
import { documentBoardTexts as texts } from '@enlace/contract/required-documents/board/texts.ts'
import type { Sheet } from '@enlace/documents/sheet.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { formatWholeNit } from '@enlace/domain/nit.ts'
import { column, commonWords, filterText, labelled } from '../../exports/index.ts'
import { choicesOf, countRows, countsOf } from '../../../core/list/present.ts'
import type { BoardGroup } from './queries.ts'

/** Returns the counts by state, and the documents with their rows; each under all filters but its own. */
export function leavingsOf(groups: readonly BoardGroup[], { status, documento }: BoardQuery) {
  const inStates = groups.filter(({ estado }) => !status?.length || status.includes(estado))
  const ofDocument = groups.filter(({ document_id }) => documento === undefined || document_id === documento)
  const names = new Map(groups.map(({ document_id, documento: nombre }) => [document_id, nombre]))
  const { documento: choices } = choicesOf(
    inStates.map(({ document_id, rows }) => ({ documento: [document_id], rows })),
    ['documento'],
    { documento },
  )
  return {
    total: countRows(inStates.filter((group) => ofDocument.includes(group))),
    counts: countsOf(ofDocument),
    choices: { documento: choices.map((one) => ({ ...one, nombre: names.get(one.value) ?? one.value })) },
  }
}

/** Returns the filter in words, for a file. */
export function filterWords(
  filter: Omit<BoardQuery, 'days' | 'page' | 'size'>,
  document: string | undefined,
) {
  return [
    ...(document === undefined ? [] : [labelled(texts.documento, document)]),
    ...commonWords(filter, {
      date: texts.vence,
      amount: '',
      state: { label: texts.estado, owner: 'documento_exigido' },
    }),
  ]
}

/** Creates the sheet of the board. */
export function boardSheet(
  company: { nombre: string; nit: string },
  {
    filter,
    rows,
    moment,
  }: { filter: readonly string[]; rows: AsyncIterable<readonly BoardRow[]>; moment: Date },
): Sheet<BoardRow> {
  return {
    title: texts.title,
    facts: [
      `${company.nombre} · ${company.nit}`,
      [
        fill(sheetTexts.filter, { filter: filterText(filter) }),
        fill(sheetTexts.made, { instant: formatInstant(moment) }),
      ].join(' · '),
    ],
    columns: [
      column('nit', texts.nit, 'text', ({ nit }) => formatWholeNit(nit)),
      column('proveedor', texts.proveedor, 'text', ({ proveedor }) => proveedor),
      column('documento', texts.documento, 'text', ({ documento }) => documento),
      column('contrato', texts.contrato, 'text', ({ contrato }) => contrato ?? ''),
      column('obligatorio', texts.obligatorio, 'text', ({ obligatorio }) =>
        obligatorio ? fields.yes : fields.no,
      ),
      column('estado', texts.estado, 'text', ({ estado }) => stateTexts.documento_exigido[estado]),
      column('vence', texts.vence, 'date', ({ vence }) => vence),
      column('dias', texts.dias, 'integer', ({ dias }) => dias),
      column('plazo', texts.plazo, 'date', ({ plazo }) => plazo),
      column('al_dia', texts.alDia, 'text', ({ al_dia, exigidos }) =>
        fill(texts.share, { al_dia, exigidos }),
      ),
      column('recordado', texts.recordado, 'text', ({ recordado_at: at }) =>
        at === null ? '' : formatInstant(new Date(at)),
      ),
    ],
    rows,
    currencyOf: () => '',
    totalLabel: () => '',
  }
}
