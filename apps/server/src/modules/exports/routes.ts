import type { FastifyInstance } from 'fastify'
import { getExportFile, listExports, removeExport } from '@enlace/contract/exports/calls.ts'
import { exportFormats, mostRows, mostWaiting, rowsAtOnce } from '@enlace/contract/exports/limits.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import { groupThousands } from '@enlace/domain/decimal.ts'
import { serveFile } from '../../core/http/serve/serve-file.ts'
import { serve } from '../../core/http/serve/serve.ts'
import { readOnce } from '../../core/files/spool.ts'
import * as commands from './commands.ts'
import type { ListExport } from './list-export.ts'
import { exportMediaTypes, makeFile } from './make-file.ts'
import { findExports, findReadyExport } from './queries.ts'
import { exportFileName, readFrame } from './sheet-of.ts'

/** Binds the exports of each list, immediate and in the background, and the finished files. */
export function exportRoutes(lists: readonly ListExport[]): (app: FastifyInstance) => void {
  return (app) => {
    for (const list of lists) {
      serveNow(app, list)
      serveLater(app, list)
    }
    serve(app, listExports, async ({ db, scope }) => ({ rows: await findExports(db, scope) }))
    serve(app, removeExport, async ({ db, scope, params }) => {
      if (!(await commands.removeExport(db, scope, params.id))) throw new Problem('document-not-found')
      return { removed: true }
    })
    serveFile(app, getExportFile, async ({ db, scope, params }) => {
      const ready = await findReadyExport(db, scope, params.id)
      if (!ready) throw new Problem('document-not-found')
      return {
        name: ready.fileName,
        mediaType: ready.mediaType,
        body: () => app.service.storage.get(ready.storageKey),
      }
    })
  }
}

function serveNow(app: FastifyInstance, { now, open }: ListExport): void {
  serveFile(app, now, async ({ db, scope, params, request }) => {
    const format = formatOf(params)
    return open(db, scope, request.query, async (filtered) => {
      const most = rowsAtOnce[format]
      if ((await filtered.count(db, most + 1)) > most)
        throw new Problem('export-in-background', { n: groupThousands(String(most)) })
      const frame = await readFrame(db, scope, filtered.kind)
      return {
        name: exportFileName(filtered.fileName, format, frame.moment),
        mediaType: exportMediaTypes[format],
        body: async () => readOnce((await makeFile(app.service, filtered, frame, format)).path),
      }
    })
  })
}

function serveLater(app: FastifyInstance, { list, later, open }: ListExport): void {
  serve(app, later, async ({ db, scope, params, request }) => {
    const format = formatOf(params)
    const { rows, fileName, noted } = await open(db, scope, request.query, async (filtered) => ({
      rows: await filtered.count(db, mostRows[format] + 1),
      fileName: filtered.fileName,
      noted: filtered.noted,
    }))
    if (rows > mostRows[format])
      throw new Problem('export-too-long', { n: groupThousands(String(mostRows[format])) })
    const id = await commands.requestExport(db, scope, {
      list,
      format,
      asked: { ...asObject(request.query), ...noted },
      module: 'module' in later.access ? (later.access.module ?? null) : null,
      rows,
      fileName: exportFileName(fileName, format, new Date()),
      mediaType: exportMediaTypes[format],
    })
    if (id === undefined) throw new Problem('exports-waiting', { n: mostWaiting })
    return { id }
  })
}

const asObject = (value: unknown) => (typeof value === 'object' ? value : {})

/** Returns the format; the schema of the calls' parameters allows only these words. */
function formatOf(params: unknown) {
  const asked =
    typeof params === 'object' && params !== null && 'format' in params ? params.format : undefined
  const format = exportFormats.find((name) => name === asked)
  if (!format) throw new Problem('invalid-fields')
  return format
}
