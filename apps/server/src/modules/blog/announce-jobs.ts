import type { Task } from '../../core/jobs/task.ts'
import { announceTask, tellOfPost } from './announce-commands.ts'

/** Notifies a communiqué's suppliers once it is shown. It may run twice: each is notified once per version. */
export const announceCommunique: Task = {
  name: announceTask,
  async run({ company, scope, payload }, { db }) {
    const post = postIn(payload)
    await db.transaction(scope, (tx) => tellOfPost(tx, company, post))
  },
}

function postIn(payload: unknown): string {
  const post = typeof payload === 'object' && payload !== null && 'post' in payload ? payload.post : undefined
  if (typeof post !== 'string') throw new Error('The job names no post')
  return post
}
