import * as z from 'zod/mini'
import { defineCall } from '../core/call.ts'
import {
  RegistrationCorrection,
  RegistrationReceipt,
  RegistrationStatus,
  RequestToken,
  SupplierRegister,
} from './schemas.ts'

const visitor = { actor: 'visitor' } as const

/** The maximum number of files of a registration, and their maximum size (decisions 6). */
const registrationFiles = { count: 10, bytes: 10 * 1024 * 1024 } as const

export const getSuppliersList = defineCall({
  purpose: 'Whether the company takes registrations of suppliers (spec 7, Suppliers list).',
  method: 'GET',
  path: '/suppliers-list',
  access: visitor,
  answer: z.object({ agp_registration_supplier: z.number() }),
})

/** Registers a supplier by the company's template; the request gets a number, a confirmation mail and a link. */
export const registerSupplier = defineCall({
  purpose:
    'Registers a supplier: supplier and company as JSON text, each file under its own key (spec 7, Supplier register).',
  method: 'POST',
  path: '/supplier-register',
  access: visitor,
  limit: 'registration',
  encoding: 'multipart',
  files: registrationFiles,
  body: SupplierRegister,
  answer: RegistrationReceipt,
})

/** A registration request by the secret of its link: number, state, history and next steps. */
export const getRegistrationStatus = defineCall({
  purpose: 'A registration request by its link (decisions 6).',
  method: 'GET',
  path: '/registration-status/:token',
  access: visitor,
  limit: 'request-status',
  params: RequestToken,
  answer: RegistrationStatus,
})

/** Resubmits a returned request with corrections and replaced files. */
export const correctRegistration = defineCall({
  purpose: 'Corrects a returned registration request by its link (decisions 6).',
  method: 'POST',
  path: '/registration-status/:token',
  access: visitor,
  limit: 'registration',
  encoding: 'multipart',
  files: registrationFiles,
  params: RequestToken,
  body: RegistrationCorrection,
  answer: RegistrationReceipt,
})
