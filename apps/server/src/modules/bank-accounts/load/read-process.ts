import { accountLoadLimits } from '@enlace/contract/bank-accounts/load/schemas.ts'
import { doTask } from '@enlace/importer/core/containers/own-task.ts'
import { openSourceFile } from '@enlace/importer/core/containers/source-file.ts'
import { ImportFault } from '@enlace/importer/core/findings/import-fault.ts'
import { readTable } from '@enlace/importer/core/tables/read-table.ts'
import type { ReadFileMessage, ReadFileTask } from './read-file.ts'

// A file of unknown origin is read apart from the server. What it holds goes back through memory and is written nowhere.
doTask<ReadFileTask, ReadFileMessage>(async ({ path, name }) => {
  try {
    const { header, records } = readTable(await openSourceFile(path, name))
    const rows: { line: number; cells: string[]; numeric: boolean[] }[] = []
    for (const { line, cells, exact = [] } of records) {
      if (rows.length === accountLoadLimits.rows) return { fault: 'large' }
      rows.push({
        line,
        cells: cells.slice(0, accountLoadLimits.columns),
        numeric: exact.slice(0, accountLoadLimits.columns),
      })
    }
    return { header: header.slice(0, accountLoadLimits.columns), rows }
  } catch (fault) {
    // Sent to the server to show to the user; any other error is a bug and ends the process.
    if (!(fault instanceof ImportFault)) throw fault
    return { fault: 'unreadable' }
  }
})
