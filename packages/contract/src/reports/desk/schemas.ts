import * as z from 'zod/mini'
import { DocumentId } from '../../core/values.ts'
import { columnKinds, ReportId } from '../shape.ts'
import { reportsDeskTexts as texts } from './texts.ts'

const line = (most: number, long: string) => z.string().check(z.trim(), z.maxLength(most, long))

/** A column that a report has, whatever the company shows of it. */
export const DeskColumn = z.object({
  id: z.string(),
  header: z.string(),
  kind: z.enum(columnKinds),
  /** Whether the report can be narrowed by it. */
  canFilter: z.boolean(),
  /** Shown only where the company's parameter of that name is on; empty for every other. */
  parametro: z.string(),
})
export type DeskColumn = z.infer<typeof DeskColumn>

/** What the company makes of a report; null leaves what it comes with. */
export const ReportSettings = z.object({
  is_on: z.nullable(z.boolean()),
  title: z.nullable(line(80, texts.titleLong)),
  about: z.nullable(line(300, texts.aboutLong)),
  columns: z.nullable(z.array(z.string()).check(z.minLength(1, texts.columnsMissing))),
  filters: z.nullable(z.array(z.string())),
  place: z.nullable(z.number().check(z.int(), z.minimum(1), z.maximum(999))),
})
export type ReportSettings = z.infer<typeof ReportSettings>

/** A report with what the company made of it. */
export const DeskReport = z.object({
  id: ReportId,
  title: z.string(),
  about: z.string(),
  /** Of the product; the others are views that the operator installed. */
  isShipped: z.boolean(),
  /** The module of its documents; null where it is of none. */
  modulo: z.nullable(z.string()),
  isModuleOn: z.boolean(),
  /** Whether suppliers have it now. */
  isOn: z.boolean(),
  columns: z.array(DeskColumn),
  /** The filters that it comes with. */
  filters: z.array(z.string()),
  settings: ReportSettings,
  /** What a change says that it saw. */
  sello: z.string(),
})
export type DeskReport = z.infer<typeof DeskReport>

/** A link to a report that the company keeps elsewhere. */
export const DeskReportLink = z.object({
  id: DocumentId,
  title: z.string(),
  about: z.string(),
  url: z.string(),
  place: z.number(),
  sello: z.string(),
})
export type DeskReportLink = z.infer<typeof DeskReportLink>

/** A link as staff writes it. */
export const ReportLinkBody = z.object({
  title: line(80, texts.titleLong).check(z.minLength(1, texts.titleMissing)),
  about: line(300, texts.aboutLong),
  url: z.string().check(
    z.trim(),
    z.refine((written) => isSafe(written), texts.urlMalformed),
  ),
  place: z
    .number(texts.placeMalformed)
    .check(
      z.int(texts.placeMalformed),
      z.minimum(1, texts.placeMalformed),
      z.maximum(999, texts.placeMalformed),
    ),
})
export type ReportLinkBody = z.infer<typeof ReportLinkBody>

/** An address that a browser may be led to: encrypted, and without somebody's password in it. */
function isSafe(written: string): boolean {
  if (!URL.canParse(written)) return false
  const { protocol, username, password, href } = new URL(written)
  return protocol === 'https:' && username === '' && password === '' && href.length <= 500
}
