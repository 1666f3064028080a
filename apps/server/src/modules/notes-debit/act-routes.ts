import type { FastifyInstance } from 'fastify'
import { acceptDebitNote, objectToDebitNote } from '@enlace/contract/notes-debit/act-calls'
import { act } from '../acts/index.ts'
import { serve } from '../../core/http/serve/serve.ts'

const kind = 'notes-debit'

/** What a supplier answers to a debit note: it takes it, or objects to it with its reasons. */
export function debitNoteActRoutes(app: FastifyInstance): void {
  serve(app, acceptDebitNote, ({ params: { id }, body, ...acting }) =>
    act(acting, { kind, id, act: 'aceptar', comment: body.comentario, key: body.idempotencyKey }),
  )

  serve(app, objectToDebitNote, ({ params: { id }, body, ...acting }) =>
    act(acting, {
      kind,
      id,
      motive: body.motivo,
      act: 'objetar',
      comment: body.comentario,
      key: body.idempotencyKey,
    }),
  )
}
