import type { ScreenEntry } from '../../core/screen/screen-entry.ts'
import { bankAccountsScreens } from '../../features/bank-accounts/feature.ts'
import { blogScreens } from '../../features/blog/feature.ts'
import { certificatesScreens } from '../../features/certificates/feature.ts'
import { contentScreens } from '../../features/content/feature.ts'
import { dashboardScreens } from '../../features/dashboard/feature.ts'
import { eventsScreens } from '../../features/events/feature.ts'
import { exportsScreens } from '../../features/exports/feature.ts'
import { notificationsScreens } from '../../features/notifications/feature.ts'
import { papersScreens } from '../../features/papers/feature.ts'
import { profileScreens } from '../../features/profile/feature.ts'
import { invoicesScreens } from '../../features/invoices/feature.ts'
import { questionsScreens } from '../../features/questions/feature.ts'
import { reportsScreens } from '../../features/reports/feature.ts'
import { requiredDocumentsScreens } from '../../features/required-documents/feature.ts'
import { supplierContractsScreens } from '../../features/supplier-contracts/feature.ts'
import { supplierQualificationScreens } from '../../features/supplier-qualification/feature.ts'
import { supplierKeysScreens } from '../../features/supplier-keys/feature.ts'
import { usersScreens } from '../../features/users/feature.ts'
import { documentRoutes } from './document-routes.ts'
import { visitorScreens } from './visitor-routes.ts'

/** Every screen of the portal, from the concept that it belongs to; each is loaded when its place is opened. */
export const screens: readonly ScreenEntry[] = [
  ...visitorScreens,
  ...documentRoutes,
  ...bankAccountsScreens,
  ...blogScreens,
  ...certificatesScreens,
  ...contentScreens,
  ...dashboardScreens,
  ...eventsScreens,
  ...exportsScreens,
  ...notificationsScreens,
  ...papersScreens,
  ...profileScreens,
  ...invoicesScreens,
  ...questionsScreens,
  ...reportsScreens,
  ...requiredDocumentsScreens,
  ...supplierContractsScreens,
  ...supplierQualificationScreens,
  ...supplierKeysScreens,
  ...usersScreens,
]
