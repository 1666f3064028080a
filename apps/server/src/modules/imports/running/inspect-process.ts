import { ImportFault } from '@enlace/importer/core/findings/import-fault.ts'
import { doTask } from '@enlace/importer/core/containers/own-task.ts'
import { inspectFile } from '@enlace/importer/inspect-file.ts'
import type { InspectMessage, InspectTask } from './process-task.ts'

// A user waits, so this process imports only the file readers: it starts in a third of the time of a load.
doTask<InspectTask, InspectMessage>(async ({ file, form }) => {
  try {
    return { seen: await inspectFile(file.path, file.name, form) }
  } catch (fault) {
    // Sent to the server to show to the user; any other error is a bug and ends the process.
    if (!(fault instanceof ImportFault)) throw fault
    return { fault: fault.code, values: { ...fault.values } }
  }
})
