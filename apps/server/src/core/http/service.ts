import type {} from '@fastify/cookie'
import type {} from '@fastify/multipart'
import type { AnyCall } from '@enlace/contract/core/call.ts'
import type { Database } from '@enlace/database/database.ts'
import type { Disk } from '../disk/disk.ts'
import type { DomainNames } from '../outgoing/domain-names.ts'
import type { Settings } from '../settings/settings.ts'
import type { Storage } from '../storage/storage.ts'
import type { Keys } from '../keys/keys.ts'
import type { VisitedCompanies } from './visited-company.ts'

/** The users of an origin. */
export type Audience = 'portal' | 'backoffice'

/** Verifies that a captcha was solved, once. */
export interface CaptchaVerifier {
  isSolved(token: string, at: { company: number; address: string }): Promise<boolean>
  /** Verifies without using it up, for a request that may still be refused for another reason. */
  isUnspent(token: string, at: { company: number; address: string }): Promise<boolean>
}

/** The services of the running server that a call may need. */
export interface Service {
  /** Sessions, cookies and links of one origin are invalid at the other. */
  readonly audience: Audience
  readonly db: Database
  readonly settings: Settings
  readonly keys: Keys
  readonly captcha: CaptchaVerifier
  readonly visited: VisitedCompanies
  /** Looks up DNS records of a domain. */
  readonly names: DomainNames
  readonly storage: Storage
  /** The free room of this node. */
  readonly disk: Disk
  /** The calls of this server, in the order in which they were bound. */
  readonly served: AnyCall[]
}

declare module 'fastify' {
  interface FastifyInstance {
    service: Service
  }
  interface FastifyContextConfig {
    call?: AnyCall
  }
}
