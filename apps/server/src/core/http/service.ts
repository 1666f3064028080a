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

/** Whom an origin of the product is for. */
export type Audience = 'portal' | 'backoffice'

/** Returns whether what a visitor's browser sent proves that the captcha was solved, once. */
export interface CaptchaVerifier {
  isSolved(token: string, at: { company: number; address: string }): Promise<boolean>
  /** Likewise, without using it up: for a request that may still be refused for something else. */
  isUnspent(token: string, at: { company: number; address: string }): Promise<boolean>
}

/** What every call may need of the running server. */
export interface Service {
  /** Sessions, cookies and links of one origin open nothing at the other. */
  readonly audience: Audience
  readonly db: Database
  readonly settings: Settings
  readonly keys: Keys
  readonly captcha: CaptchaVerifier
  readonly visited: VisitedCompanies
  /** What the names of the world say of a domain. */
  readonly names: DomainNames
  readonly storage: Storage
  /** The room that this node has. */
  readonly disk: Disk
  /** The calls that this server answers, in the order in which they were bound. */
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
