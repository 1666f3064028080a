import * as z from 'zod/mini'
import { helpTopics } from './topics.ts'

const Topics = z.array(z.enum(helpTopics)).check(z.maxLength(helpTopics.length))

/** The topics that the user has seen, which are not shown again automatically. */
export const SeenHelp = z.object({ seen: Topics })
export type SeenHelp = z.infer<typeof SeenHelp>
