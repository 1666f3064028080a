import {
  changeMedium,
  getMedium,
  listMedia,
  removeMedium,
  replaceMedium,
  uploadMedia,
} from '@enlace/contract/media/calls.ts'
import type { ChangedMedium } from '@enlace/contract/media/schemas.ts'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { partsOf } from '@enlace/web/http/file-parts.ts'
import { uploader } from '@enlace/web/http/upload.ts'
import { send } from '../session/client.ts'

/** What is asked of the library: a word, which ones, and the page. */
export type MediaSearch = { q: string; only: 'all' | 'unused' | 'without-alt'; page: number }

/** Milliseconds after which the sizes that are being made are asked about again. */
const lookAgain = 1500

/** Pictures of the library, asked for again for as long as some are being prepared. */
export const mediaQuery = (query: MediaSearch) => {
  const options = callQuery(listMedia, { query })
  return {
    ...options,
    staleTime: 0,
    // Nobody waits for it: it shows no overlay.
    meta: { isQuiet: true },
    refetchInterval: ({ state }: { state: { data?: { media: readonly { state: string }[] } | undefined } }) =>
      state.data?.media.some((medium) => medium.state === 'procesando') ? lookAgain : false,
  } as const
}

/** One picture with the places that show it, asked for again while it is being prepared. */
export const mediumQuery = (id: string) => ({
  ...callQuery(getMedium, { params: { id } }),
  staleTime: 0,
  refetchInterval: ({ state }: { state: { data?: { medium: { state: string } } | undefined } }) =>
    state.data?.medium.state === 'procesando' ? lookAgain : (false as const), // one of the two that it may answer
})

/** Takes pictures into the library. */
export const sendMedia = (files: readonly File[], onProgress: (sent: number) => void) =>
  uploader(onProgress)(uploadMedia, { body: partsOf(files) })

/** Puts another file in the place of a picture's. */
export const sendReplacement = (
  id: string,
  version: number,
  file: File,
  onProgress: (sent: number) => void,
) => uploader(onProgress)(replaceMedium, { params: { id }, body: { version, ...partsOf([file]) } })

/** Changes what is known of a picture. */
export const saveMedium = (id: string, body: ChangedMedium) => send(changeMedium, { params: { id }, body })

/** Takes a picture away that nothing shows. */
export const dropMedium = (id: string) => send(removeMedium, { params: { id } })
