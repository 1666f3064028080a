import { downloadDocumentFile } from '@enlace/contract/documents/attachments/calls.ts'
import type { Feature } from '../../core/feature.ts'
import { attachmentRoutes } from './attachments/routes.ts'

export const documentsFeature: Feature = {
  portal: { calls: [{ downloadDocumentFile }], slices: [attachmentRoutes] },
}
