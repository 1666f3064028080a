import { expect, it } from 'vitest'
import { getPageStatus } from '../company/calls.ts'
import * as content from './calls.ts'

/** Calls for secondary content of a page, which must not show a wait. */
const quiet = [
  content.getAdvertisements,
  content.getAdvertisementsByCompany,
  content.getAdSpaces,
  content.getCmsContent,
  content.getCmsSpace,
  content.getPageInfo,
  content.postPageInfo,
  content.postLoginContent,
  content.getProviderMessage,
  getPageStatus,
]

it('shows no overlay for an advertisement, page-offline, CMS info or ad-space call, and one for every other', () => {
  for (const { path, isQuiet } of quiet) expect([path, isQuiet]).toEqual([path, true])
  const loud = Object.values(content).filter(({ isQuiet }) => isQuiet !== true)
  expect(loud.map(({ path }) => path)).toEqual(['/template-html/:name', '/template-html'])
})

it('is for everybody: content is what a company shows to its visitors', () => {
  for (const { access } of Object.values(content)) expect(access).toEqual({ actor: 'visitor' })
})
