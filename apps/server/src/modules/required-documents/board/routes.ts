import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { fill } from '@enlace/contract/core/fill.ts'
import {
  exportDocumentBoard,
  listDocumentBoard,
  listDocumentBoardRows,
  remindOfDocuments,
} from '@enlace/contract/required-documents/board/calls.ts'
import { documentBoardTexts as texts } from '@enlace/contract/required-documents/board/texts.ts'
import type { ReminderOutcomes } from '@enlace/contract/required-documents/board/schemas.ts'
import { csv } from '@enlace/documents/csv.ts'
import { xlsx } from '@enlace/documents/xlsx.ts'
import { todayInBogota } from '@enlace/domain/calendar-date.ts'
import { authorOf } from '../../../core/desk/author.ts'
import { serveFile } from '../../../core/http/serve/serve-file.ts'
import { serve } from '../../../core/http/serve/serve.ts'
import { findSlice } from '../../../core/list/queries.ts'
import { readProfile } from '../../company/index.ts'
import { exportMediaTypes } from '../../exports/index.ts'
import { findOneAsked } from '../asked/queries.ts'
import { boardSheet, filterWords, leavingsOf } from './present.ts'
import { boardRows, findBoard, findReminded, streamBoard } from './queries.ts'
import { remindByHand } from './reminder-commands.ts'
import { whyNot } from './rules.ts'

/** Who lacks which document: the board over all suppliers, its file, and reminding them by hand. */
export function documentBoardRoutes(app: FastifyInstance): void {
  serve(app, listDocumentBoard, async ({ db, scope, query }) => {
    const { rows, groups, suppliers } = await findBoard(db, scope, query)
    return { rows, totals: [], ...leavingsOf(groups, query), resumen: suppliers, dataAsOf: null }
  })

  serve(app, listDocumentBoardRows, ({ db, scope, query: { after, ...filter } }) =>
    findSlice(db, scope, boardRows(filter), after),
  )

  serveFile(app, exportDocumentBoard, async ({ db, scope, request, query: { format, ...filter } }) => {
    const { company: id } = await authorOf(request, scope)
    const { company } = await readProfile(db, id)
    const { documento } = filter
    const named = documento === undefined ? undefined : await findOneAsked(db, scope, documento)
    const moment = new Date()
    const sheet = boardSheet(company, {
      filter: filterWords(filter, named?.nombre),
      rows: streamBoard(db, scope, filter),
      moment,
    })
    return {
      name: `${fill(texts.file, { fecha: todayInBogota(moment) })}.${format}`,
      mediaType: exportMediaTypes[format],
      body: () =>
        Readable.from(format === 'csv' ? csv(sheet) : xlsx(sheet, company.nombre, moment), {
          objectMode: false,
        }),
    }
  })

  serve(app, remindOfDocuments, async ({ db, scope, request, body }) => {
    const { company, author } = await authorOf(request, scope)
    const wanted = [...new Set(body.rows)]
    const found = new Map((await findReminded(db, company, wanted)).map((row) => [row.id, row]))
    const due = [...found.values()].filter((row) => whyNot(row) === undefined)
    const told = await remindByHand(db, company, due, author)
    const resultados: ReminderOutcomes['resultados'] = []
    for (const id of wanted) {
      const row = found.get(id)
      const sent = whyNot(row) ?? told.get(id) ?? 'no_existe'
      resultados.push({
        id,
        proveedor: row?.proveedor ?? '',
        documento: row?.documento ?? '',
        enviado_a:
          typeof sent === 'string'
            ? []
            : sent.map(({ nombre, correo, por_correo }) => ({ nombre, correo, por_correo })),
        porque: typeof sent === 'string' ? sent : null,
      })
    }
    return { resultados }
  })
}
