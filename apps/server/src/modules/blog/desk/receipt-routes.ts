import type { FastifyInstance } from 'fastify'
import { fill } from '@enlace/contract/core/fill.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import { downloadDeskReceipts, listDeskReceipts, remindDeskPost } from '@enlace/contract/blog/desk/calls.ts'
import { blogDeskReceiptTexts as texts } from '@enlace/contract/blog/desk/texts.ts'
import { formatInstant, todayInBogota } from '@enlace/domain/calendar-date.ts'
import { formatNit } from '@enlace/domain/nit.ts'
import { findReceipts } from '../queries.ts'
import { peopleSheet } from '../../exports/index.ts'
import { serveFile } from '../../../core/http/serve/serve-file.ts'
import { serve } from '../../../core/http/serve/serve.ts'
import { authorOf } from '../../../core/desk/author.ts'
import { remindReaders } from './commands.ts'
import { stateOf } from './present.ts'
import { findDeskPost } from './queries.ts'

/** Binds the receipts of a communiqué: list, export and reminder. */
export function receiptRoutes(app: FastifyInstance): void {
  const { db, storage } = app.service

  serve(app, listDeskReceipts, async ({ scope, request, params: { slug } }) => {
    const { post } = await findDeskPost(db, scope, slug)
    if (!post) throw new Problem('post-not-found')
    const { titulo, version, recordado_at } = post
    const isShown = post.tipo === 'comunicado' && stateOf(post, new Date()) === 'publicada'
    const { company } = await authorOf(request, scope)
    const rows =
      post.tipo === 'comunicado' && post.publicado_at !== null ? await findReceipts(db, company, slug) : []
    const left = rows.filter(({ confirmada }) => confirmada !== version).length
    const motivo = left === 0 ? texts.nobodyLeft : isToday(recordado_at) ? texts.alreadyToday : null
    return {
      titulo,
      version,
      rows,
      recordado_at,
      puedeRecordar: isShown && motivo === null,
      motivo: isShown ? motivo : null,
    }
  })

  serveFile(app, downloadDeskReceipts, async ({ scope, request, params: { slug }, query: { formato } }) => {
    const { post } = await findDeskPost(db, scope, slug)
    if (!post || post.tipo !== 'comunicado') throw new Problem('post-not-found')
    const { company } = await authorOf(request, scope)
    const receipts = await findReceipts(db, company, slug)
    return peopleSheet(formato, {
      name: fill(texts.fileName, { slug }),
      title: post.titulo,
      headers: texts.columns,
      rows: receipts.map((one) => [
        formatNit(one.nit, one.dv),
        one.proveedor,
        one.persona,
        one.correo,
        whenOf(one.abierto_at),
        whenOf(one.confirmado_at),
        one.confirmada === null ? '' : String(one.confirmada),
      ]),
    })
  })

  serve(app, remindDeskPost, async ({ scope, request, params: { slug } }) =>
    remindReaders({ db, storage, ...(await authorOf(request, scope)) }, slug),
  )
}

const whenOf = (instant: string | null) => (instant === null ? '' : formatInstant(new Date(instant)))
const isToday = (instant: string | null) =>
  instant !== null && todayInBogota(new Date(instant)) === todayInBogota(new Date())
