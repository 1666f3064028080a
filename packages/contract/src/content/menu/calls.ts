import * as z from 'zod/mini'
import { defineCall } from '../../core/call.ts'

/** An entry of the company's own menu (spec 3, Menu item). */
export const MenuItem = z.object({
  label: z.string(),
  value: z.string(),
  type: z.enum(['component', 'template', 'ext']),
  order: z.number(),
  group: z.nullable(z.string()),
  data: z.record(z.string(), z.string()),
})
export type MenuItem = z.infer<typeof MenuItem>

/** The dynamic menu of the session's company, in order. */
export const getMenu = defineCall({
  purpose: "The company's own menu entries (spec 7, Menu data).",
  method: 'GET',
  path: '/menu',
  access: { actor: 'supplier' },
  answer: z.object({ menuContent: z.array(MenuItem) }),
})

/** The dynamic menu by application name, for clients that use that format. */
export const postMenu = defineCall({
  purpose: "The company's own menu entries by application (spec 7, Menu data).",
  method: 'POST',
  path: '/menu',
  access: { actor: 'supplier' },
  isForReaders: true,
  body: z.object({ appName: z.literal('agp') }),
  answer: z.array(MenuItem),
})
