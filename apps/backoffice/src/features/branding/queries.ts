import {
  getBranding,
  previewBranding,
  saveBranding,
  uploadBrandImage,
} from '@enlace/contract/branding/calls.ts'
import type { BrandImage, PreviewPage, WrittenBranding } from '@enlace/contract/branding/schemas.ts'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { partsOf } from '@enlace/web/http/file-parts.ts'
import { uploader } from '@enlace/web/http/upload.ts'
import { send } from '../../core/session/client.ts'

/** The brand as the portal shows it. */
export const brandingQuery = () => ({ ...callQuery(getBranding), staleTime: 0 })

/** Where a page of the portal is drawn with what is typed. */
export const previewQuery = (written: WrittenBranding, page: PreviewPage, scheme: 'light' | 'dark') => ({
  queryKey: ['brand-preview', JSON.stringify([written, page, scheme])],
  queryFn: () => send(previewBranding, { body: { written, page, scheme } }),
  staleTime: 5 * 60_000,
  retry: false,
})

/** Keeps the brand over the version that was seen. */
export const sendBranding = (version: string, written: WrittenBranding) =>
  send(saveBranding, { body: { version, written } })

/** Sends a picture; answers where it is. */
export async function sendImage(
  kind: BrandImage,
  file: File,
  onProgress: (sent: number) => void,
): Promise<string> {
  const { address } = await uploader(onProgress)(uploadBrandImage, { body: { kind, ...partsOf([file]) } })
  return address
}
