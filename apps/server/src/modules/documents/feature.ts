import { downloadDocumentFile } from '@enlace/contract/documents/attachments/calls.ts'
import { downloadDeskDocumentFile } from '@enlace/contract/documents/desk/desk-calls.ts'
import * as files from '@enlace/contract/documents/attachments/desk/calls.ts'
import type { Feature } from '../../core/feature.ts'
import { documentFileDeskRoutes } from './attachments/desk-routes.ts'
import { figureTasks } from './kept/jobs.ts'
import { attachmentDeskRoutes, attachmentRoutes } from './attachments/routes.ts'

export const documentsFeature: Feature = {
  tasks: figureTasks,
  portal: { calls: [{ downloadDocumentFile }], slices: [attachmentRoutes] },
  backoffice: {
    calls: [{ downloadDeskDocumentFile }, files],
    slices: [attachmentDeskRoutes, documentFileDeskRoutes],
  },
}
