import { certificatesDeskTexts } from '@enlace/contract/certificates/desk/texts.ts'
import { contactDeskTexts } from '@enlace/contract/contact-us/desk/texts.ts'
import { mailsDeskTexts } from '@enlace/contract/mail/desk/texts.ts'
import { objectionsDeskTexts } from '@enlace/contract/notes-debit/desk/texts.ts'
import { proposalsDeskTexts } from '@enlace/contract/purchase-order/proposals/texts.ts'
import { questionsDeskTexts } from '@enlace/contract/questions/desk/texts.ts'
import { paths } from '../core/paths.ts'
import type { ScreenEntry } from '../core/screen/screen-entry.ts'

const questions = { actor: 'staff', area: 'questions' } as const
const documents = { actor: 'staff', area: 'documents' } as const
const certificates = { actor: 'staff', area: 'certificates' } as const
const mails = { actor: 'staff', area: 'mails' } as const

/** The daily work: what suppliers and visitors write, what they object to and propose, certificates and mails. */
export const workScreens: readonly ScreenEntry[] = [
  {
    path: paths.questions.pattern,
    access: questions,
    load: () => import('../features/questions/route.tsx').then((chunk) => chunk.questionsRoute),
    menu: { group: 'work', label: questionsDeskTexts.title, count: 'questions' },
  },
  {
    path: paths.question.pattern,
    access: questions,
    load: () => import('../features/questions/detail-route.tsx').then((chunk) => chunk.deskQuestionRoute),
  },
  {
    path: paths.answerTemplates.pattern,
    access: questions,
    load: () =>
      import('../features/questions/templates-route.tsx').then((chunk) => chunk.answerTemplatesRoute),
  },
  {
    path: paths.objections.pattern,
    access: documents,
    load: () => import('../features/notes-debit/route.tsx').then((chunk) => chunk.objectionsRoute),
    menu: { group: 'work', label: objectionsDeskTexts.title, count: 'objections' },
  },
  {
    path: paths.objection.pattern,
    access: documents,
    load: () => import('../features/notes-debit/detail-route.tsx').then((chunk) => chunk.objectionRoute),
  },
  {
    path: paths.proposals.pattern,
    access: documents,
    load: () => import('../features/purchase-order/route.tsx').then((chunk) => chunk.proposalsRoute),
    menu: { group: 'work', label: proposalsDeskTexts.title, count: 'proposals' },
  },
  {
    path: paths.proposal.pattern,
    access: documents,
    load: () => import('../features/purchase-order/detail-route.tsx').then((chunk) => chunk.proposalRoute),
  },
  {
    path: paths.contactMessages.pattern,
    access: questions,
    load: () => import('../features/contact-us/route.tsx').then((chunk) => chunk.contactMessagesRoute),
    menu: { group: 'work', label: contactDeskTexts.title, count: 'contact-messages' },
  },
  {
    path: paths.contactMessage.pattern,
    access: questions,
    load: () => import('../features/contact-us/detail-route.tsx').then((chunk) => chunk.contactMessageRoute),
  },
  {
    path: paths.certificates.pattern,
    access: certificates,
    load: () => import('../features/certificates/route.tsx').then((chunk) => chunk.certificatesRoute),
    menu: { group: 'work', label: certificatesDeskTexts.title, count: 'certificates' },
  },
  {
    // Before the certificates themselves: it is no id of one.
    path: paths.certificateYear.pattern,
    access: certificates,
    load: () => import('../features/certificates/runs/route.tsx').then((chunk) => chunk.certificateYearRoute),
  },
  {
    path: paths.certificatesTold.pattern,
    access: certificates,
    load: () =>
      import('../features/certificates/notices/route.tsx').then((chunk) => chunk.certificatesToldRoute),
  },
  {
    path: paths.certificate.pattern,
    access: certificates,
    load: () => import('../features/certificates/detail-route.tsx').then((chunk) => chunk.certificateRoute),
  },
  {
    path: paths.mails.pattern,
    access: mails,
    load: () => import('../features/mail/route.tsx').then((chunk) => chunk.mailsRoute),
    menu: { group: 'work', label: mailsDeskTexts.title, count: 'failed-mails' },
  },
  {
    path: paths.deskMail.pattern,
    access: mails,
    load: () => import('../features/mail/detail-route.tsx').then((chunk) => chunk.deskMailRoute),
  },
]
