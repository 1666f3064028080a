import { fill } from '@enlace/contract/core/fill.ts'
import type { FailedJob, FailedKind } from '@enlace/contract/jobs/schemas.ts'
import { jobsTexts as texts, jobTaskTexts } from '@enlace/contract/jobs/texts.ts'
import { showInstant } from '@enlace/web/document/shown.ts'
import { purposeText } from '../../core/mail-purpose.ts'

/** What a kind of work does. Work of another version may have no words: then its name is not part of a sentence. */
export const taskText = (task: string): string => jobTaskTexts[task] ?? texts.otherTask

/** A moment as people here read it, or the words for none. */
export const momentOf = (at: string | null, none: string) => (at === null ? none : showInstant(at))

/** What was given up, in words: a kind of work, or what a mail is about. */
export const failedText = ({ kind, task }: Pick<FailedJob, 'kind' | 'task'>): string =>
  kind === 'mail' ? fill(texts.mailOf, { purpose: purposeText(task) }) : taskText(task)

/** What tells one kind from the others. */
export const keyOfKind = ({ kind, task }: Pick<FailedKind, 'kind' | 'task'>): string => `${kind} ${task}`
