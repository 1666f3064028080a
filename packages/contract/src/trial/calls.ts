import * as z from 'zod/mini'
import { defineCall } from '../core/call.ts'
import { wholeNumber } from '../core/values.ts'
import { NewTrial, Trial, TrialAccess } from './schemas.ts'

const access = { actor: 'staff', area: 'settings' } as const

export const createTrialCompany = defineCall({
  purpose: 'Makes a trial company, which a job fills with invented records; operators only, three at most.',
  method: 'POST',
  path: '/staff/trial-companies',
  access: { actor: 'staff' },
  stepUp: true,
  ownSignIn: true,
  body: NewTrial,
  answer: z.object({ id: z.number(), nombre: z.string() }),
})

export const getTrialCompany = defineCall({
  purpose: 'What the open company was filled with, if it is a trial.',
  method: 'GET',
  path: '/staff/trial-company',
  access,
  answer: z.object({ trial: z.nullable(Trial) }),
})

/** Makes a person of the trial's main supplier; the link lets that person set a password. */
export const createTrialAccess = defineCall({
  purpose:
    'Invites an invented person to the main supplier of the open trial company, and tells the link once.',
  method: 'POST',
  path: '/staff/trial-company/links',
  access,
  stepUp: true,
  answer: TrialAccess,
})

/** Removes a trial company; the tables that keep issued or decided rows are counted. */
export const removeTrialCompany = defineCall({
  purpose: 'Removes another company that is a trial, with its data; operators only.',
  method: 'DELETE',
  path: '/staff/trial-companies/:company',
  access: { actor: 'staff' },
  stepUp: true,
  ownSignIn: true,
  params: z.object({ company: wholeNumber(1, 2_147_483_647) }),
  body: z.object({ nombre: z.string().check(z.maxLength(200)) }),
  answer: z.object({ kept: z.number() }),
})
