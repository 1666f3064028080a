import type { NotedPaper } from '@enlace/contract/papers/notes/kinds.ts'
import { notedPaperTexts, paperNoteTrialTexts as texts } from '@enlace/contract/papers/notes/texts.ts'
import { documentPaper } from '@enlace/documents/document-paper.ts'
import type { Service } from '../../../core/http/service.ts'
import { paperFrame } from '../letterhead.ts'

/** Creates a page of the company with a note where papers bear it. */
export async function noteTrial(
  service: Pick<Service, 'db' | 'settings'>,
  company: number,
  { papel, nota }: { papel: NotedPaper; nota: string },
): Promise<Buffer> {
  return documentPaper({
    ...(await paperFrame(service, company)),
    title: notedPaperTexts[papel],
    subtitle: texts.subtitle,
    figure: { label: texts.figure, value: texts.figureValue },
    warning: texts.warning,
    facts: [{ label: texts.supplier, value: texts.supplierValue }],
    tables: [],
    totals: [],
    remarks: [],
    companyNote: nota,
    note: texts.note,
    createdAt: new Date(),
  })
}
