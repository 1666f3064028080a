import type { Task } from '../core/jobs/task.ts'

/** Everything that is done while nobody waits; a new task is a line here. */
export const tasks: readonly Task[] = []
