import { daily, hourly } from '../../../core/jobs/schedule.ts'
import type { Task } from '../../../core/jobs/task.ts'
import { foldFigures, mendFigures } from './commands.ts'

/** Makes one row of each group of the kept figures, to which every change of documents adds rows. */
const foldTask: Task = {
  name: 'fold-figures',
  schedule: hourly,
  async run({ company }, { db }) {
    await foldFigures(db, company)
  },
}

/** Compares the kept figures with the documents, and mends them: they differ only by a fault. */
const mendTask: Task = {
  name: 'mend-figures',
  schedule: daily(3),
  async run({ company }, { db, log }) {
    for (const { figures, groups } of await mendFigures(db, company))
      log.error({ company, figures, groups }, 'Kept figures differed from the documents')
  },
}

export const figureTasks: readonly Task[] = [foldTask, mendTask]
