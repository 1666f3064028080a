import type { CountName } from '../notifications/live/counts.ts'

/** The start page of the back office. */
export const startPageTexts = {
  title: 'Inicio',
  greeting: 'Hola, {name}',
  intro: '{company} · {rol}',
  stepsLeft:
    'Para abrir el portal a sus proveedores faltan {left} de {all} {all:primer paso|primeros pasos}.',
  stepLeft: 'Para abrir el portal a sus proveedores falta un paso.',
  path: 'Para abrir el portal',
  waiting: 'Trabajo pendiente',
  waits: {
    registrations: 'Solicitudes de registro',
    'profile-requests': 'Cambios de datos',
    'bank-changes': 'Cambios de cuenta bancaria',
    'required-documents': 'Documentos por revisar',
    'evaluation-reviews': 'Calificaciones por revisar',
    'contract-policies': 'Pólizas por revisar',
    questions: 'Consultas por responder',
    'contact-messages': 'Mensajes de contacto',
    objections: 'Objeciones',
    proposals: 'Novedades',
    'failed-mails': 'Correos que no salieron',
    certificates: 'Certificados',
    'source-alarms': 'Fuentes sin datos recientes',
    'failed-jobs': 'Trabajos con error',
  } satisfies Record<CountName, string>,
  noData: 'Las cifras aparecen aquí cuando se carguen los primeros proveedores.',
  toSteps: 'Ver los primeros pasos',
} as const
