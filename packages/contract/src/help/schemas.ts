import * as z from 'zod/mini'
import { helpTopics } from './topics.ts'

const Topics = z.array(z.enum(helpTopics)).check(z.maxLength(helpTopics.length))

/** What the person has seen, and is not shown again by itself. */
export const SeenHelp = z.object({ seen: Topics })
export type SeenHelp = z.infer<typeof SeenHelp>
