import * as z from 'zod/mini'
import { plainHost } from '@enlace/domain/host-name.ts'
import { domainTexts as texts } from './texts.ts'

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const name = new RegExp(`^${label}(?:\\.${label})+$`)

/** Creates the schema of a normalised host or domain name, with the message for an invalid one. */
export const hostNameOf = (malformed: string) =>
  z.string().check(
    z.overwrite(plainHost),
    z.regex(name, malformed),
    z.maxLength(253, malformed),
    z.refine((host) => !/^[\d.]+$/.test(host), malformed),
  )

/** A domain, as typed. */
export const DomainName = hostNameOf(texts.malformed)

/** The proof of a domain: its state and the DNS record. */
export const DomainProof = z.object({
  domain: z.string(),
  /** The name of the TXT record and its value. */
  recordName: z.string(),
  recordText: z.string(),
  /** `failing`: still valid, although its record was not found lately. */
  state: z.enum(['waiting', 'proven', 'failing', 'lapsed']),
  provenAt: z.nullable(z.string()),
  checkedAt: z.nullable(z.string()),
  /** Until when a failing proof is valid. */
  until: z.nullable(z.string()),
})
export type DomainProof = z.infer<typeof DomainProof>
