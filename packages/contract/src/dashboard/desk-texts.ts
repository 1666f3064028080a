import type { CountName } from '../notifications/live/counts.ts'
import * as places from '../core/words/place-texts.ts'

/** The start page of the back office. */
export const startPageTexts = {
  title: places.home,
  greeting: 'Hola, {name}',
  intro: '{company} · {rol}',
  stepsLeft:
    'Para abrir el portal a sus proveedores faltan {left} de {all} {all:primer paso|primeros pasos}.',
  stepLeft: 'Para abrir el portal a sus proveedores falta un paso.',
  path: 'Para abrir el portal',
  waiting: 'Trabajo pendiente',
  waits: {
    registrations: places.registrationRequests,
    'profile-requests': 'Cambios de datos',
    'bank-changes': 'Cambios de cuenta bancaria',
    'required-documents': 'Documentos por revisar',
    'evaluation-reviews': 'Calificaciones por revisar',
    'contract-policies': 'Pólizas por revisar',
    questions: 'Consultas por responder',
    'submitted-invoices': places.invoicesToReview,
    'invoice-mails': places.invoiceMails,
    'contact-messages': places.contactMessages,
    objections: 'Objeciones',
    proposals: 'Novedades',
    'failed-mails': 'Correos que no salieron',
    'company-papers': 'Documentos de la compañía por renovar',
    certificates: places.certificates,
    'source-alarms': 'Fuentes sin datos recientes',
    'failed-jobs': 'Tareas con error',
  } satisfies Record<CountName, string>,
  noData: 'Las cifras aparecerán aquí cuando cargue los primeros proveedores.',
  toSteps: 'Ver los primeros pasos',
} as const
