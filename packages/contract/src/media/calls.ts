import * as z from 'zod/mini'
import { defineCall } from '../core/call.ts'
import { wholeNumber } from '../core/values.ts'
import { mediaLimits } from './limits.ts'
import { ChangedMedium, Medium, MediumUse } from './schemas.ts'

const access = { actor: 'staff', area: 'content' } as const
const params = z.object({ id: z.uuid() })
const files = { count: mediaLimits.files, bytes: mediaLimits.bytes, kinds: 'pictures' } as const

export const listMedia = defineCall({
  purpose: "The pictures of the company's library, the newest first, by a word of their name or text.",
  method: 'GET',
  path: '/staff/media',
  access,
  query: z.object({
    q: z._default(z.string().check(z.trim(), z.maxLength(80)), ''),
    /** Only unused pictures, or those without an alternative text. */
    only: z._default(z.enum(['all', 'unused', 'without-alt']), 'all'),
    page: z._default(wholeNumber(1, 1000), 1),
  }),
  answer: z.object({ media: z.array(Medium), total: z.number(), pageSize: z.number() }),
})

export const getMedium = defineCall({
  purpose: 'A picture of the library with the places that show it.',
  method: 'GET',
  path: '/staff/media/:id',
  access,
  params,
  answer: z.object({ medium: Medium, uses: z.array(MediumUse) }),
})

export const uploadMedia = defineCall({
  purpose: 'Takes pictures (JPG, PNG, WebP, AVIF, SVG) into the library; AVIF and WebP sizes follow.',
  method: 'POST',
  path: '/staff/media',
  access,
  encoding: 'multipart',
  files,
  // Files only.
  body: z.looseObject({}),
  answer: z.object({ media: z.array(Medium) }),
})

export const changeMedium = defineCall({
  purpose: "Changes a picture's name, alternative text and focal point.",
  method: 'PUT',
  path: '/staff/media/:id',
  access,
  params,
  body: ChangedMedium,
  answer: z.object({ medium: Medium }),
})

export const replaceMedium = defineCall({
  purpose: 'Puts another file in the place of a picture, wherever it is shown.',
  method: 'POST',
  path: '/staff/media/:id/file',
  access,
  encoding: 'multipart',
  files: { ...files, count: 1 },
  params,
  body: z.object({ version: wholeNumber(1, 2_147_483_647) }),
  answer: z.object({ medium: Medium }),
})

/** Deletes a picture; one in use is kept. */
export const removeMedium = defineCall({
  purpose: 'Takes a picture that nothing shows out of the library.',
  method: 'DELETE',
  path: '/staff/media/:id',
  access,
  params,
  answer: z.null(),
})
