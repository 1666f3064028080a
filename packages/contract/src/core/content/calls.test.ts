import { expect, it } from 'vitest'
import { getPageStatus } from '../company/calls.ts'
import * as content from './calls.ts'

/** What a page shows beside its own matter: it comes when it comes, and nobody waits for it. */
const quiet = [
  content.getAdvertisements,
  content.getAdvertisementsByCompany,
  content.getAdSpaces,
  content.getCmsContent,
  content.getCmsSpace,
  content.getProviderMessage,
  getPageStatus,
]

it('shows the overlay for no advertisement, page-offline, CMS info or ad-space call, and for every other', () => {
  for (const { path, isQuiet } of quiet) expect([path, isQuiet]).toEqual([path, true])
  const others = Object.values(content).filter((call) => !quiet.some((one) => one.path === call.path))
  expect(others.map(({ path }) => path)).toContain('/page-info/:code')
  for (const { path, isQuiet } of others) expect([path, isQuiet]).toEqual([path, undefined])
})

it('is for everybody: content is what a company shows to its visitors', () => {
  for (const { access } of Object.values(content)) expect(access).toEqual({ actor: 'visitor' })
})
