import * as z from 'zod/mini'
import { defineCall } from '../core/call.ts'
import { Branding, brandImages, previewPages, WrittenBranding } from './schemas.ts'

const access = { actor: 'staff', area: 'settings' } as const

/** The company's brand: colour, pictures and welcome texts. */
export const getBranding = defineCall({
  purpose: 'The branding of the company as its portal shows it.',
  method: 'GET',
  path: '/staff/branding',
  access,
  answer: Branding,
})

/** Saves the brand, which the portal shows immediately. */
export const saveBranding = defineCall({
  purpose: 'Changes the branding of the company; the portal shows it at once.',
  method: 'PUT',
  path: '/staff/branding',
  access,
  body: z.object({ version: z.string(), written: WrittenBranding }),
  answer: z.object({ version: z.string() }),
})

/** Uploads a picture of the brand; the portal shows it once a saved brand refers to it. */
export const uploadBrandImage = defineCall({
  purpose: 'Takes a logo, a login image or a favicon, to be named by the branding.',
  method: 'POST',
  path: '/staff/branding/images',
  access,
  encoding: 'multipart',
  limit: 'upload',
  body: z.object({ kind: z.enum(brandImages) }),
  files: { count: 1, bytes: 2 * 1024 * 1024, kinds: 'pictures' },
  answer: z.object({ address: z.string() }),
})

/** Renders a page of the portal with an unsaved brand; returns a URL that is valid for some minutes. */
export const previewBranding = defineCall({
  purpose: 'Where a page of the portal is drawn with branding that is not saved yet.',
  method: 'POST',
  path: '/staff/branding/preview',
  access: { ...access, right: 'read' },
  isQuiet: true,
  body: z.object({
    written: WrittenBranding,
    page: z.enum(previewPages),
    scheme: z.enum(['light', 'dark']),
  }),
  answer: z.object({ address: z.string() }),
})
