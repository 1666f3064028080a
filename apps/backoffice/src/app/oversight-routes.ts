import { apiKeysTexts } from '@enlace/contract/api-keys/texts.ts'
import { auditTexts } from '@enlace/contract/audit/texts.ts'
import { connectionsTexts } from '@enlace/contract/connections/texts.ts'
import { jobsTexts } from '@enlace/contract/jobs/texts.ts'
import { personalDataTexts } from '@enlace/contract/personal-data/texts.ts'
import { sessionsTexts } from '@enlace/contract/sign-in/sessions/texts.ts'
import { webhooksTexts } from '@enlace/contract/webhooks/texts.ts'
import { paths } from '../core/paths.ts'
import type { ScreenEntry } from '../core/screen/screen-entry.ts'

const audit = { actor: 'staff', area: 'audit' } as const
const operation = { actor: 'staff', area: 'operation' } as const

/** Oversight: who did what, how the installation's work goes, from where records come by themselves. */
export const oversightScreens: readonly ScreenEntry[] = [
  {
    path: paths.audit.pattern,
    access: audit,
    load: () => import('../features/audit/route.tsx').then((chunk) => chunk.auditRoute),
    menu: { group: 'oversight', label: auditTexts.title },
  },
  {
    path: paths.auditEntry.pattern,
    access: audit,
    load: () => import('../features/audit/detail-route.tsx').then((chunk) => chunk.auditEntryRoute),
  },
  {
    path: paths.sessions.pattern,
    access: operation,
    load: () => import('../features/sign-in/sessions/route.tsx').then((chunk) => chunk.sessionsRoute),
    menu: { group: 'oversight', label: sessionsTexts.title },
  },
  {
    path: paths.personalData.pattern,
    access: operation,
    load: () => import('../features/personal-data/route.tsx').then((chunk) => chunk.personalDataRoute),
    menu: { group: 'oversight', label: personalDataTexts.title },
  },
  {
    path: paths.jobs.pattern,
    access: operation,
    load: () => import('../features/jobs/route.tsx').then((chunk) => chunk.jobsRoute),
    menu: { group: 'oversight', label: jobsTexts.title, count: 'failed-jobs' },
  },
  {
    path: paths.apiKeys.pattern,
    access: operation,
    load: () => import('../features/api-keys/route.tsx').then((chunk) => chunk.apiKeysRoute),
    menu: { group: 'oversight', label: apiKeysTexts.title },
  },
  {
    path: paths.apiKey.pattern,
    access: operation,
    load: () => import('../features/api-keys/detail-route.tsx').then((chunk) => chunk.apiKeyRoute),
  },
  {
    path: paths.webhooks.pattern,
    access: operation,
    load: () => import('../features/webhooks/route.tsx').then((chunk) => chunk.webhooksRoute),
    menu: { group: 'oversight', label: webhooksTexts.title },
  },
  {
    path: paths.webhook.pattern,
    access: operation,
    load: () => import('../features/webhooks/detail-route.tsx').then((chunk) => chunk.webhookRoute),
  },
  {
    path: paths.connections.pattern,
    access: operation,
    load: () => import('../features/connections/route.tsx').then((chunk) => chunk.connectionsRoute),
    menu: { group: 'data', label: connectionsTexts.title },
  },
  {
    // Before the connections themselves: it is no id of one.
    path: paths.newConnection.pattern,
    access: operation,
    load: () => import('../features/connections/new-route.tsx').then((chunk) => chunk.newConnectionRoute),
  },
  {
    path: paths.connection.pattern,
    access: operation,
    load: () => import('../features/connections/detail-route.tsx').then((chunk) => chunk.connectionRoute),
  },
]
