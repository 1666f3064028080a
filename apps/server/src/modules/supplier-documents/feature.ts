import * as supplierDocuments from '@enlace/contract/supplier-documents/calls.ts'
import type { Feature } from '../../core/feature.ts'

export const supplierDocumentsFeature: Feature = {
  backoffice: { calls: [supplierDocuments], slices: [] },
}
