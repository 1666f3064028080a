import * as z from 'zod/mini'
import { defineCall } from '../core/call.ts'
import { AcceptedTexts, DueLegalText } from './schemas.ts'

const access = { actor: 'supplier' } as const

export const listDueLegalTexts = defineCall({
  purpose:
    'The legal texts that the signed-in person has to accept before anything else; none where all are.',
  method: 'GET',
  path: '/legal-texts/due',
  access,
  isBeforeAcceptance: true,
  answer: z.object({ texts: z.array(DueLegalText) }),
})

export const acceptLegalTexts = defineCall({
  purpose: 'Accepts the legal texts that are due, by the versions that were read; keeps when and from where.',
  method: 'POST',
  path: '/legal-texts/acceptance',
  access,
  isBeforeAcceptance: true,
  isForReaders: true,
  body: AcceptedTexts,
  answer: z.object({}),
})
