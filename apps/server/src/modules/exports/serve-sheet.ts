import type { FastifyInstance } from 'fastify'
import type { AnyCall, Sent } from '@enlace/contract/core/call.ts'
import { mostSheetRows, type SheetFormat } from '@enlace/contract/documents/desk/limits.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import type { Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { groupThousands } from '@enlace/domain/decimal.ts'
import { readOnce } from '../../core/files/spool.ts'
import { serveFile } from '../../core/http/serve/serve-file.ts'
import type { ExportedList } from './list-export.ts'
import { exportMediaTypes, makeFile } from './make-file.ts'
import { exportFileName, readStaffFrame } from './sheet-of.ts'

/** Serves a list to the staff as a spreadsheet, in the scope to which its filter narrows it. */
export function serveSheet<C extends AnyCall>(
  app: FastifyInstance,
  call: C,
  { open }: ExportedList,
  narrow: (db: Database, scope: Scope, query: Sent<C>['query']) => Promise<Scope>,
): void {
  serveFile(app, call, async ({ db, scope, params, query, request }) => {
    const narrowed = await narrow(db, scope, query)
    // The parameters of every such call are its format.
    const { format } = params as { format: SheetFormat }
    return open(db, narrowed, request.query, async (list) => {
      if ((await list.count(db, mostSheetRows + 1)) > mostSheetRows)
        throw new Problem('export-too-long', { n: groupThousands(String(mostSheetRows)) })
      const frame = await readStaffFrame(db, narrowed, list.kind)
      return {
        name: exportFileName(list.fileName, format, frame.moment),
        mediaType: exportMediaTypes[format],
        body: async () => readOnce((await makeFile(app.service, list, frame, format)).path),
      }
    })
  })
}
