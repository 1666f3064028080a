import * as z from 'zod/mini'
import { defineCall } from '../core/call.ts'
import { DomainName, DomainProof } from './schemas.ts'

const access = { actor: 'staff', area: 'settings' } as const
const params = z.object({ domain: DomainName })
const answer = z.object({ domains: z.array(DomainProof) })

export const listDomains = defineCall({
  purpose:
    'The domains that the company proved to be its own, or is about to, with the record that proves each.',
  method: 'GET',
  path: '/staff/domains',
  access,
  answer,
})

export const askDomainProof = defineCall({
  purpose: 'Asks for the text record by which the company proves that it controls a domain.',
  method: 'POST',
  path: '/staff/domains',
  access,
  body: z.object({ domain: DomainName }),
  answer,
})

export const checkDomainProof = defineCall({
  purpose: 'Looks now whether the record that proves a domain is there.',
  method: 'POST',
  path: '/staff/domains/:domain/check',
  access,
  params,
  answer,
})

/** Also takes the domain off the list. */
export const forgetDomain = defineCall({
  purpose: 'Gives up the proof of a domain.',
  method: 'DELETE',
  path: '/staff/domains/:domain',
  access,
  stepUp: true,
  params,
  answer,
})
