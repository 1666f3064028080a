import { Problem } from '@enlace/contract/core/problems.ts'
import { pushTexts as texts } from '@enlace/contract/push/texts.ts'
import { parseCalendarDate, todayInBogota } from '@enlace/domain/calendar-date.ts'

const instantPattern =
  /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/
/** Milliseconds that an ERP's clock may be ahead of ours. */
const clockSkew = 5 * 60_000

/**
 * Parses the moment until which a kind is complete; a date means its end in Colombia. @throws Problem `invalid-fields`
 * if it is invalid or in the future.
 */
export function readAsOf(text: string, now: Date): string {
  const [, day = ''] = instantPattern.exec(text) ?? []
  const date = parseCalendarDate(day === '' ? text : day)
  if (date === undefined) throw new Problem('invalid-fields', {}, { as_of: texts.asOfInvalid })
  if (day === '') {
    if (date > todayInBogota(now)) throw new Problem('invalid-fields', {}, { as_of: texts.asOfFuture })
    return `${date}T23:59:59-05:00`
  }
  const moment = new Date(text)
  if (Number.isNaN(moment.getTime())) throw new Problem('invalid-fields', {}, { as_of: texts.asOfInvalid })
  if (moment.getTime() > now.getTime() + clockSkew)
    throw new Problem('invalid-fields', {}, { as_of: texts.asOfFuture })
  return moment.toISOString()
}

/** Returns the format of the records from the content type. @throws Problem `push-unsupported`. */
export function formOf(contentType: string | undefined): 'lines' | 'array' {
  const [type = '', ...parameters] = (contentType ?? '').toLowerCase().split(';')
  const charset = parameters
    .map((one) => /^\s*charset="?([\w-]+)"?\s*$/.exec(one)?.[1])
    .find((one) => one !== undefined)
  if (charset !== undefined && !['utf-8', 'utf8', 'us-ascii'].includes(charset))
    throw new Problem('push-unsupported')
  const form = forms[type.trim()]
  if (form === undefined) throw new Problem('push-unsupported')
  return form
}

const forms: Readonly<Record<string, 'lines' | 'array'>> = {
  'application/x-ndjson': 'lines',
  'application/ndjson': 'lines',
  'application/jsonl': 'lines',
  'application/x-jsonlines': 'lines',
  'application/json': 'array',
}
