import { listAffairs, listContactThrough, sendContactMail } from '@enlace/contract/contact-us/calls.ts'
import { registerSupplier } from '@enlace/contract/supplier-registration/calls.ts'
import { randomUUID } from 'node:crypto'
import { solveCaptcha } from './captcha.ts'
import type { TestBrowser, TestFile, TestServer } from './server.ts'

/** Answers to every question of the ready registration form. */
export const readyAnswers = {
  requestType: '1',
  documentID: '900123456',
  documentIdVerify: '8',
  businessName: 'Cauchos del Sur S.A.S.',
  economicActivity: '22',
  economicSubactivity: '2219',
  taxRegime: '48',
  pyme: '1',
  contactName: 'Ana',
  contactLastname: 'Pérez',
  contactIdentificationType: '13',
  contactIdentification: '1020304050',
  contactIndicativeTelephone: '57',
  contactTelephone: '3001234567',
  contactEmail: 'ana@cauchos.example',
  contactCity: 'Neiva',
  contactAddress: 'Calle 1 # 2-3',
  checkAcepto: true,
  checkAutorizo: true,
} as const

/** A small PDF that differs for each title. */
export const pdfTitled = (title: string) =>
  `%PDF-1.7\n1 0 obj\n<< /Title (${title}) >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n`

/** The required papers of the ready form. */
export const readyPapers: readonly TestFile[] = ['rut', 'certificacionBancaria', 'cedulaRepresentante'].map(
  (field) => ({ field, name: `${field}.pdf`, bytes: pdfTitled(field) }),
)

/** Fills in the ready registration form and sends it, as a visitor does. */
export async function registerAsVisitor(server: TestServer, browser: TestBrowser, company: number) {
  const captchaValue = await solveCaptcha(server, browser)
  return server.call(registerSupplier, browser, {
    body: {
      supplier: JSON.stringify({ ...readyAnswers, captchaValue }),
      company: JSON.stringify({ id: company }),
    },
    files: readyPapers,
  })
}

/** Writes to the company by its contact form, with the first option of each list. */
export async function writeAsVisitor(server: TestServer, browser: TestBrowser) {
  const [affair] = (await server.call(listAffairs, browser)).body.data
  const [channel] = (await server.call(listContactThrough, browser)).body.data
  const body = {
    name: 'Lucía',
    surname: 'Ñáñez',
    email: `lucia.${randomUUID().slice(0, 8)}@nuez.example`,
    indicative: '57',
    phone: '3005550188',
    city: 'Bogotá',
    company: 'Nueces',
    'job-title': 'Cartera',
    subject: affair?.id ?? '',
    'related-to': '',
    'affair-contact': channel?.id ?? '',
    message: '¿Cuándo pagan la FE-1024?',
    schedule: 'En la mañana',
    'check-acepto': 'true' as const,
    'check-autorizo': 'true' as const,
    captcha: await solveCaptcha(server, browser),
  }
  return server.call(sendContactMail, browser, { body })
}
