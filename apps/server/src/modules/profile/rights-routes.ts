import type { FastifyInstance } from 'fastify'
import {
  exportOwnData,
  getDataRights,
  requestAboutData,
  withdrawDataRequest,
} from '@enlace/contract/profile/rights-calls.ts'
import { dataRightsTexts } from '@enlace/contract/profile/rights-texts.ts'
import { todayInBogota } from '@enlace/domain/calendar-date.ts'
import { documentPaper } from '@enlace/documents/document-paper.ts'
import { readProfile } from '../company/index.ts'
import { appendAudit } from '../../core/http/audit.ts'
import { serveFile } from '../../core/http/serve/serve-file.ts'
import { serve } from '../../core/http/serve/serve.ts'
import { paperFrame } from '../papers/index.ts'
import { askProfileRequest, withdrawProfileRequest } from './requests/commands.ts'
import { dataRights, ownDataJson, ownDataPaper } from './rights-present.ts'
import { getKeptData, getOwnData } from './rights-queries.ts'

/** A person's rights over personal data (Ley 1581 of 2012): access, correction, revocation and export. */
export function dataRightsRoutes(app: FastifyInstance): void {
  serve(app, getDataRights, async ({ db, scope }) =>
    dataRights(await getKeptData(db, scope), todayInBogota(new Date())),
  )

  serve(app, requestAboutData, async ({ db, scope, request, body }) => {
    const { derecho: kind, texto: words, idempotencyKey: key } = body
    const { number, due } = await askProfileRequest({ db, scope, request }, { kind, words, changes: [], key })
    if (due === null) throw new Error('A request about personal data has a term')
    return { numero: number, vence: due }
  })

  serve(app, withdrawDataRequest, async ({ db, scope, request, params }) => {
    const { number } = await withdrawProfileRequest({ db, scope, request }, 'data', params.id)
    return { numero: number }
  })

  serveFile(app, exportOwnData, async ({ db, scope, request, query }) => {
    const data = await getOwnData(db, scope)
    const { company } = await readProfile(db, data.company)
    const moment = new Date()
    const { name } = dataRightsTexts.file
    const audit = () =>
      appendAudit(request, {
        company: data.company,
        actor: data.person.email,
        action: 'profile:own-data-export',
        detail: { format: query.format },
      })
    if (query.format === 'json') {
      const { nombre, nit } = company
      return {
        name: `${name}.json`,
        mediaType: 'application/json',
        body: async () => {
          await audit()
          return Buffer.from(ownDataJson(data, { nombre, nit }, moment))
        },
      }
    }
    return {
      name: `${name}.pdf`,
      mediaType: 'application/pdf',
      body: async () => {
        await audit()
        const frame = await paperFrame(app.service, data.company)
        return documentPaper(ownDataPaper(data, frame, company.nombre, moment))
      },
    }
  })
}
