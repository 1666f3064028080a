import { ImportFault } from '@enlace/importer/core/findings/import-fault.ts'
import { doTask } from '@enlace/importer/core/containers/own-task.ts'
import { inspectFile } from '@enlace/importer/inspect-file.ts'
import type { InspectMessage, InspectTask } from './process-task.ts'

// Somebody waits for it, so that it loads nothing but what reads a file: it begins in a third of the time of a load.
doTask<InspectTask, InspectMessage>(async ({ file, form }) => {
  try {
    return { seen: await inspectFile(file.path, file.name, form) }
  } catch (fault) {
    // Told to the server, which says it to the person; anything else is a fault of the program and ends the process.
    if (!(fault instanceof ImportFault)) throw fault
    return { fault: fault.code, values: { ...fault.values } }
  }
})
