import * as z from 'zod/mini'
import { plainHost } from '@enlace/domain/host-name.ts'
import { domainTexts as texts } from './texts.ts'

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const name = new RegExp(`^${label}(?:\\.${label})+$`)

/** A host or domain name in the one way in which it is kept; what is none is refused with a sentence. */
export const hostNameOf = (malformed: string) =>
  z.string().check(
    z.overwrite(plainHost),
    z.regex(name, malformed),
    z.maxLength(253, malformed),
    z.refine((host) => !/^[\d.]+$/.test(host), malformed),
  )

/** A domain as somebody writes it. */
export const DomainName = hostNameOf(texts.malformed)

/** How the proof of a domain stands, and the record that proves it. */
export const DomainProof = z.object({
  domain: z.string(),
  /** Where the text record stands, and what it says. */
  recordName: z.string(),
  recordText: z.string(),
  /** `failing`: still proven, though its record is not found lately. */
  state: z.enum(['waiting', 'proven', 'failing', 'lapsed']),
  provenAt: z.nullable(z.string()),
  checkedAt: z.nullable(z.string()),
  /** Until when a failing proof still stands. */
  until: z.nullable(z.string()),
})
export type DomainProof = z.infer<typeof DomainProof>
