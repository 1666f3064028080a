import * as companyRegistration from '@enlace/contract/supplier-registration/company-calls.ts'
import * as supplierRegistration from '@enlace/contract/supplier-registration/calls.ts'
import * as registrations from '@enlace/contract/supplier-registration/desk/calls.ts'
import type { Feature } from '../../core/feature.ts'
import { companyRegistrationRoutes } from './company-routes.ts'
import { countRegistrations } from './desk/queries.ts'
import { registrationsRoutes } from './desk/routes.ts'
import { registrationNews } from './requests/news-jobs.ts'
import { supplierRegistrationRoutes } from './routes.ts'
import { validatorRoutes } from './validators-routes.ts'

export const supplierRegistrationFeature: Feature = {
  portal: {
    calls: [companyRegistration, supplierRegistration],
    slices: [companyRegistrationRoutes, validatorRoutes, supplierRegistrationRoutes],
  },
  backoffice: { calls: [registrations], slices: [registrationsRoutes] },
  tasks: [registrationNews],
  counts: { registrations: countRegistrations },
}
