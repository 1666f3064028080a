import {
  exportAccountStatements,
  requestAccountStatementsExport,
} from '@enlace/contract/account-statements/calls.ts'
import { statementDocument } from '@enlace/contract/account-statements/document.ts'
import {
  accountStatementsTexts as texts,
  ageingTexts,
  summaryTexts,
} from '@enlace/contract/account-statements/texts.ts'
import { documentExport, sheetColumns } from '../documents/index.ts'
import { labelled, rangeWords } from '../exports/index.ts'
import { statementRows } from './queries.ts'

const { kind, fields, filters } = statementDocument
const balanceTexts = { corriente: summaryTexts.current, vencido: summaryTexts.overdue }

/** The pending invoices as a file, with payment states and with the filters in the order of the screen. */
export const statementExport = documentExport(
  { kind, states: 'estado_programacion_pago', filters: {} },
  {
    list: 'account-statements',
    now: exportAccountStatements,
    later: requestAccountStatementsExport,
    title: texts.table,
    texts,
    columns: sheetColumns(fields, {}),
    rows: statementRows,
    words: ({ saldo, bucket, estado, pago_desde, pago_hasta }) => [
      ...(saldo ? [balanceTexts[saldo]] : []),
      ...(bucket?.length
        ? [labelled(fields.dias.label, bucket.map((id) => ageingTexts[id]).join(', '))]
        : []),
      ...(estado ? [labelled(filters.estado.label, filters.estado.options[estado])] : []),
      ...rangeWords(fields.fecha_estimada_pago.label, pago_desde, pago_hasta),
    ],
  },
)
