import { defineCall } from '../../core/call.ts'
import { Live } from './schemas.ts'

/**
 * The live state of the company's work: pending counts, who has what open, and changes. Requested as
 * `application/x-ndjson`, the response stays open and sends a line per change.
 */
export const followLive = defineCall({
  purpose:
    'What waits for the staff and who works at what; as application/x-ndjson a stream with a line for each change.',
  method: 'GET',
  path: '/staff/live',
  access: { actor: 'staff' },
  answer: Live,
  delivers: 'stream',
  isQuiet: true,
  isBackground: true,
})
