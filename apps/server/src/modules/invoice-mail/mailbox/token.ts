import { createHash } from 'node:crypto'
import * as z from 'zod'
import type { MailboxAccess } from '@enlace/contract/invoice-mail/limits.ts'
import type { MailboxFaultReason } from '@enlace/contract/invoice-mail/settings/texts.ts'
import { guardedFetch } from '../../../core/outgoing/guarded-fetch.ts'
import type { FindAddresses } from '../../../core/outgoing/guarded-lookup.ts'
import type { Settings } from '../../../core/settings/settings.ts'
import { MailboxFault } from './mailbox-fault.ts'
import type { MailboxSecret } from './secret.ts'

/** The company's application at a provider of mail. */
export interface TokenClient extends MailboxSecret {
  access: Exclude<MailboxAccess, 'clave'>
  /** The directory at Microsoft. */
  tenant: string
  client: string
}

type Asking = Pick<Settings, 'proxy' | 'mailTokenUrl'>

/** A token by which the mailbox is entered, and whether it was known from before. */
export interface MailToken {
  token: string
  isKnown: boolean
}

/** Milliseconds for the provider to answer, and the most bytes of its answer. */
const patience = 15_000
const largestAnswer = 64 * 1024
/** Milliseconds before its end from which a token is not used. */
const margin = 60_000
/** Tokens kept in memory: one for each mailbox of the installation, with room. */
const mostKept = 1000

const kept = new Map<string, { token: string; until: number }>()

const Granted = z.object({ access_token: z.string().min(1), expires_in: z.coerce.number().default(300) })
const Refused = z.object({ error: z.string(), error_codes: z.array(z.number()).default([]) })

/** Microsoft's numbers for a directory that it does not know. */
const unknownTenant = new Set([90002, 900021, 900023])

/** Returns a token of the provider, a kept one while it holds. @throws MailboxFault. */
export async function mailToken(
  settings: Asking,
  client: TokenClient,
  { isFresh = false, find }: { isFresh?: boolean; find?: FindAddresses } = {},
): Promise<MailToken> {
  const key = createHash('sha256').update(JSON.stringify(client)).digest('base64')
  const known = kept.get(key)
  if (!isFresh && known && known.until > Date.now()) return { token: known.token, isKnown: true }
  kept.delete(key)
  const { access_token: token, expires_in: seconds } = await askFor(settings, client, find)
  if (kept.size >= mostKept) kept.clear()
  kept.set(key, { token, until: Date.now() + seconds * 1000 - margin })
  return { token, isKnown: false }
}

async function askFor({ proxy, mailTokenUrl }: Asking, client: TokenClient, find: FindAddresses | undefined) {
  const { url, form } = requestOf(client)
  const target = mailTokenUrl === undefined ? url : new URL(url.pathname, mailTokenUrl)
  try {
    const answer = await guardedFetch(
      target,
      {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
        body: new URLSearchParams(form).toString(),
      },
      {
        ownHosts: mailTokenUrl === undefined ? [] : [target.host],
        patienceMilliseconds: patience,
        largestAnswer,
        proxy,
        find,
      },
    )
    const told: unknown = await answer.json()
    if (answer.ok) return Granted.parse(told)
    throw new MailboxFault(reasonOf(Refused.parse(told)))
  } catch (fault) {
    if (fault instanceof MailboxFault) throw fault
    throw new MailboxFault('token-unreachable', fault)
  }
}

function requestOf({ access, tenant, client, clave, actualizacion }: TokenClient) {
  const form = { client_id: client, client_secret: clave }
  return access === 'microsoft'
    ? {
        url: new URL(`https://login.microsoftonline.com/${encodeURIComponent(tenant)}/oauth2/v2.0/token`),
        form: { ...form, grant_type: 'client_credentials', scope: 'https://outlook.office365.com/.default' },
      }
    : {
        url: new URL('https://oauth2.googleapis.com/token'),
        form: { ...form, grant_type: 'refresh_token', refresh_token: actualizacion },
      }
}

function reasonOf({ error, error_codes: codes }: z.infer<typeof Refused>): MailboxFaultReason {
  if (error === 'invalid_tenant' || codes.some((code) => unknownTenant.has(code))) return 'token-tenant'
  if (error === 'invalid_grant') return 'token-grant'
  if (['invalid_client', 'unauthorized_client', 'invalid_scope'].includes(error)) return 'token-client'
  return 'token-unreachable'
}
