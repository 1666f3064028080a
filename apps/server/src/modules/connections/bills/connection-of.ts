import type { Job } from '../../../core/jobs/task.ts'

/** The connection that a job names. */
export function connectionOf({ payload }: Pick<Job, 'payload'>): string {
  const id =
    typeof payload === 'object' && payload !== null && 'connection' in payload ? payload.connection : ''
  return String(id)
}
