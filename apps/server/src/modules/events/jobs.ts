import * as z from 'zod'
import { daily } from '../../core/jobs/schedule.ts'
import type { Task } from '../../core/jobs/task.ts'
import { generateEvents } from './generate-commands.ts'
import { remindOfDay, remindOfEvent, soonTask } from './remind-commands.ts'

const Payload = z.object({ event: z.uuid() })

/** Every night, generates the events of the company's calendar for the coming year. */
export const generateCalendar: Task = {
  name: 'generate-events',
  schedule: daily(1),
  run: async ({ company }, { db }) => {
    await generateEvents(db, company, new Date())
  },
}

/** Every morning, reminds the attendees of the next day's events, and suppliers of the cut-off. */
export const remindOfEvents: Task = {
  name: 'remind-of-events',
  schedule: daily(7),
  run: ({ company }, { db }) => remindOfDay(db, company, new Date()),
}

/** An hour before an event, reminds its attendees, once per start time. */
export const eventSoon: Task = {
  name: soonTask,
  run: ({ company, payload }, { db }) => remindOfEvent(db, company, Payload.parse(payload).event),
}
