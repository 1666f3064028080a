import { defineCall } from '../../core/call.ts'
import { Live } from './schemas.ts'

/**
 * How the company's work stands: what waits, who has what open, what was changed. Asked for as `application/x-ndjson` the
 * answer stays open and brings a line whenever one of them changes.
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
