import type { FastifyInstance } from 'fastify'
import {
  changePaperNotes,
  downloadPaperNoteTrial,
  getPaperNotes,
} from '@enlace/contract/papers/notes/calls.ts'
import { paperNoteTrialTexts } from '@enlace/contract/papers/notes/texts.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { authorIn } from '../../../core/audit/desk-commands.ts'
import { serve } from '../../../core/http/serve/serve.ts'
import { serveFile } from '../../../core/http/serve/serve-file.ts'
import {
  getCompany,
  keepSettingsIn,
  lockSettings,
  paperNotesOf,
  paperNotesSetting,
  versionOf,
} from '../../company/index.ts'
import { noteTrial } from './trial-present.ts'

/** Binds the notes of a company's papers, each with a page to see it on. */
export function paperNotesRoutes(app: FastifyInstance): void {
  const { db } = app.service
  const names = [paperNotesSetting]

  const read = async (scope: Scope) => {
    const { settings } = await getCompany(db, scope)
    return { notas: paperNotesOf(settings), version: versionOf(settings, names) }
  }

  serve(app, getPaperNotes, ({ scope }) => read(scope))

  serve(app, changePaperNotes, async ({ scope, request, body: { version, notas } }) => {
    await db.transaction(scope, async (tx) => {
      if (versionOf(await lockSettings(tx, names), names) !== version) throw new Problem('changed-meanwhile')
      const written = Object.fromEntries(Object.entries(notas).filter(([, note]) => note !== ''))
      await keepSettingsIn(tx, new Map([[paperNotesSetting, written]]), await authorIn(tx, request.ip))
    })
    return read(scope)
  })

  serveFile(app, downloadPaperNoteTrial, async ({ scope, query }) => {
    const { company_id: company } = await db.context(scope)
    return {
      name: paperNoteTrialTexts.file,
      mediaType: 'application/pdf',
      body: () => noteTrial(app.service, company, query),
    }
  })
}
